import { expect, test } from 'vitest';
import {
	rememberedSuccess,
	rememberedUser,
	rememberSuccess,
	rememberUser,
} from '../../../../src/client/leads/device/remembered.ts';
import { makeStore } from '../make-storage.ts';

test('USER-5 a user is remembered by five fields, and an empty one takes nothing away', () => {
	const store = makeStore();
	rememberUser(store, {
		name: ' Ann ',
		last_name: 'Lee',
		email: 'a@b.example',
		phone: '',
		postcode: '4000',
		message: 'Hi',
	});
	rememberUser(store, { name: 'Anna', email: '', phone: '0491 570 156' });
	expect(rememberedUser(store)).toEqual({
		name: 'Anna',
		last_name: 'Lee',
		email: 'a@b.example',
		phone: '0491 570 156',
		postcode: '4000',
	});
});

test('USER-5 what else stands in the storage is nobody', () => {
	const store = makeStore();
	for (const stored of ['x', [1], { name: 7, email: { a: 1 } }]) {
		store.write('user', stored);
		expect(rememberedUser(store)).toEqual({});
	}
});

test('USER-5, FORM-9 the last category, where it is one', () => {
	const store = makeStore();
	expect(rememberedSuccess(store)).toBeNull();
	rememberSuccess(store, 'used-vehicle-enquiry');
	expect(rememberedSuccess(store)).toBe('used-vehicle-enquiry');
	store.write('success_category', '<b>');
	expect(rememberedSuccess(store)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { nextPath } from '../../../src/islands/sign-in/next-path.ts';
import { keepProgress, readProgress, secondsLeft } from '../../../src/islands/sign-in/progress.ts';
import { codeDigits, signInRules } from '../../../src/islands/sign-in/sign-in-rules.ts';
import { signInForm } from '../../../src/site/account/sign-in-form.ts';
import { makeStore } from '../../client/leads/make-storage.ts';
import { makeConfig } from '../../support/make-site.ts';

const minute = 60_000;

describe('USER-4 progress of a sign-in survives a reload', () => {
	test('at the code as long as the code is good, then with the number filled in', () => {
		const tab = makeStore();
		const progress = { step: 'code', phone: '0491 570 156', sentAt: minute, wait: 30_000 } as const;
		keepProgress(tab, progress);
		expect(readProgress(tab, 2 * minute)).toEqual(progress);
		expect(readProgress(tab, 6 * minute)).toEqual({ step: 'phone', phone: '0491 570 156' });
		keepProgress(tab, null);
		expect(readProgress(tab)).toEqual({ step: 'phone', phone: '' });
	});

	test.each([
		7,
		'x',
		[],
		{ step: 'admin' },
		{ step: 'code' },
		{ step: 'code', phone: 7, sentAt: 0 },
		{ phone: 'x'.repeat(41) },
	])('what else a tab holds is the beginning: %j', (stored) => {
		const tab = makeStore();
		tab.write('sign_in', stored);
		expect(readProgress(tab, minute)).toEqual({ step: 'phone', phone: '' });
	});

	test.each([
		[0, 30],
		[1, 30],
		[29_001, 1],
		[30_000, 0],
		[90_000, 0],
	])('%i ms after a code another one can be had in %i s', (now, left) => {
		expect(secondsLeft({ sentAt: 0, wait: 30_000 }, now)).toBe(left);
	});
});

describe('USER-4 the code', () => {
	test.each([
		['123456', '123456'],
		['123 456', '123456'],
		['12a3', '123'],
		['1234567', '123456'],
		['Your Motorama code is 246810. It works for 5 minutes.', '246810'],
		['@motorama.example #135790', '135790'],
		['', ''],
	])('typed or pasted as %j is %j', (typed, digits) => {
		expect(codeDigits(typed)).toBe(digits);
	});
});

describe('ROUTE-11 after signing in', () => {
	test.each([
		['?redirect=%2Fcars%2Fx%2F%3Fa%3D1', '/cars/x/?a=1'],
		['?redirect=%2F%2Fevil.example', null],
		['?redirect=%2F%5Cevil.example', null],
		['?redirect=https%3A%2F%2Fevil.example', null],
		['?redirect=javascript%3Aalert(1)', null],
		['?redirect=%09%2F%2Fevil.example', null],
		['?redirect=%2Fsign-in%2F', null],
		['?redirect=%2Fsign-in%3Ftype%3Dwatchlist', null],
		['?redirect=%2Fsign-in-sheet%2F', '/sign-in-sheet/'],
		['', null],
	])('%s leads to %j', (search, path) => {
		const origin = 'https://motorama.example';
		expect(nextPath({ search, origin }, '')).toBe(path);
		expect(nextPath({ search, origin }, `${origin}/cars/y/?a=1`)).toBe(path ?? '/cars/y/?a=1');
		for (const referrer of [
			'https://evil.example/x/',
			`${origin}.evil.example/x/`,
			`${origin}//evil.example/`,
			`${origin}/sign-in/`,
		])
			expect(nextPath({ search, origin }, referrer)).toBe(path);
	});
});

describe('FORM-3, USER-4 the rules of the fields', () => {
	const faultsOf = (locale: 'en-AU' | 'en-NZ') => {
		const rules = signInRules(signInForm(makeConfig({ locale }), null));
		return (name: keyof typeof rules, values: object): string | null => {
			try {
				rules[name].validateSync(values);
				return null;
			} catch (error) {
				return (error as Error).message;
			}
		};
	};

	test('a code comes by SMS: the number is a mobile one of the country', () => {
		const fault = faultsOf('en-AU');
		for (const phone of ['0491 570 156', '+61 491 570 156', '0412345678']) expect(fault('phone', { phone })).toBeNull();
		for (const phone of ['(02) 5550 1234', '12', 'x']) expect(fault('phone', { phone })).toMatch(/Australian mobile/);
		expect(fault('phone', { phone: '' })).toBe('*This is a required field.');
	});

	test('messages by email need an address', () => {
		const fault = faultsOf('en-NZ');
		const person = { name: '', last_name: '', email: '' };
		expect(fault('details', { ...person, alerts: 'none' })).toBeNull();
		expect(fault('details', { ...person, alerts: 'email' })).toMatch(/email address/);
		expect(fault('details', { ...person, email: 'x', alerts: 'none' })).toBe('invalid email address');
		expect(fault('details', { ...person, email: 'a@b.example', alerts: 'email' })).toBeNull();
		expect(fault('name', { name: '<b>', last_name: '' })).toBe('Please use alphabetical characters only.');
	});
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { DeviceStore } from '../../../src/client/leads/device/device-store.ts';
import { savedNotes } from '../../../src/client/saved/saved-notes.ts';

const kept = new Map<string, unknown>();
const store: DeviceStore = {
	read: (name) => kept.get(name) ?? null,
	write: (name, value) => {
		kept.set(name, value);
		return true;
	},
};
beforeEach(() => kept.clear());

describe('USER-1 what the device remembers of saved cars', () => {
	test('a car that is saved again is remembered as it is then', () => {
		const notes = savedNotes(store);
		notes.keep({ id: 7, name: '2021 Kia Rio', price: 20_000 });
		notes.keep({ id: 8, name: '2024 Tesla Model 3', weekly: 290 });
		notes.keep({ id: 7, name: '2021 Kia Rio', price: 18_000 });
		expect([...notes.all().values()]).toEqual([
			{ id: 8, name: '2024 Tesla Model 3', weekly: 290 },
			{ id: 7, name: '2021 Kia Rio', price: 18_000 },
		]);
	});

	test('at sign-out those that the device itself does not keep go', () => {
		const notes = savedNotes(store);
		for (const id of [7, 8, 9]) notes.keep({ id, name: 'Kia' });
		notes.keepOnly([8]);
		expect([...notes.all().keys()]).toEqual([8]);
		notes.keepOnly([]);
		expect(kept.get('saved_notes')).toBeNull();
	});

	test('the oldest go where there are too many', () => {
		const notes = savedNotes(store);
		for (let id = 1; id <= 260; id++) notes.keep({ id, name: 'Kia' });
		expect(notes.all().size).toBe(250);
		expect(notes.all().has(10)).toBe(false);
		expect(notes.all().has(11)).toBe(true);
	});

	test.each([null, 'text', 7, {}, [null, 7, 'x', [], { id: '7', name: 'Kia' }, { id: 7 }, { id: 7, name: '' }]])(
		'what is stored as %j is nothing',
		(stored) => {
			kept.set('saved_notes', stored);
			expect(savedNotes(store).all().size).toBe(0);
		},
	);

	test('what is usable of a note is used', () => {
		kept.set('saved_notes', [{ id: 7, name: 'K'.repeat(500), price: '20000', weekly: -1, more: true }]);
		expect(savedNotes(store).all().get(7)).toEqual({ id: 7, name: 'K'.repeat(120) });
	});
});

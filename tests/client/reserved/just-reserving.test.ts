import { expect, test } from 'vitest';
import { isJustReserving, noteReserving } from '../../../src/client/reserved/just-reserving.ts';
import { makeStore } from '../leads/make-storage.ts';

test('CAR-11 a tab that has just reserved a car knows so for a minute, and others do not', () => {
	const tab = makeStore();
	expect(isJustReserving(tab)).toBe(false);
	noteReserving(tab);
	expect(isJustReserving(tab)).toBe(true);
	tab.write('reserving', Date.now() - 61_000);
	expect(isJustReserving(tab)).toBe(false);
	tab.write('reserving', 'now');
	expect(isJustReserving(tab)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeptItem, readKept, writeKept } from '../../../../src/client/leads/device/kept-item.ts';
import { recentCars } from '../../../../src/client/recent/recent-cars.ts';
import { keptSearches } from '../../../../src/islands/kept-searches/kept-searches.ts';
import { makeStore } from '../make-storage.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 22);
const text = (stored: unknown): string => (typeof stored === 'string' ? stored : 'nothing');
const item: KeptItem<'trade_in_valuation', string> = { name: 'trade_in_valuation', version: 3, days: 30, parse: text };
const migrating = { ...item, migrate: (stored: unknown, version: number) => `${stored} of ${version}` };

test('USER-5 an item comes back as it was kept', () => {
	const store = makeStore();
	expect(readKept(store, item, now)).toBe('nothing');
	writeKept(store, item, 'a', now);
	expect(readKept(store, item, now + 30 * day)).toBe('a');
	writeKept(store, item, null);
	expect(store.read(item.name)).toBeNull();
});

test.each([
	['too old', { v: 3, at: now - 30 * day - 1, is: 'a' }, null],
	['of a time to come', { v: 3, at: now + 31 * day, is: 'a' }, null],
	['without a time', { v: 3, is: 'a' }, null],
	['of an older version', { v: 2, at: now, is: 'a' }, null],
	['of the first version, bare', 'a', null],
	['of a later version, which a page of then can read', { v: 4, at: now, is: 'a' }, { v: 4, at: now, is: 'a' }],
])('USER-5 an item %s counts as not there', (_, stored, left) => {
	const store = makeStore();
	store.write(item.name, stored);
	expect(readKept(store, item, now)).toBe('nothing');
	expect(store.read(item.name)).toEqual(left);
});

test('USER-5 an older version is migrated once', () => {
	const store = makeStore();
	store.write(item.name, 'a');
	expect(readKept(store, migrating, now)).toBe('a of 1');
	expect(store.read(item.name)).toEqual({ v: 3, at: now, is: 'a of 1' });
	expect(readKept(store, migrating, now + day)).toBe('a of 1');
});

test('USER-5 whatever stands in the storage, reading never throws', () => {
	const store = makeStore();
	const anything = fc.oneof(fc.jsonValue(), fc.record({ v: fc.constant(1), at: fc.jsonValue(), is: fc.jsonValue() }));
	fc.assert(
		fc.property(anything, (stored) => {
			store.write('recent', stored);
			store.write('searches', stored);
			expect(recentCars(store).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
			expect(keptSearches(store).every(({ path, name }) => path.startsWith('/') && name.length > 0)).toBe(true);
		}),
		{ seed: 14, numRuns: 300 },
	);
});

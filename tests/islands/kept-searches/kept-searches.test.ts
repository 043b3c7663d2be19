import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import {
	countNew,
	dropSearch,
	keepSearch,
	keptSearches,
	markSeen,
	mostSearches,
} from '../../../src/islands/kept-searches/kept-searches.ts';
import { nameSearch } from '../../../src/islands/kept-searches/name-search.ts';
import { newsText } from '../../../src/islands/kept-searches/news-text.ts';
import { packIds, unpackIds } from '../../../src/islands/kept-searches/packed-ids.ts';
import { idsOf } from '../../../src/islands/kept-searches/search-stock.ts';
import { readSearch } from '../../../src/search/state/url-state.ts';
import { makeStore } from '../../client/leads/make-storage.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const search = (query: string, seen: string | null = '') => ({
	query,
	path: `/search/cars/${query}`,
	name: query,
	seen,
});

test('USER-5 ids come back from their text, in a few characters each', () => {
	const ids = fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 200 });
	fc.assert(
		fc.property(ids, (given) => {
			expect([...unpackIds(packIds(given))].sort()).toEqual([...new Set(given)].sort());
		}),
		{ seed: 14 },
	);
	expect(packIds(Array.from({ length: 1000 }, (_, index) => 100_000 + index * 3)).length).toBeLessThan(2100);
});

describe('USER-5 kept searches', () => {
	test('the latest first, each once, twenty at most', () => {
		const store = makeStore();
		for (let number = 1; number <= 22; number++) keepSearch(store, search(`?q=${number}`));
		keepSearch(store, search('?q=21'));
		expect(keptSearches(store).map(({ query }) => query)).toEqual(
			['21', '22', ...Array.from({ length: 18 }, (_, index) => String(20 - index))].map((q) => `?q=${q}`),
		);
		expect(keptSearches(store)).toHaveLength(mostSearches);
		dropSearch(store, '?q=22');
		expect(keptSearches(store).some(({ query }) => query === '?q=22')).toBe(false);
	});

	test('new are the cars that were not seen, whatever became of those that were', () => {
		const store = makeStore();
		keepSearch(store, search('?q=a', packIds([3, 5, 8])));
		const count = (ids: number[]) => keptSearches(store).map((kept) => countNew(kept, ids));
		expect(count([3, 5, 8])).toEqual([0]);
		expect(count([5, 9, 10])).toEqual([2]);
		markSeen(store, '?q=a', { ids: [5, 9, 10], since: '2026-11-24', name: 'A' });
		expect(keptSearches(store)[0]?.since).toBe('2026-11-24');
		expect(count([5, 9, 10, 11])).toEqual([1]);
		keepSearch(store, search('?q=b', null));
		expect(count([1])).toEqual([null, 1]);
	});

	test.each(['//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', 7])(
		'a search that leads to %s is dropped',
		(path) => {
			const store = makeStore();
			store.write('searches', [{ query: '', path, name: 'a', seen: '' }]);
			expect(keptSearches(store)).toEqual([]);
		},
	);
});

describe('USER-5 the cars of a search, as the list finds them', () => {
	const cars = [
		makeCar({ id: 1, stocknum: 'A', make: 'Toyota', model: 'Hilux', price: 30_000, body: 'Ute', seats: 5 }),
		makeCar({ id: 2, stocknum: 'B', make: 'Toyota', model: 'Corolla', price: 20_000, body: 'Hatch', seats: 5 }),
		makeCar({ id: 3, stocknum: 'C', make: 'Kia', model: 'Carnival', price: 40_000, body: 'People mover', seats: 8 }),
		makeCar({
			id: 4,
			stocknum: 'D',
			make: 'Kia',
			model: 'Rio',
			price: 15_000,
			status: 'sold',
			sold_date_timestamp: Date.now() / 1000,
		}),
	];
	const set = { search_categories: [{ name: 'Under 25', slug: 'under-25', filter: 'price:<25000' }] };
	const site = makeSite(set, cars);
	const found = openPageSearch(JSON.parse(JSON.stringify(site.stock.packed())));

	test.each([
		['', [1, 2, 3]],
		['?make=toyota', [1, 2]],
		['?make=Toyota~Kia&price=25000-', [1, 3]],
		['?price=-20000', [2]],
		['?q=hilux', [1]],
		['?seats=8', [3]],
		['?category=under-25', [2]],
		['?make=Audi', []],
	])('%s', async (query, ids) => {
		const categories = [{ name: 'Under 25', slug: 'under-25', filter: 'price:<25000' }];
		expect((await idsOf(found, readSearch(query).state, categories)).sort()).toEqual(ids);
	});

	test.each([
		['?q=toyota under 25k', 'Toyota cars up to $25,000'],
		['?make=Kia&seats=8', '8-seat Kia cars'],
		['?make=Kia&category=under-25', 'Kia cars, in Under 25'],
		['?category=under-25', 'Under 25'],
		['', 'All cars'],
	])('USER-5 a search for %s is called “%s”', async (query, name) => {
		const { state } = readSearch(query);
		const categories = [{ name: 'Under 25', slug: 'under-25', filter: 'price:<25000' }];
		await idsOf(found, state, categories);
		const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
		expect(nameSearch(found.meant(state), { categories, dealerships: {}, words }, found.meta.card)).toBe(name);
	});
});

describe('USER-5 what is new in a search, and since when', () => {
	test.each([
		[3, '2026-11-24', '3 new since Tuesday · 24 for sale'],
		[3, '2026-11-26', '3 new since yesterday · 24 for sale'],
		[3, '2026-11-27', '3 new · 24 for sale'],
		[3, '2026-11-03', '3 new since 3 November · 24 for sale'],
		[3, undefined, '3 new · 24 for sale'],
		[0, '2026-11-24', '24 for sale'],
		[null, '2026-11-24', '24 for sale'],
	])('%s since %s', (fresh, since, text) => {
		expect(newsText({ fresh, forSale: 24, since }, { today: '2026-11-27', locale: 'en-AU' })).toBe(text);
	});
});

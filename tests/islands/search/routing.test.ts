import { describe, expect, test } from 'vitest';
import { searchAt, searchPath } from '../../../src/islands/search/state/routing.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';

const listPath = '/search/used-cars/';
const toyota = { ...emptySearch, lists: { make: ['Toyota'] } };
const paths = {
	listPath,
	own: { path: '/search/used-cars/toyota/', state: toyota },
	categories: [{ slug: '7-seater-cars', name: '7 seater cars', filter: 'seats:=7' }],
};
const at = (pathname: string, search = '') => searchAt({ pathname, search }, paths);

describe('SRCH-6 the address of a search', () => {
	test('is the page’s own where it asks for what the page shows, else the list’s with a query', () => {
		expect(searchPath(toyota, paths)).toBe('/search/used-cars/toyota/');
		expect(searchPath({ ...toyota, page: 2 }, paths)).toBe('/search/used-cars/?make=Toyota&page=2');
		expect(searchPath(emptySearch, paths)).toBe(listPath);
	});

	test('without a query asks for what its page shows', () => {
		expect(at('/search/used-cars/toyota/')).toEqual(toyota);
		expect(at(listPath)).toEqual(emptySearch);
	});

	test('with a query asks for that on top of what its page shows', () => {
		const { lists, ranges, page } = at('/search/used-cars/toyota/', '?price=-20000&page=2');
		expect({ lists, ranges, page }).toEqual({
			lists: { make: ['Toyota'] },
			ranges: { price: { max: 20_000 } },
			page: 2,
		});
		expect(at('/search/used-cars/toyota/', '?make=Kia').lists).toEqual({ make: ['Kia'] });
	});

	test('with parameters of others asks for nothing more', () => {
		expect(at('/search/used-cars/toyota/', '?utm_source=mail')).toEqual(toyota);
	});

	test('a category that the site does not have is not asked for', () => {
		expect(at(listPath, '?category=7-seater-cars').category).toBe('7-seater-cars');
		expect(at(listPath, '?category=gone').category).toBeNull();
	});

	test('each search comes back from its address', () => {
		const state = {
			...toyota,
			query: 'white ute',
			ranges: { km: { min: 10, max: 90_000 } },
			sort: 'lowest_price' as const,
		};
		const { pathname, search } = new URL(searchPath(state, paths), 'https://site.example');
		expect(at(pathname, search)).toEqual(state);
	});
});

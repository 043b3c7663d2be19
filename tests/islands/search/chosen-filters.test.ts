import { describe, expect, test } from 'vitest';
import { chosenFilters, isOwnSearch, withoutFilters } from '../../../src/islands/search/state/chosen-filters.ts';
import { withChoice, withRange } from '../../../src/search/state/choose.ts';
import { emptySearch, type SearchState } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';

const { labels } = makeConfig();
const texts = {
	labels: { locale: 'en-AU' as const, labels, dealerships: {} },
	categories: [{ slug: 'sevens', name: '7 seater cars', filter: 'seats:=7' }],
};
const state: SearchState = {
	...emptySearch,
	query: ' toyta ',
	lists: { make: ['ŠKODA'] },
	ranges: { price: { max: 20_000 } },
	category: 'sevens',
	sort: 'latest',
	page: 4,
};

describe('what a visitor has chosen', () => {
	test('SRCH-5 is said in the site’s words', () => {
		expect(chosenFilters(state, texts).map(({ label }) => label)).toEqual([
			'“toyta”',
			'7 seater cars',
			'Škoda',
			'Price: up to $20,000',
		]);
	});

	test('each can be taken back by itself, which leads to the first page', () => {
		const [query, category, make, price] = chosenFilters(state, texts).map(({ without }) => without(state));
		expect(query).toEqual({ ...state, query: '', page: 1 });
		expect(category).toEqual({ ...state, category: null, page: 1 });
		expect(make).toEqual({ ...state, lists: {}, page: 1 });
		expect(price).toEqual({ ...state, ranges: {}, page: 1 });
	});

	test('SRCH-3 words that have been read are what they were read as', () => {
		const read = [{ key: 'q:under $30k', label: 'Price: up to $30,000', without: withoutFilters }];
		expect(chosenFilters({ ...emptySearch, query: 'under $30k' }, { ...texts, asked: () => read })).toEqual(read);
	});

	test('what the page itself shows is none of it, in whatever order and on whichever page', () => {
		const used = { ...emptySearch, lists: { car_type: ['used'] } };
		const own = { path: '/search/used-cars/', state: used };
		expect(isOwnSearch({ ...used, sort: 'latest', page: 2 }, { own })).toBe(true);
		expect(isOwnSearch({ ...used, lists: { ...used.lists, make: ['Kia'] } }, { own })).toBe(false);
		expect(isOwnSearch(emptySearch, { own })).toBe(false);
	});

	test('all of it can be taken back; the order stays', () => {
		expect(withoutFilters(state)).toEqual({ ...emptySearch, sort: 'latest' });
	});
});

describe('SRCH-2 choosing', () => {
	test('a value joins the others and leaves them', () => {
		const both = withChoice(withChoice(emptySearch, 'make', 'Kia'), 'make', 'Audi');
		expect(both.lists).toEqual({ make: ['Kia', 'Audi'] });
		expect(withChoice(both, 'make', 'Kia').lists).toEqual({ make: ['Audi'] });
	});

	test('models go with the last make', () => {
		const model = withChoice(withChoice(emptySearch, 'make', 'Kia'), 'model', 'Rio');
		expect(withChoice(model, 'make', 'Kia').lists).toEqual({});
		expect(withChoice(withChoice(model, 'make', 'Audi'), 'make', 'Kia').lists).toEqual({
			make: ['Audi'],
			model: ['Rio'],
		});
	});

	test('a range with both ends open is none', () => {
		expect(withRange(state, 'price', {}).ranges).toEqual({});
		expect(withRange(state, 'year', { min: 2020 }).ranges).toEqual({ price: { max: 20_000 }, year: { min: 2020 } });
	});
});

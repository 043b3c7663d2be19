import { expect, test } from 'vitest';
import { asFilters } from '../../../src/search/asked/as-filters.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { emptySearch, type SearchState } from '../../../src/search/state/search-state.ts';
import { cars, site } from './stocks.ts';

const stock = site('car', { ...cars, make: ['BMW', 'Audi', 'Kia'], model: ['Q3'], feature_words: ['towbar'] });
const chosen = (query: string, before: Partial<SearchState> = {}) => {
	const { query: words, lists, ranges } = asFilters({ ...emptySearch, query, ...before }, readAsked(query, stock));
	return { words, lists, ranges };
};

test.each([
	['bmw or audi under 60k', '', { make: ['BMW', 'Audi'] }, { price: { max: 60_000 } }],
	['white cars', '', { colour: ['White', 'Pearl White'] }, {}],
	['kia suv with tow bar', 'with tow bar', { make: ['Kia'], simple_body: ['SUV'] }, {}],
	['kia not white', 'not white', { make: ['Kia'] }, {}],
	['ferrari under 50k', 'ferrari', {}, { price: { max: 50_000 } }],
	['ferrari', 'ferrari', {}, {}],
])('SRCH-3 “%s” in the panel of filters', (query, words, lists, ranges) => {
	expect(chosen(query)).toEqual({ words, lists, ranges });
});

test('SRCH-3 what is chosen already counts beside the words, which stay', () => {
	const before = { lists: { make: ['Audi'] }, ranges: { price: { max: 20_000 } } };
	expect(chosen('audi under 60k', before)).toEqual({ words: 'audi under 60k', ...before });
});

test('SRCH-3 another make that is typed beside a chosen one is ticked too', () => {
	expect(chosen('bmw', { lists: { make: ['Audi'] } })).toEqual({
		words: '',
		lists: { make: ['Audi', 'BMW'] },
		ranges: {},
	});
});

import { describe, expect, test } from 'vitest';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { sortIndex } from '../../../src/search/fields/sorts.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';
import { asking, read, stock } from './stocks.ts';

describe('SRCH-1 words for an order are one', () => {
	test.each([
		['cheap hatch', 'hatch', 'order lowest_price'],
		['cheapest kia', 'kia', 'order lowest_price'],
		['affordable cars with 4wd', 'cars', 'order lowest_price', 'drive_type 4WD'],
		['a budget ute', 'ute', 'order lowest_price'],
		['cheap ute under $40k', 'ute', 'order lowest_price', 'price -40000'],
		['lowest price', '', 'order lowest_price'],
		['most expensive suv', 'suv', 'order highest_price'],
		['newest hilux', 'hilux', 'order latest'],
		['just in', '', 'order latest'],
		['lowest km ute', 'ute', 'km -50000'],
		['cheaper than 20k', '', 'price -20000'],
		['"cheap"', '"cheap"'],
	])('%s', (query, ...expected) => {
		expect(read(query)).toEqual(expected);
	});

	test('the lowest kilometres are one where the site has that order', () => {
		const sorted = { ...stock, sorts: [{ name: 'lowest_kms' as const }] };
		expect(read('lowest km ute', sorted)).toEqual(['ute', 'order lowest_kms']);
		expect(read('low km ute', sorted)).toEqual(['ute', 'km -50000']);
	});

	test('a week’s repayment is the price that it pays for, where the site reckons them', () => {
		const reckoned = { ...stock, priceFor: (weekly: number) => weekly * 200 };
		expect(read('suv $150 a week', reckoned)).toEqual(['suv', 'price -30000']);
		expect(read('under $150 pw', reckoned)).toEqual(['', 'price -30000']);
		expect(read('$125 to $200 a week', reckoned)).toEqual(['', 'price 25000-40000']);
		expect(read('Over $400 a week', reckoned)).toEqual(['', 'price 80000-']);
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		expect(read('suv $650 a month', reckoned)).toEqual(['suv', 'price -30000']);
		expect(read('suv $300 fortnightly', reckoned)).toEqual(['suv', 'price -30000']);
		const [, weekly] = openAskedWords(reckoned, asking).filters('suv $150 a week', labels, null);
		expect(weekly?.label).toBe('Up to $150 a week');
		const [between] = openAskedWords(reckoned, asking).filters('$125 to $200 a week', labels, null);
		expect(between?.label).toBe('From $125 to $200 a week');
	});

	test('it is shown beside the filters, can be taken away, and narrows nothing', () => {
		const words = openAskedWords(stock, asking);
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		expect(words.order('kia')).toBeNull();
		expect(words.order('cheapest kia under 30k')).toEqual({ sort: 'lowest_price', rest: 'kia under 30k' });
		const [, order] = words.filters('cheapest kia', labels, null);
		expect(order).toMatchObject({ key: 'order', label: 'Lowest price first' });
		expect(order?.without({ ...emptySearch, query: 'cheapest kia' }).query).toBe('kia');
		expect(words.request({ indexName: 'vehicles', params: { query: 'cheapest kia' } })).toEqual({
			indexName: sortIndex('lowest_price'),
			params: { query: 'kia', facetFilters: [], numericFilters: [] },
		});
	});
});

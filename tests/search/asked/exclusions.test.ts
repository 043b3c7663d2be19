import { describe, expect, test } from 'vitest';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';
import { anyWhite, asking, carSite, cars, said, site } from './stocks.ts';

describe('SRCH-3 what is said not to be wanted', () => {
	test.each([
		['not white', '', `not ${anyWhite}`],
		['not a white suv', '', 'simple_body SUV', `not ${anyWhite}`],
		['suv without electric', '', 'simple_body SUV', 'not simple_fuel Electric'],
		['no white or grey suvs', '', 'simple_body SUV', `not ${anyWhite}`, 'not colour Grey'],
		['anything but a kia', '', 'not make Kia'],
		['not new', '', 'not car_type new'],
		['not 7 seater', '', 'not seats 7'],
		['no 4wd', '', 'not drive_type 4WD'],
		['without a towbar or sunroof', '', 'not feature towbar', 'not feature sunroof'],
		['kia not under 20k', '', 'make Kia', 'price 20000-'],
		['not older than 2018', '', 'year 2018-'],
		['no more than $20k', '', 'price -20000'],
		['white not suv', '', anyWhite, 'not simple_body SUV'],
	])('what is said not to be wanted is left out, never asked for: %s', (query, words, ...wishes) => {
		const { words: rest, parts, notes } = readAsked(query, site('car', { ...cars, feature_words: ['towbar sunroof'] }));
		expect([rest, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
		expect(notes).toEqual([]);
	});

	test.each([
		['kia without service history', ['make Kia'], 'without service history'],
		['not cheap', [], 'not cheap'],
		['no towbar suv', ['simple_body SUV'], 'no towbar'],
	])('what is not wanted and no filter can tell is said to be left out: %s', (query, wishes, left) => {
		const { words, parts, notes } = readAsked(query, carSite);
		expect([words, ...parts.map(({ wish }) => said(wish))]).toEqual(['', ...wishes]);
		expect(notes).toEqual([`“${left}” is left out: there is no filter for it.`]);
	});

	test('what is left out is a condition, a filter that can be taken back, and part of the name', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = openAskedWords(site('car', { ...cars, feature_words: ['towbar'] }), asking);
		const query = 'no white or grey suv not 7 seats without towbar';
		const { params } = words.request({ indexName: 'vehicles', params: { query } });
		expect(params).toMatchObject({
			query: '',
			filters: 'feature_words:!towbar',
			numericFilters: ['seats!=7'],
		});
		expect(params?.facetFilters).toContainEqual(['colour:-White']);
		expect(params?.facetFilters).toContainEqual(['colour:-Pearl White']);
		const filters = words.filters(query, labels, null);
		const labelled = Object.fromEntries(filters.map((filter) => [filter.label, filter]));
		expect(Object.keys(labelled).sort()).toEqual(['Not 7 seats', 'Not grey', 'Not white', 'SUV', 'Without tow bar']);
		const without = (label: string) => labelled[label]?.without({ ...emptySearch, query }).query;
		expect(without('Not white')).toBe('no grey suv not 7 seats without towbar');
		expect(without('Without tow bar')).toBe('no white or grey suv not 7 seats');
		const name = (typed: string) =>
			searchName(
				words.meant({ ...emptySearch, query: typed }),
				{ labels, words: { singular: 'car', plural: 'cars', sale: ' for sale' } },
				3,
			);
		expect(name('not a white or grey suv')).toBe('3 SUVs for sale, not white or grey');
		expect(name('not suv under 30k')).toBe('3 cars for sale up to $30,000, no SUVs');
		expect(name('not used or new')).toBe('3 cars for sale, not used or new');
		expect(name('not 7 seater kia without towbar')).toBe('3 Kia cars for sale without tow bar, not 7-seat');
	});
});

import { describe, expect, test } from 'vitest';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';
import { asking, bikeSite, camperSite, carSite, cars, labelsOf, site, stock } from './stocks.ts';

describe('SRCH-3 what was read is shown, each with a way out, and names the list', () => {
	test('names and filters quote what was typed', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = openAskedWords(carSite, asking);
		const typed = { ...emptySearch, query: 'racing for a prize' };
		expect(words.meant(typed).query).toBe('racing for a prize');
		expect(words.filters(typed.query, labels, null).map(({ label }) => label)).toEqual(['“racing for a prize”']);
		expect(words.meant({ ...emptySearch, query: 'racing white prize' }).query).toBe('racing prize');
	});

	test('the only black is black, whatever the maker calls it', () => {
		const only = site('car', { ...cars, colour: ['Obsidian Black'] });
		const [filter] = openAskedWords(only, asking).filters('black', labelsOf('en-AU'), null);
		expect(filter?.label).toBe('Black');
	});

	test('a word for two fuels names both, as each is counted apart elsewhere', () => {
		const [filter] = openAskedWords(carSite, asking).filters('hybrid', labelsOf('en-AU'), null);
		expect(filter?.label).toBe('Hybrid or Plug-in Hybrid');
	});

	test('beside what was understood the chip of the other words has no more than the heading', () => {
		const words = openAskedWords(carSite, asking);
		const shown = words.filters('electric car long range', labelsOf('en-AU'), null).map(({ label }) => label);
		expect(shown).toEqual(['“long range”', 'Electric']);
	});

	test('without the words that nothing has, alternatives stay', () => {
		const models = site('car', { ...cars, model: ['Corolla'] });
		const words = openAskedWords(models, asking);
		const query = 'kia zzz or corolla';
		const [ofWords] = words.filters(query, labelsOf('en-AU'), null);
		expect(ofWords?.without({ ...emptySearch, query }).query).toBe('kia or corolla');
	});

	test('ROUTE-4 a search is called by what its words mean', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
		const called = (query: string, stockOf = carSite) => {
			const typed = { ...emptySearch, query };
			return searchName(openAskedWords(stockOf, asking).meant(typed), { labels, words }, 12);
		};
		expect(called('white ute under 40')).toBe('12 white utes for sale up to $40,000');
		expect(called('used kia cars')).toBe('12 used Kia cars for sale');
		expect(called('4x4 ute')).toBe('4×4 utes for sale (12)');
		expect(called('kia 2019')).toBe('2019 Kia cars for sale (12)');
		const bikeWords = { singular: 'motorcycle', plural: 'motorcycles', sale: '' };
		const learner = openAskedWords({ ...bikeSite, priceFor: (weekly) => weekly * 200 }, asking).meant({
			...emptySearch,
			query: 'lams under $90 a week',
		});
		expect(searchName(learner, { labels, words: bikeWords }, 22)).toBe('22 LAMS-approved motorcycles up to $90 a week');
		const camper = openAskedWords(camperSite, asking).meant({ ...emptySearch, query: 'caravan sleeps 4' });
		expect(searchName(camper, { labels, words })).toBe('4-berth caravans for sale');
		expect(called('lamborghini')).toBe('12 cars matching “lamborghini”');
	});

	test('what all of the stock is stays to be seen and taken away, where it is all that is said', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const shown = (query: string) =>
			openAskedWords(bikeSite, asking)
				.filters(query, labels, null)
				.map(({ label }) => label);
		expect(shown('bike')).toEqual(['“bike”']);
		expect(shown('white bike')).toEqual(['White']);
		expect(shown('honda bikes')).toEqual(['“honda bikes”']);
		const us = { ...labels, locale: 'en-US' as const };
		const filters = openAskedWords(site('car', cars, 'en-US'), asking).filters('white truck', us, null);
		expect(filters.map(({ label }) => label).sort()).toEqual(['Truck', 'White']);
	});

	test('what is said twice is one filter, and goes as one', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = openAskedWords(carSite, asking).filters('white dual cab ute', labels, null);
		expect(filters.map(({ label }) => label)).toEqual(['White', 'Ute']);
		expect(filters[1]?.without({ ...emptySearch, query: 'white dual cab ute' }).query).toBe('white');
	});

	test('each is a filter by itself; one that is taken away leaves the others', () => {
		const typed = { ...emptySearch, query: 'red 4x4 kia under $30k', page: 3 };
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = openAskedWords(stock, asking).filters(typed.query, labels, null);
		expect(filters.map(({ label }) => label)).toEqual(['“red kia”', '4×4', 'Price: up to $30,000']);
		expect(filters.map(({ without }) => without(typed))).toEqual([
			{ ...emptySearch, query: '4x4 under $30k' },
			{ ...emptySearch, query: 'red kia under $30k' },
			{ ...emptySearch, query: 'red 4x4 kia' },
		]);
	});
});

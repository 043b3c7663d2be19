import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAnswers } from '../../../src/client/finder/answer.ts';
import { listScope } from '../../../src/client/finder/list-scope.ts';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { readSearch } from '../../../src/search/state/url-state.ts';
import { indexSource, stockIndex } from '../../../src/site/index/stock-index.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const car = (stocknum: string, make: string, model: string, set = {}) => makeCar({ stocknum, make, model, ...set });
const cars = [
	car('1', 'Toyota', 'HiLux', { body: 'Ute', colour: 'White', price: 42_000, fuel: 'Diesel', seats: 5 }),
	car('2', 'Toyota', 'HiLux', { body: 'Ute', colour: 'Glacier White', price: 28_000, fuel: 'Diesel', seats: 5 }),
	car('3', 'Nissan', 'Navara', { body: 'Ute', colour: 'White', price: 31_000, fuel: 'Diesel', seats: 5 }),
	car('4', 'Toyota', 'RAV4', { body: 'SUV', colour: 'Red', price: 39_000, fuel: 'Hybrid', seats: 5 }),
	car('5', 'Kia', 'Sorento', { body: 'SUV', colour: 'White', price: 35_000, fuel: 'Petrol', seats: 7 }),
	car('6', 'Kia', 'Sorento', { body: 'SUV', colour: 'White', price: 33_000, fuel: 'Petrol', seats: 7, status: 'sold' }),
	car('7', 'ŠKODA', 'Kodiaq', { body: 'SUV', colour: 'Blue', price: 44_000, fuel: 'Petrol', seats: 7 }),
];
const site = makeSite({}, cars);
const search = openPageSearch(JSON.parse(JSON.stringify(stockIndex(indexSource(site.config, cars)))));
const file = site.finder();
const answer = openAnswers(search, { ...file, ...file.search });
const said = async (query: string) => {
	const { meant, makes, models, near } = await answer(query);
	const text = ({ name, count }: { name: string; count: number }) => `${name}, ${count}`;
	return [meant && text(meant), ...makes.map(text), ...models.map(text), ...near.map((line) => `near: ${text(line)}`)];
};

describe('SRCH-3 a search box says what the list would answer', () => {
	test.each([
		['white dual cab ute', ['White utes, 3', 'Toyota, 2', 'Nissan, 1', 'Toyota HiLux, 2', 'Nissan Navara, 1']],
		['rav4 hybrid under 30k', ['Hybrid RAV4 up to $30,000, 0', 'near: Hybrid RAV4, 1']],
		['7 seater under 40k', ['7-seat cars up to $40,000, 1']],
		['7 seater', ['7-seat cars, 2', 'Kia, 1', 'Škoda, 1', 'Kia Sorento, 1', 'Škoda Kodiaq, 1']],
		['cheap ute', ['Utes, lowest price first, 3', 'Toyota, 2', 'Nissan, 1', 'Toyota HiLux, 2', 'Nissan Navara, 1']],
		['opening hours', [null]],
		['toyta hilxu', ['Toyota HiLux, 2']],
	])('%s', async (query, expected) => {
		expect(await said(query)).toEqual(expected);
	});

	test('in a list it is the answer of that list, and of all stock where that has none', async () => {
		const used = { path: '/search/used-cars/', state: { ...emptySearch, lists: { car_type: ['used'] } } };
		const at = (pathname: string, query = '') => listScope({ own: used }, { pathname, search: query });
		expect(at('/search/', '')).toBeUndefined();
		expect(at(used.path)).toEqual(used.state);
		expect(at('/search/', '?q=kia&type=used')).toEqual(used.state);
		const kias = { ...emptySearch, lists: { make: ['Kia'] } };
		expect((await answer('suv', kias)).meant).toMatchObject({ count: 1, url: `${file.list}?q=suv&make=Kia` });
		expect((await answer('suv')).meant).toMatchObject({ count: 3 });
		expect((await answer('ute', kias)).meant).toMatchObject({ count: 3, url: `${file.list}?q=ute` });
	});

	test('words that nothing has are not in the line, nor in its address', async () => {
		const { meant, hasWords } = await answer('white utes zzzz');
		expect(meant).toMatchObject({ name: 'White utes', count: 3, url: `${file.list}?q=white+utes` });
		expect(hasWords).toBe(false);
	});

	const vocabulary =
		'white red ute suv toyota kia skoda hilux rav4 under 30k 40k hybrid diesel 7 seater used cheap zzz or'.split(' ');
	const sentence = fc
		.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 6 })
		.map((words) => words.join(' '));

	test('the number of each line is that of the list that it leads to', async () => {
		await fc.assert(
			fc.asyncProperty(sentence, async (query) => {
				const { meant, makes, models, near } = await answer(query);
				for (const { url, count } of [...(meant ? [meant] : []), ...makes, ...models, ...near]) {
					const { state } = readSearch(new URL(url, 'https://a.example').search);
					const chosen = Object.entries(state.lists).map(([field, values]) =>
						values.map((value) => `${field}:${value}`),
					);
					const params = { query: state.query, facetFilters: chosen, hitsPerPage: 0 };
					const { results } = await search.client.search([{ indexName: 'vehicles', params }]);
					expect(results[0]?.forSale, `${query}: ${url}`).toBe(count);
				}
			}),
			{ seed: 16, numRuns: 400 },
		);
	});
});

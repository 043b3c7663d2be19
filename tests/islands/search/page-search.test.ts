import { afterEach, expect, test, vi } from 'vitest';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';

const secondsPerDay = 86_400;
const cars = [
	makeCar({ stocknum: 'K1' }),
	makeCar({ stocknum: 'K2', status: 'coming_soon' }),
	makeCar({ stocknum: 'SOLD', make: 'Mazda', status: 'sold', sold_date_timestamp: testNow }),
];

/** The index as a visitor's browser gets it, whenever the page is opened. */
const stock = JSON.stringify(makeSite({ include_sold_cars_days: 3 }, cars).stock.packed());

afterEach(() => void vi.useRealTimers());

/** What is found by a page that is opened so many seconds after the sale. */
async function foundAfter(seconds: number) {
	vi.useFakeTimers({ now: (testNow + seconds) * 1000, toFake: ['Date'] });
	const { client } = openPageSearch(JSON.parse(stock));
	const { results } = await client.search([{ indexName: 'vehicles', params: { facets: ['make'], hitsPerPage: 9 } }]);
	return { stocknums: results[0]?.hits.map((hit) => hit['stocknum']).sort(), makes: results[0]?.facets?.['make'] };
}

/** It is found, and counted nowhere. */
const all = { stocknums: ['K1', 'K2', 'SOLD'], makes: { Kia: 2 } };
const unsold = { stocknums: ['K1', 'K2'], makes: { Kia: 2 } };

test.each([
	['the moment it is sold', 0, all],
	['a second before three days are over', 3 * secondsPerDay - 1, all],
	['three days after', 3 * secondsPerDay, unsold],
	['a year after', 365 * secondsPerDay, unsold],
])('SITE-7 SRCH-7 CARD-2 a sold car in an index that was made before: %s', async (_, seconds, expected) => {
	expect(await foundAfter(seconds)).toEqual(expected);
});

test('SITE-7 SRCH-7 a text query does not find a sold car whose time on the list is over', async () => {
	vi.useFakeTimers({ now: testNow * 1000, toFake: ['Date'] });
	const search = async () => {
		const { client } = openPageSearch(JSON.parse(stock));
		const { results } = await client.search([{ indexName: 'vehicles', params: { query: 'mazda' } }]);
		return results[0]?.nbHits;
	};
	expect(await search()).toBe(1);
	vi.setSystemTime((testNow + 3 * secondsPerDay) * 1000);
	expect(await search()).toBe(0);
});

import { expect, test } from 'vitest';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const cars = ['Moorooka', 'Southport', 'Cleveland', 'Southport'].map((city, index) =>
	makeCar({ stocknum: `${city[0]}${index}`, city, price: 40_000 - index * 1000 }),
);
const stock = JSON.stringify(makeSite({}, cars).stock.packed());

test('SRCH-2 seen from somewhere the nearest cars come first, unless another order is asked for', async () => {
	const { client, seenFrom } = openPageSearch(JSON.parse(stock));
	const order = async (indexName = 'vehicles', query = '') => {
		const { results } = await client.search([{ indexName, params: { query } }]);
		return results[0]?.hits.map(({ stocknum }) => String(stocknum));
	};
	const before = await order();
	await seenFrom?.(
		new Map([
			['Southport', 1],
			['Cleveland', 40],
		]),
	);
	expect(await order()).toEqual(['S1', 'S3', 'C2', 'M0']);
	expect((await order('vehicles', 'kia'))?.slice(2)).toEqual(['C2', 'M0']);
	expect(await order('vehicles/sort/price:desc')).toEqual(['M0', 'S1', 'C2', 'S3']);
	await seenFrom?.(null);
	expect(await order()).toEqual(before);
});

import { describe, expect, test } from 'vitest';
import type { ClientParams } from '../../../src/search/client/instant-search.ts';
import { createPageClient } from '../../../src/search/client/page-client.ts';
import { RequestError } from '../../../src/search/client/refinement-filter.ts';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { openIndex, type StockIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';

const cars = [
	{ id: 1, make: 'Toyota', model: 'Hilux', badge: 'SR5', price: 45_000, year: 2020, certified: true, custom_rank: 0 },
	{
		id: 2,
		make: 'Honda',
		model: 'HR-V',
		badge: 'e:HEV RS',
		price: 30_000,
		year: 2022,
		certified: false,
		custom_rank: 9,
	},
	{
		id: 3,
		make: 'Hyundai',
		model: 'i30',
		badge: '-N Line',
		price: 25_000,
		year: 2021,
		certified: false,
		custom_rank: 0,
	},
	{ id: 4, make: 'ŠKODA', model: 'Octavia', badge: 'N Line', year: 2021, certified: false, custom_rank: 0 },
	{ id: 5, make: 'Toyota', model: 'Yaris', price: 15_000, year: 2019, certified: false, custom_rank: 0 },
];
const index = openIndex(packIndex(cars, stockSchema));
const client = createPageClient(() => Promise.resolve(index));

async function search(params: ClientParams, indexName = 'vehicles') {
	const { results } = await client.search([{ indexName, params }]);
	const [result] = results;
	if (!result) throw new Error('no result');
	return result;
}
const idsOf = async (params: ClientParams, indexName?: string) =>
	(await search(params, indexName)).hits.map(({ objectID }) => Number(objectID));

describe('SRCH-7 the search client in the page', () => {
	test('answers what InstantSearch reads', async () => {
		const result = await search({ facets: ['make', 'price'], hitsPerPage: 2, page: 1, query: '' });
		expect(result).toMatchObject({ index: 'vehicles', nbHits: 5, page: 1, nbPages: 3, hitsPerPage: 2, query: '' });
		expect(result.facets['make']).toEqual({ Toyota: 2, Honda: 1, Hyundai: 1, ŠKODA: 1 });
		expect(result.facets_stats).toEqual({ price: { min: 15_000, max: 45_000, avg: 28_750, sum: 115_000 } });
		expect(result.hits[0]).toMatchObject({ objectID: '4', id: 4, make: 'ŠKODA' });
	});

	test('SRCH-1 most relevant first, then the last imported; or as the index is called', async () => {
		expect(await idsOf({})).toEqual([2, 5, 4, 3, 1]);
		expect(await idsOf({}, 'vehicles/sort/price:asc')).toEqual([5, 3, 2, 1, 4]);
		expect(await idsOf({}, 'vehicles/sort/year:desc,price:desc')).toEqual([2, 3, 4, 1, 5]);
	});

	test.each<[string, ClientParams, number[]]>([
		['any of a list', { facetFilters: [['make:Toyota', 'make:Honda']] }, [2, 5, 1]],
		['both of two', { facetFilters: ['make:Toyota', ['model:Yaris']] }, [5]],
		['a colon in the value', { facetFilters: [['badge:e:HEV RS']] }, [2]],
		['all but', { facetFilters: ['make:-Toyota'] }, [2, 4, 3]],
		['a minus that belongs to the value', { facetFilters: [['badge:\\-N Line']] }, [4, 3]],
		['W2 letters without their marks', { facetFilters: [['make:skoda']] }, [4]],
		['yes or no', { facetFilters: [['certified:true']] }, [1]],
		['a number', { facetFilters: [['year:2021', 'year:2022']] }, [2, 4, 3]],
		['an id', { facetFilters: [['id:3']] }, [3]],
		['a range', { numericFilters: ['price>=25000', 'price<=30000'] }, [2, 3]],
		['any of two numbers', { numericFilters: [['year=2019', 'year=2022']] }, [2, 5]],
		['not a number', { numericFilters: ['year!=2021'] }, [2, 5, 1]],
		['an expression', { filters: 'make:=Toyota && price:<20000' }, [5]],
		['an expression and a choice', { filters: 'make:=Toyota || make:=Honda', facetFilters: [['year:2022']] }, [2]],
		['typed words', { query: 'toyta' }, [5, 1]],
		['a value of no letters', { facetFilters: [['badge:+++']] }, []],
		['quotes and operators', { facetFilters: [['badge:`x` && make:=`Toyota`']] }, []],
		['nothing but an asterisk', { facetFilters: [['make:T*']] }, []],
		['markup', { facetFilters: [['make:<script>alert(1)</script>']] }, []],
	])('%s', async (_what, params, ids) => expect(await idsOf(params)).toEqual(ids));

	test('F5 searches the values of a facet', async () => {
		const [found] = await client.searchForFacetValues([
			{ indexName: 'vehicles', params: { facetName: 'make', facetQuery: 'toyta' } },
		]);
		expect(found?.facetHits).toEqual([{ value: 'Toyota', highlighted: 'Toyota', count: 2 }]);
	});

	test('answers several requests at once, each by itself', async () => {
		const { results } = await client.search([
			{ indexName: 'vehicles', params: { facetFilters: [['make:Toyota']] } },
			{ indexName: 'vehicles', params: { hitsPerPage: 0, facets: 'make' } },
		]);
		expect(results.map(({ nbHits, hits, nbPages }) => [nbHits, hits.length, nbPages])).toEqual([
			[2, 2, 1],
			[5, 0, 0],
		]);
	});

	test('leaves out cars that are no longer listed', async () => {
		const isListed = (stock: StockIndex, row: number) => stock.document(row)['make'] !== 'Toyota';
		const { results } = await createPageClient(() => Promise.resolve(index), { isListed }).search([
			{ indexName: 'vehicles', params: { facets: ['make'] } },
		]);
		expect(results[0]?.nbHits).toBe(3);
		expect(results[0]?.facets['make']).not.toHaveProperty('Toyota');
	});

	test('CARD-2 finds cars that were just sold, and counts those for sale', async () => {
		const isForSale = (stock: StockIndex, row: number) => stock.document(row)['make'] !== 'Toyota';
		const { results } = await createPageClient(() => Promise.resolve(index), { isForSale }).search([
			{ indexName: 'vehicles', params: { facets: ['make'] } },
		]);
		expect(results[0]).toMatchObject({ nbHits: 5, forSale: 3 });
		expect(results[0]?.facets['make']).not.toHaveProperty('Toyota');
	});
});

describe('SRCH-7 what goes wrong', () => {
	test.each<[string, ClientParams, string | undefined]>([
		['an unknown field', { facetFilters: [['engine_sound:loud']] }, undefined],
		['the name of a built-in', { facetFilters: [['constructor:x']] }, undefined],
		['no field at all', { facetFilters: ['Toyota'] }, undefined],
		['a word for a number', { numericFilters: ['price>=cheap'] }, undefined],
		['a comparison of texts', { numericFilters: ['make>=5'] }, undefined],
		['a broken expression', { filters: 'make:=Toyota (' }, undefined],
		['an unknown order', {}, 'vehicles/sort/engine_sound:asc'],
		['half an order', {}, 'vehicles/sort/price'],
	])('%s is rejected', async (_what, params, indexName) => {
		await expect(search(params, indexName)).rejects.toThrow(RequestError);
	});

	test('an unknown facet is rejected by its name', async () => {
		await expect(search({ facets: ['engine_sound'] })).rejects.toThrow('engine_sound');
	});

	test('an index that fails to load is asked for again by the next search', async () => {
		let asked = 0;
		const shaky = createPageClient(async () => {
			asked++;
			if (asked === 1) throw new Error('offline');
			return index;
		});
		const requests = [{ indexName: 'vehicles' }];
		await expect(shaky.search(requests)).rejects.toThrow('offline');
		expect((await shaky.search(requests)).results[0]?.nbHits).toBe(5);
		await shaky.search(requests);
		expect(asked).toBe(2);
	});
});

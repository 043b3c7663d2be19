import { expect, test } from 'vitest';
import { forSaleClient } from '../../../src/search/client/for-sale-client.ts';
import type { ClientParams, PageClient } from '../../../src/search/client/instant-search.ts';
import { createPageClient } from '../../../src/search/client/page-client.ts';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { openIndex, type StockIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';

const car = (id: number, make: string, price: number, status = 'in_stock') => ({
	...{ id, make, price, status, model: 'One', year: 2020 + id, custom_rank: 0 },
});
const index = openIndex(
	packIndex(
		[
			car(1, 'Kia', 20_000),
			car(2, 'Kia', 10_000, 'sold'),
			car(3, 'Mazda', 15_000, 'sold'),
			car(4, 'Toyota', 30_000, 'coming_soon'),
			car(5, 'Toyota', 40_000),
		],
		stockSchema,
	),
);
const load = () => Promise.resolve(index);
/** It counts all that it finds, as a server does. */
const server = createPageClient(load);
const isForSale = ({ document }: StockIndex, row: number) => document(row)['status'] !== 'sold';
const page = createPageClient(load, { isForSale });

const answersOf = async (client: PageClient, all: readonly ClientParams[]) =>
	(await client.search(all.map((params) => ({ indexName: 'vehicles', params })))).results.map(
		({ hits, nbHits, nbPages, forSale, facets, facets_stats }) => ({
			...{ hits: hits.map(({ objectID }) => objectID), nbHits, nbPages, forSale, facets, facets_stats },
		}),
	);

const facets = ['make', 'price'];

test.each<[string, ClientParams]>([
	['all', { facets, hitsPerPage: 2 }],
	['a later page', { facets, hitsPerPage: 2, page: 2 }],
	['one make', { facets, facetFilters: [['make:Kia']], hitsPerPage: 21 }],
	['words', { facets, query: 'toyota', hitsPerPage: 21 }],
	['a filter of either', { facets, filters: 'make:=Kia || make:=Toyota', hitsPerPage: 21 }],
	['only sold ones', { facets, filters: 'make:=Mazda', hitsPerPage: 21 }],
	['a single facet', { facets: 'make', hitsPerPage: 21 }],
])(
	'CARD-2 SRCH-7 over a server cars just sold are found and counted nowhere, as in the page: %s',
	async (_, params) => {
		expect(await answersOf(forSaleClient(server), [params])).toEqual(await answersOf(page, [params]));
	},
);

test('CARD-2 SRCH-7 several requests of one search keep their places; one without facets is asked as it is', async () => {
	const all: ClientParams[] = [
		{ facets, hitsPerPage: 21 },
		{ facets: ['make'], hitsPerPage: 0, facetFilters: [['make:Kia']] },
		{ hitsPerPage: 3 },
		{ facets: ['price'], hitsPerPage: 1 },
	];
	const [first, makes, bare, last] = await answersOf(forSaleClient(server), all);
	const [own, ownMakes, ownBare, ownLast] = await answersOf(page, all);
	expect([first, makes?.facets, bare?.hits, last]).toEqual([own, ownMakes?.facets, ownBare?.hits, ownLast]);
});

test('CARD-2 SRCH-7 values that are looked for count cars for sale', async () => {
	const request = { indexName: 'vehicles', params: { facetName: 'make', facetQuery: '' } };
	const values = async (client: PageClient) => (await client.searchForFacetValues([request]))[0]?.facetHits;
	expect(await values(forSaleClient(server))).toEqual(await values(page));
});

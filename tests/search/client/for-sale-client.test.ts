import { expect, test } from 'vitest';
import { forSaleClient } from '../../../src/search/client/for-sale-client.ts';
import type { ClientRequest, ClientResult, PageClient } from '../../../src/search/client/instant-search.ts';

const answer = (facets: ClientResult['facets'], forSale?: number): ClientResult => ({
	...{ index: 'vehicles', hits: [], nbHits: 12, page: 0, nbPages: 1, hitsPerPage: 21, query: '', params: '' },
	...{ processingTimeMS: 1, exhaustiveNbHits: true, exhaustiveFacetsCount: true, facets, facets_stats: {} },
	...(forSale !== undefined && { forSale }),
});

test('CARD-2 a server’s cars that were just sold are found and not counted as for sale', async () => {
	const asked: ClientRequest[] = [];
	const answers = [answer({ make: { Kia: 12 }, status: { in_stock: 9, sold: 3 } }), answer({}), answer({}, 7)];
	const server: PageClient = {
		search: async (requests) => {
			asked.push(...requests);
			return { results: answers };
		},
		searchForFacetValues: async () => [],
	};
	const { results } = await forSaleClient(server).search([
		{ indexName: 'vehicles', params: { facets: 'make' } },
		{ indexName: 'vehicles' },
	]);
	expect(asked.map(({ params }) => params?.facets)).toEqual([['make', 'status'], ['status']]);
	expect(results.map(({ nbHits, forSale }) => [nbHits, forSale])).toEqual([
		[12, 9],
		[12, 12],
		[12, 7],
	]);
	expect(results[0]?.facets).toEqual({ make: { Kia: 12 } });
});

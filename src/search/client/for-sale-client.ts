import type { ClientRequest, ClientResult, PageClient } from './instant-search.ts';

const status = 'status';

/** A client that says how many of what it finds are for sale, where a server counts those just sold among them. */
export const forSaleClient = (client: PageClient): PageClient => ({
	...client,
	search: async (requests) => {
		const { results } = await client.search(requests.map(withStatus));
		return { results: results.map(withForSale) };
	},
});

const withStatus = ({ indexName, params = {} }: ClientRequest): ClientRequest => ({
	indexName,
	params: { ...params, facets: [...[params.facets ?? []].flat(), status] },
});

function withForSale({ facets: { [status]: counts, ...facets }, ...result }: ClientResult): ClientResult {
	return { ...result, facets, forSale: result.forSale ?? result.nbHits - (counts?.['sold'] ?? 0) };
}

import type { ClientParams, ClientRequest, ClientResult, PageClient } from './instant-search.ts';

const isForSale = 'status:!=sold';

/**
 * A client over a server, which finds cars just sold too: what is counted, in facets as in all, are those for sale alone, as with the
 * page's own engine. A request for cars and their facets becomes two.
 */
export const forSaleClient = (server: PageClient): PageClient => ({
	search: async (requests) => {
		const counted = requests.filter(isCounted);
		const { results } = await server.search([...requests.map(shownBy), ...counted.filter(showsCars).map(countsOf)]);
		const counts = results.slice(requests.length).values();
		return {
			results: requests.map((request, at) => {
				const result = results[at] as ClientResult;
				if (!isCounted(request)) return result;
				return withCounts(result, (showsCars(request) && counts.next().value) || result);
			}),
		};
	},
	searchForFacetValues: (requests) => server.searchForFacetValues(requests.map(ofThoseForSale)),
});

const isCounted = ({ params }: ClientRequest): boolean => [params?.facets ?? []].flat().length > 0;

const showsCars = ({ params }: ClientRequest): boolean => params?.hitsPerPage !== 0;

/** What is asked for the cars of a request; for one of facets alone those. */
function shownBy(request: ClientRequest): ClientRequest {
	if (!isCounted(request)) return request;
	return showsCars(request) ? withParams(request, { facets: [] }) : ofThoseForSale(request);
}

const countsOf = (request: ClientRequest): ClientRequest =>
	withParams(ofThoseForSale(request), { hitsPerPage: 0, page: 0 });

function ofThoseForSale(request: ClientRequest): ClientRequest {
	const { filters = '' } = request.params ?? {};
	return withParams(request, { filters: filters.trim() === '' ? isForSale : `(${filters}) && ${isForSale}` });
}

const withParams = ({ indexName, params }: ClientRequest, more: ClientParams): ClientRequest => ({
	indexName,
	params: { ...params, ...more },
});

const withCounts = (result: ClientResult, { facets, facets_stats, nbHits }: ClientResult): ClientResult => ({
	...result,
	facets,
	facets_stats,
	forSale: nbHits,
});

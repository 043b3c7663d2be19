import { bodyReader } from '../../../domain/cars/body-words.ts';
import { readSeats } from '../../../domain/cars/seat-words.ts';
import type { ClientRequest, ClientResult, PageClient } from '../../../search/client/instant-search.ts';

/**
 * A client that understands what visitors mean, whichever engine answers: plural body types are the stock's and `7 seater` is
 * a number of seats (SRCH-3); a page past the end is the last one.
 */
export function visitorClient(client: PageClient, bodies: readonly string[], locale: string): PageClient {
	const readBodies = bodyReader(bodies, locale);
	const read = (request: ClientRequest): ClientRequest => {
		const { query, seats } = readSeats(request.params?.query ?? '');
		const params = { ...request.params, query: readBodies(query) };
		if (seats === null) return { ...request, params };
		return { ...request, params: { ...params, numericFilters: [...(params.numericFilters ?? []), `seats=${seats}`] } };
	};
	return {
		search: async (requests) => {
			const asked = requests.map(read);
			const { results } = await client.search(asked);
			const late = results.flatMap((result, index) => (isPastEnd(result) ? [index] : []));
			if (late.length === 0) return { results };
			const again = await client.search(late.map((index) => atLastPage(asked[index], results[index])));
			return { results: results.map((result, index) => again.results[late.indexOf(index)] ?? result) };
		},
		searchForFacetValues: (requests) => client.searchForFacetValues(requests.map(read)),
	};
}

const isPastEnd = ({ nbHits, nbPages, page }: ClientResult): boolean => nbHits > 0 && nbPages > 0 && page >= nbPages;

function atLastPage(request?: ClientRequest, result?: ClientResult): ClientRequest {
	return { indexName: '', ...request, params: { ...request?.params, page: (result?.nbPages ?? 1) - 1 } };
}

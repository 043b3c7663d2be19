import TypesenseAdapter from 'typesense-instantsearch-adapter';
import { listFacets, rangeFacets } from '../fields/facets.ts';
import { queriedFields } from '../fields/queried-fields.ts';
import { adapterRequest } from './adapter-request.ts';
import type { ClientHit, ClientRequest, ClientResult, PageClient } from './instant-search.ts';
import type { ServerKey } from './server-key.ts';

export type TypesenseClientOptions = {
	/** Fields that a text query searches; those of the page's engine unless given. */
	queryBy?: readonly string[];
	/** Unix seconds. */
	now?: () => number;
};

/** Seconds before a key's end at which a new one is asked for. */
const margin = 60;
/** Seconds after which a call is given up; the visitor has had other results by then. */
const patience = 5;

/** So many words may stand for a start or a typo, in place of the server's 10 and 4 (T2, X7); `exhaustive_search` has as many. */
const mostWords = 10_000;

/** The adapter with one key, until that ends. */
type Open = { client: PageClient; key: ServerKey };

/**
 * InstantSearch's search client over a Typesense server (SRCH-7), by Typesense's own adapter; index names are those of the
 * page's client. The key is loaded at the first search, again before it ends, and after any failure. Rejects where the key or
 * the answer does not come, or is not what it should be: see `createFallbackClient`.
 */
export function createTypesenseClient(
	loadKey: () => Promise<ServerKey>,
	{ queryBy = queriedFields, now = () => Date.now() / 1000 }: TypesenseClientOptions = {},
): PageClient {
	let opening: Promise<Open> | undefined;
	const load = async (): Promise<Open> => {
		const key = checkedKey(await loadKey());
		return { client: openAdapter(key, queryBy), key };
	};
	const open = async (): Promise<Open> => {
		opening ??= load();
		if ((await opening).key.expires_at - margin <= now()) opening = load();
		return opening;
	};
	const ask = async <Result>(call: (open: Open) => Promise<Result>): Promise<Result> => {
		try {
			return await call(await open());
		} catch (error) {
			opening = undefined;
			throw error;
		}
	};
	return {
		search: (requests) => ask((open) => search(open, requests)),
		searchForFacetValues: (requests) =>
			ask(({ client, key }) =>
				client.searchForFacetValues(requests.map((one) => adapterRequest(ofOneFacet(one), key))),
			),
	};
}

/** One try at one server, no results kept: the fallback has the page's engine at hand. */
function openAdapter({ key, host }: ServerKey, queryBy: readonly string[]): PageClient {
	const { searchClient } = new TypesenseAdapter({
		server: {
			nodes: [{ url: host.replace(/\/$/, '') }],
			apiKey: key,
			connectionTimeoutSeconds: patience,
			numRetries: 0,
			cacheSearchResultsForSeconds: 0,
			logLevel: 'silent',
		},
		additionalSearchParameters: {
			query_by: queryBy.join(),
			highlight_full_fields: '',
			max_candidates: mostWords,
			max_filter_by_candidates: mostWords,
		},
		// Else a value with a colon in it is cut in two.
		facetableFieldsWithSpecialCharacters: [...listFacets, ...rangeFacets].map(({ field }) => field),
	});
	return searchClient as unknown as PageClient;
}

async function search({ client, key }: Open, requests: readonly ClientRequest[]) {
	const { results } = await client.search(requests.map((request) => adapterRequest(request, key)));
	if (results.length !== requests.length) throw new Error('The search server did not answer each search.');
	return { results: results.map((result, at) => checkedResult(result, requests[at])) };
}

/** The server counts what `facet_by` names and as many values as `max_facet_values` says, whatever else is asked for. */
const ofOneFacet = ({ indexName, params: { facetName = '', maxFacetHits = 10, ...params } = {} }: ClientRequest) => ({
	indexName,
	params: { ...params, facetName, facets: [facetName], maxValuesPerFacet: maxFacetHits },
});

function checkedKey(answer: ServerKey): ServerKey {
	const { key, host, expires_at, collection } = answer;
	const texts = [key, host, collection];
	if (texts.every((text) => typeof text === 'string' && text !== '') && Number.isFinite(expires_at)) return answer;
	throw new Error('The key to the search server is not a key.');
}

/** As the page's client answers: without what the adapter adds for highlights, and with the pages that were asked for. */
function checkedResult(
	{ nbHits, hits, page, facets, facets_stats, processingTimeMS }: ClientResult,
	request?: ClientRequest,
): ClientResult {
	if (!Number.isInteger(nbHits)) throw new Error('The search server answered something else.');
	const { hitsPerPage = 10, query = '' } = request?.params ?? {};
	return {
		index: request?.indexName ?? '',
		hits: hits.map(hitOf),
		nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
		params: '',
		exhaustiveNbHits: true,
		exhaustiveFacetsCount: true,
		...{ nbHits, page, hitsPerPage, query, facets, facets_stats, processingTimeMS },
	};
}

/** The document, whose id is a number in the page's index. */
function hitOf(hit: ClientHit): ClientHit {
	const { document } = hit['_rawTypesenseHit'] as { document: Record<string, unknown> };
	if (typeof document['slug'] !== 'string') throw new Error('The search server found something that is not a car.');
	return { ...document, objectID: String(document['id']), id: Number(document['id']) };
}

import { queriedFields } from '../queried-fields.ts';
import type { ClientHit, ClientRequest, ClientResult, FacetValuesResult, PageClient } from './instant-search.ts';
import type { ServerKey } from './server-key.ts';
import { type TypesenseSearch, typesenseSearch } from './typesense-request.ts';

export type TypesenseClientOptions = {
	/** Fields that a text query searches; those of the page's engine unless given. */
	queryBy?: readonly string[];
	/** Unix seconds. */
	now?: () => number;
};

/** Seconds before a key's end at which a new one is asked for. */
const margin = 60;
/** Milliseconds after which a call is given up; the visitor has had other results by then. */
const patience = 5_000;

/** One answer of the server, as far as it is read; what it says is checked. */
type Answer = {
	found: number;
	page: number;
	search_time_ms: number;
	hits: { document: Record<string, unknown> }[];
	facet_counts?: {
		field_name: string;
		counts: { value: string; count: number; highlighted: string }[];
		stats?: ClientResult['facets_stats'][string];
	}[];
};

/**
 * InstantSearch's search client over a Typesense server (SRCH-7); index names are those of the page's client. The key is
 * loaded at the first search, again before it ends, and after any failure. Rejects where key or answer does not come or is
 * not what it should be: see `createFallbackClient`.
 */
export function createTypesenseClient(
	loadKey: () => Promise<ServerKey>,
	{ queryBy = queriedFields, now = () => Date.now() / 1000 }: TypesenseClientOptions = {},
): PageClient {
	let loading: Promise<ServerKey> | undefined;
	const load = async (): Promise<ServerKey> => checkedKey(await loadKey());
	const open = async (): Promise<ServerKey> => {
		loading ??= load();
		if ((await loading).expires_at - margin <= now()) loading = load();
		return loading;
	};
	const ask = async <Result>(
		requests: readonly ClientRequest[],
		read: (results: Answer[]) => Result,
	): Promise<Result> => {
		try {
			const key = await open();
			const { collection } = key;
			const searches = requests.map((request) => typesenseSearch(request, { collection, queryBy }));
			return read(await answers(key, searches));
		} catch (error) {
			loading = undefined;
			throw error;
		}
	};
	return {
		search: async (requests) => {
			const read = (results: Answer[]) => requests.map((request, at) => resultOf(request, results[at] as Answer));
			return { results: await ask(requests, read) };
		},
		searchForFacetValues: async (requests) => {
			const read = (results: Answer[]) =>
				requests.map(({ params }, at) => valuesOf(params?.facetName, results[at] as Answer));
			return ask(requests.map(ofOneFacet), read);
		},
	};
}

/** The key stands in the address and the body is plain text, so that a browser asks the server once, without asking whether it may. */
async function answers({ key, host }: ServerKey, searches: readonly TypesenseSearch[]): Promise<Answer[]> {
	const url = new URL('multi_search', host.endsWith('/') ? host : `${host}/`);
	url.searchParams.set('x-typesense-api-key', key);
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'text/plain' },
		body: JSON.stringify({ searches }),
		signal: AbortSignal.timeout(patience),
	});
	if (!response.ok) throw new Error(`The search server answered ${response.status}.`);
	const { results } = (await response.json()) as { results: unknown };
	if (Array.isArray(results) && results.length === searches.length && results.every(isAnswer)) return results;
	throw new Error('The search server answered something else.');
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

/** Null and errors of single searches among them are no answers. */
function isAnswer(result: Partial<Answer> | null): result is Answer {
	const { found, hits, facet_counts = [] } = result ?? {};
	return Number.isInteger(found) && Array.isArray(hits) && Array.isArray(facet_counts);
}

function resultOf({ indexName, params = {} }: ClientRequest, answer: Answer): ClientResult {
	const { hitsPerPage = 10, query = '' } = params;
	const { found, page, search_time_ms, hits, facet_counts = [] } = answer;
	const counted = facet_counts.map(
		({ field_name, counts }) =>
			[field_name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))] as const,
	);
	const stats = facet_counts.flatMap(({ field_name, stats: some }) =>
		some && Object.keys(some).length > 0 ? [[field_name, some] as const] : [],
	);
	return {
		index: indexName,
		hits: hits.map(hitOf),
		nbHits: found,
		page: page - 1,
		nbPages: hitsPerPage > 0 ? Math.ceil(found / hitsPerPage) : 0,
		hitsPerPage,
		query,
		params: '',
		processingTimeMS: search_time_ms,
		exhaustiveNbHits: true,
		exhaustiveFacetsCount: true,
		facets: Object.fromEntries(counted),
		facets_stats: Object.fromEntries(stats),
	};
}

/** As the page's client has it: the document, whose id is a number there. */
function hitOf({ document }: Answer['hits'][number]): ClientHit {
	if (typeof document?.['slug'] !== 'string') throw new Error('The search server found something that is no car.');
	return { ...document, objectID: String(document['id']), id: Number(document['id']) };
}

function valuesOf(field: string | undefined, { facet_counts = [], search_time_ms }: Answer): FacetValuesResult {
	const { counts = [] } = facet_counts.find(({ field_name }) => field_name === field) ?? {};
	return {
		facetHits: counts.map(({ value, count }) => ({ value, highlighted: value, count })),
		exhaustiveFacetsCount: true,
		processingTimeMS: search_time_ms,
	};
}

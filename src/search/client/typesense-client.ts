import type { SearchClient } from 'instantsearch.js';
import TypesenseAdapter from 'typesense-instantsearch-adapter';

import { facets } from '../facets.ts';
import { queriedFields } from '../queried-fields.ts';
import type { ClientHit, ClientRequest, ClientResult, FacetValuesResult, PageClient } from './instant-search.ts';
import type { ServerKey } from './server-key.ts';

export type TypesenseClientOptions = {
	/** Fields that a text query searches; those of the page's engine unless given. */
	queryBy?: readonly string[];
	/** Unix seconds. */
	now?: () => number;
};

/** Seconds before a key's end at which a new one is asked for. */
const margin = 60;

/** The adapter's client, as far as it is called here. */
type Adapter = {
	search: (requests: readonly ClientRequest[]) => Promise<{ results: ClientResult[] }>;
	searchForFacetValues: (requests: readonly ClientRequest[]) => Promise<FacetValuesResult[]>;
};
type Opened = { adapter: Adapter; key: ServerKey };

/**
 * InstantSearch's search client over a Typesense server (SRCH-7), through Typesense's own adapter; index names are those
 * of the page's client. The key is loaded at the first search, again before it ends, and after any failure. Rejects where
 * key or answer does not come or is not what it should be: see `createFallbackClient`.
 */
export function createTypesenseClient(
	loadKey: () => Promise<ServerKey>,
	{ queryBy = queriedFields, now = () => Date.now() / 1000 }: TypesenseClientOptions = {},
): PageClient {
	let opening: Promise<Opened> | undefined;
	const load = async (): Promise<Opened> => {
		const key = checkedKey(await loadKey());
		return { key, adapter: openAdapter(key, queryBy) };
	};
	const open = async (): Promise<Opened> => {
		opening ??= load();
		const opened = await opening;
		if (opened.key.expires_at - margin <= now()) opening = load();
		return opening;
	};
	const attempt = async <Answer>(ask: (opened: Opened) => Promise<Answer>): Promise<Answer> => {
		try {
			return await ask(await open());
		} catch (error) {
			opening = undefined;
			throw error;
		}
	};
	return {
		search: (requests) =>
			attempt(async ({ adapter, key: { collection } }) => {
				const { results } = await adapter.search(requests.map((request) => within(collection, request)));
				return { results: checkedResults(results, requests) };
			}),
		searchForFacetValues: (requests) =>
			attempt(async ({ adapter, key: { collection } }) => {
				const asked = requests.map((request) => within(collection, ofOneFacet(request)));
				const results = await adapter.searchForFacetValues(asked);
				if (results.length !== requests.length) throw new Error('The search server left out answers.');
				return results;
			}),
	};
}

function openAdapter({ key, host }: ServerKey, queryBy: readonly string[]): Adapter {
	const { searchClient } = new TypesenseAdapter({
		server: { apiKey: key, nodes: [{ url: host }], numRetries: 0, connectionTimeoutSeconds: 5, logLevel: 'silent' },
		additionalSearchParameters: { query_by: queryBy.join() },
		// Else a value with a colon, Honda's e:HEV, would be cut in two.
		facetableFieldsWithSpecialCharacters: facets.map(({ field }) => field),
	});
	return searchClient as SearchClient as unknown as Adapter;
}

const within = (collection: string, request: ClientRequest): ClientRequest => ({
	...request,
	indexName: request.indexName.replace(/^[^/]*/, collection),
});

/** The adapter counts what `facets` names and as many values as `maxValuesPerFacet` says, whatever else is asked for. */
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

function checkedResults(results: readonly ClientResult[], requests: readonly ClientRequest[]): ClientResult[] {
	const isFine = ({ nbHits, hits, facets: counts }: ClientResult) =>
		Number.isInteger(nbHits) && hits.every(({ slug }) => typeof slug === 'string') && Object(counts) === counts;
	if (results.length !== requests.length || !results.every(isFine)) {
		throw new Error('The search server answered something else.');
	}
	return results.map((result, index) => ({
		...result,
		index: requests[index]?.indexName ?? '',
		// The server calls no words `*`.
		query: requests[index]?.params?.query ?? '',
		hits: result.hits.map(hitOf),
	}));
}

/** As the page's client has it: the document, whose id is a number there, without what the adapter adds to it. */
function hitOf(hit: ClientHit): ClientHit {
	const document = Object.fromEntries(Object.entries(hit).filter(([field]) => !field.startsWith('_')));
	return { ...document, objectID: hit.objectID, id: Number(hit['id']) };
}

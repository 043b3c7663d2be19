import type { Asked, AskedStock, Wish } from '../../../search/asked/asked.ts';
import type { readAsked } from '../../../search/asked/read-asked.ts';
import type { ClientParams, ClientRequest, ClientResult, PageClient } from '../../../search/client/instant-search.ts';

/** A client that knows what visitors mean, and how it read their words. */
export type VisitorClient = {
	client: PageClient;
	/** Null until the words have been looked for. */
	asked: (query: string) => Asked | null;
};

/**
 * A client that understands what visitors mean, whichever engine answers: `7 seater utes under $30k` are filters and a body
 * of the stock's (SRCH-3); a page past the end is the last one. The reading is loaded with the first words; where that fails, they
 * are looked for as they are.
 */
export function visitorClient(client: PageClient, stock: AskedStock): VisitorClient {
	let reader: typeof readAsked | null = null;
	const asked = (query: string): Asked | null => reader?.(query, stock) ?? null;
	const read = async (request: ClientRequest): Promise<ClientRequest> => {
		const query = request.params?.query ?? '';
		if (query.trim() === '') return request;
		reader ??= await loadReader();
		const found = asked(query);
		return found ? { ...request, params: withWishes(request.params ?? {}, found) } : request;
	};
	return {
		asked,
		client: {
			search: async (requests) => {
				const understood = await Promise.all(requests.map(read));
				const { results } = await client.search(understood);
				const late = results.flatMap((result, index) => (isPastEnd(result) ? [index] : []));
				if (late.length === 0) return { results };
				const again = await client.search(late.map((index) => atLastPage(understood[index], results[index])));
				return { results: results.map((result, index) => again.results[late.indexOf(index)] ?? result) };
			},
			searchForFacetValues: async (requests) => client.searchForFacetValues(await Promise.all(requests.map(read))),
		},
	};
}

async function loadReader(): Promise<typeof readAsked | null> {
	try {
		return (await import('../../../search/asked/read-asked.ts')).readAsked;
	} catch {
		return null;
	}
}

/** The words that are left, and what the others ask for beside what was chosen. */
function withWishes(params: ClientParams, { words, parts }: Asked): ClientParams {
	const wishes = parts.map(({ wish }) => wish);
	const numbers = wishes.flatMap((wish) => (wish.kind === 'range' ? bounds(wish) : []));
	const lists = wishes.flatMap((wish) => (wish.kind === 'range' ? [] : [wish]));
	const fields = [...new Set(lists.map(({ field }) => field))];
	return {
		...params,
		query: words,
		numericFilters: [...listed(params.numericFilters), ...numbers],
		facetFilters: [
			...listed(params.facetFilters),
			...fields.map((field) => lists.filter((wish) => wish.field === field).flatMap(valuesOf)),
		],
	};
}

const listed = <Item>(filters: readonly Item[] | string | undefined): (Item | string)[] =>
	typeof filters === 'string' ? [filters] : [...(filters ?? [])];

const bounds = ({ field, range: { min, max } }: Extract<Wish, { kind: 'range' }>): string[] => [
	...(min === undefined ? [] : [`${field}>=${min}`]),
	...(max === undefined ? [] : [`${field}<=${max}`]),
];

const valuesOf = (wish: Exclude<Wish, { kind: 'range' }>): string[] =>
	(wish.kind === 'any' ? wish.values : [wish.value]).map((value) => `${wish.field}:${value}`);

const isPastEnd = ({ nbHits, nbPages, page }: ClientResult): boolean => nbHits > 0 && nbPages > 0 && page >= nbPages;

function atLastPage(request?: ClientRequest, result?: ClientResult): ClientRequest {
	return { indexName: '', ...request, params: { ...request?.params, page: (result?.nbPages ?? 1) - 1 } };
}

import { isVin } from '../../../domain/cars/is-vin.ts';
import type { AskedStock } from '../../../search/asked/asked.ts';
import type { AskedFilter, AskedWords } from '../../../search/asked/asked-words.ts';
import type { ClientRequest, ClientResult, PageClient } from '../../../search/client/instant-search.ts';
import type { LabelSettings } from '../../../search/fields/labellers.ts';
import type { SortName } from '../../../search/fields/sorts.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import { sortIndex } from '../state/ui-state.ts';

/** What a site's settings say about words. */
export type WordSettings = Pick<SearchSettings, 'sorts' | 'defaultSort' | 'repayments'>;

export const wordsOf = (settings?: WordSettings) =>
	settings && {
		defaultSort: settings.defaultSort,
		kmSorts: settings.sorts.some(({ name }) => name === 'lowest_kms'),
		...(settings.repayments && { repayments: settings.repayments }),
	};

/** A client that knows what visitors mean, and how it read their words. */
export type VisitorClient = {
	client: PageClient;
	/** Null until the words have been looked for. */
	asked: (query: string, labels: LabelSettings) => AskedFilter[] | null;
	/** A search with what its words were read as among its choices. */
	meant: (state: SearchState) => SearchState;
	/** The order that the words ask for; null for none, and until they have been looked for. */
	order: AskedWords['order'];
};

/**
 * A client that understands what visitors mean, whichever engine answers: `7 seater utes under $30k` are filters and a body
 * of the stock's (SRCH-3); a VIN is the car that has it; a page past the end is the last one. The reading is loaded with the first words; where that fails, they
 * are looked for as they are.
 */
export function visitorClient(
	client: PageClient,
	{ defaultSort = 'most_relevant', ...stock }: AskedStock & { defaultSort?: SortName | undefined },
): VisitorClient {
	const usual = sortIndex(defaultSort);
	let words: AskedWords | null = null;
	const read = async (request: ClientRequest): Promise<ClientRequest> => {
		const { params = {} } = request;
		const query = params.query?.trim();
		if (!query) return request;
		if (isVin(query)) return { ...request, params: await (await import('./find-vin.ts')).paramsForVin(params, query) };
		words ??= await loadWords(stock);
		if (!words) return request;
		const order = request.indexName === usual && words.order(query);
		const indexName = order ? sortIndex(order.sort) : request.indexName;
		return { indexName, params: words.params(params) };
	};
	const answersTo = async (requests: readonly ClientRequest[]): Promise<ClientResult[]> => {
		const understood = await Promise.all(requests.map(read));
		const { results } = await client.search(understood);
		return Promise.all(
			results.map((result, index) => {
				const [request, query] = [understood[index], requests[index]?.params?.query];
				return words && request && query ? words.settled(result, { query, request, client }) : result;
			}),
		);
	};
	return {
		asked: (query, labels) => words?.filters(query, labels) ?? null,
		order: (query) => words?.order(query) ?? null,
		meant: (state) => words?.meant(state) ?? state,
		client: {
			search: async (requests) => {
				const results = await answersTo(requests);
				const late = results.flatMap((result, index) => (isPastEnd(result) ? [index] : []));
				if (late.length === 0) return { results };
				const again = await answersTo(late.map((index) => atLastPage(requests[index], results[index])));
				return { results: results.map((result, index) => again[late.indexOf(index)] ?? result) };
			},
			searchForFacetValues: async (requests) => client.searchForFacetValues(await Promise.all(requests.map(read))),
		},
	};
}

async function loadWords(stock: AskedStock): Promise<AskedWords | null> {
	try {
		return (await import('../../../search/asked/asked-words.ts')).openAskedWords(stock);
	} catch {
		return null;
	}
}

const isPastEnd = ({ nbHits, nbPages, page }: ClientResult): boolean => nbHits > 0 && nbPages > 0 && page >= nbPages;

function atLastPage(request?: ClientRequest, result?: ClientResult): ClientRequest {
	return { indexName: '', ...request, params: { ...request?.params, page: (result?.nbPages ?? 1) - 1 } };
}

import { isVin } from '../../domain/cars/is-vin.ts';
import type { AskedStock } from '../../search/asked/asked.ts';
import type { AskedFilter, AskedWords } from '../../search/asked/asked-words.ts';
import type { ClientRequest, ClientResult, PageClient } from '../../search/client/instant-search.ts';
import { type SortName, sortIndex } from '../../search/fields/sorts.ts';
import type { MeantSearch, SearchState } from '../../search/state/search-state.ts';

/** A client that knows what visitors mean, and how it read their words. */
export type VisitorClient = {
	client: PageClient;
	/** Null until the words have been looked for. */
	asked: (...of: Parameters<AskedWords['filters']>) => AskedFilter[] | null;
	/** A search with what its words were read as among its choices. */
	meant: (state: SearchState) => MeantSearch;
	/** A search whose words are chosen in the panel where it has them; as it is until they have been looked for. */
	asFilters: AskedWords['asFilters'];
	/** The order that the words ask for; null for none, and until they have been looked for. */
	order: AskedWords['order'];
	/** Loads what reads words; the first words do so as well. */
	load: () => Promise<unknown>;
	/** What the reading depends on; more of it may be known later, before the first words. */
	stock: AskedStock;
};

/**
 * A client that understands what visitors mean, whichever engine answers: `7 seater utes under $30k` are filters and a body
 * of the stock's (SRCH-3); a VIN is the car that has it; a page past the end is the last one. The reading is loaded with the first words; where that fails, they
 * are looked for as they are.
 */
export function visitorClient(client: PageClient, stock: AskedStock & { defaultSort?: SortName }): VisitorClient {
	let words: AskedWords | null = null;
	const load = async () => {
		words ??= await loadWords(stock);
	};
	const withCar = async (request: ClientRequest): Promise<ClientRequest> => {
		const { params = {} } = request;
		const query = params.query?.trim();
		if (!query) return request;
		if (isVin(query)) return { ...request, params: await (await import('./find-vin.ts')).paramsForVin(params, query) };
		await load();
		return request;
	};
	const answers = async (requests: readonly ClientRequest[]): Promise<ClientResult[]> => {
		const asked = await Promise.all(requests.map(withCar));
		return words ? words.answers(asked, client) : (await client.search(asked)).results;
	};
	return {
		stock,
		load,
		asked: (...of) => words?.filters(...of) ?? null,
		meant: (state) => words?.meant(state) ?? state,
		asFilters: (state) => words?.asFilters(state) ?? state,
		order: (query) => words?.order(query) ?? null,
		client: {
			search: async (requests) => {
				const results = await answers(requests);
				if (!results.some(isPastEnd)) return { results };
				const { atLastPages } = await import('./last-page.ts');
				return { results: await atLastPages(requests, results, answers) };
			},
			searchForFacetValues: async (requests) => {
				const asked = await Promise.all(requests.map(withCar));
				return client.searchForFacetValues(words ? asked.map(words.request) : asked);
			},
		},
	};
}

const loadWords = (stock: AskedStock & { defaultSort?: SortName }): Promise<AskedWords | null> =>
	import('../../search/asked/asked-words.ts').then(
		({ openAskedWords }) => openAskedWords(stock, { indexOf: sortIndex, defaultSort: stock.defaultSort }),
		() => null,
	);

const isPastEnd = ({ nbPages, page }: ClientResult): boolean => nbPages > 0 && page >= nbPages;

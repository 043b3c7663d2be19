import { createEngine, type EngineOptions, type SearchEngine } from '../engine/search.ts';
import type { SearchAnswer, SearchRequest } from '../engine/search-request.ts';
import { readSortBy } from '../engine/sort-by.ts';
import type { Filter } from '../filter/filter.ts';
import type { StockIndex } from '../index/open-index.ts';
import type { ClientParams, ClientRequest, ClientResult, FacetValuesResult, PageClient } from './instant-search.ts';
import { joinAll, RequestError, refinementFilters } from './refinement-filter.ts';

export type PageClientOptions = {
	/** Leaves out cars that no search may find by now; every car is asked once, when the index is there. */
	isListed?: (index: StockIndex, row: number) => boolean;
	/** Whether a car is for sale: others are found and counted nowhere. */
	isForSale?: (index: StockIndex, row: number) => boolean;
	/** The stock as it is for a request, where that changes what its cars cost; the same one for the same choice. */
	stockFor?: (index: StockIndex, params: ClientParams) => Promise<StockIndex>;
};

type Loaded = { index: StockIndex; engine: SearchEngine };

/**
 * InstantSearch's search client over an index in the page (SRCH-7). Index names are those of the adapter for Typesense:
 * `vehicles`, or with an order `vehicles/sort/price:asc`. The index is loaded at the first search, and once more by the
 * next one if that failed. A request that cannot be understood rejects with a {@link RequestError}.
 */
export function createPageClient(load: () => Promise<StockIndex>, options: PageClientOptions = {}): PageClient {
	let loading: Promise<StockIndex> | undefined;
	const engines = new Map<StockIndex, SearchEngine>();
	const loaded = async ({ params = {} }: ClientRequest): Promise<Loaded> => {
		loading ??= load();
		loading.catch(() => {
			loading = undefined;
		});
		const own = await loading;
		const index = (await options.stockFor?.(own, params)) ?? own;
		const engine = engines.get(index) ?? createEngine(index, engineOptions(index, options));
		engines.set(index, engine);
		return { index, engine };
	};
	return {
		search: async (requests) => ({
			results: await Promise.all(requests.map(async (request) => answerSearch(await loaded(request), request))),
		}),
		searchForFacetValues: (requests) =>
			Promise.all(requests.map(async (request) => answerFacetValues(await loaded(request), request))),
	};
}

function engineOptions(index: StockIndex, { isListed, isForSale }: PageClientOptions): EngineOptions {
	return {
		...(isListed && { isListed: (row) => isListed(index, row) }),
		...(isForSale && { isCounted: (row) => isForSale(index, row) }),
	};
}

async function answerSearch(
	{ index, engine }: Loaded,
	{ indexName, params = {} }: ClientRequest,
): Promise<ClientResult> {
	const { query = '', page = 0, hitsPerPage = 20, maxValuesPerFacet: maxFacetValues = 100 } = params;
	const request = await searchRequest(index, indexName, params);
	const { found, counted, rows, mended, facets, stats } = engine.search({
		...request,
		facets: [params.facets ?? []].flat(),
		maxFacetValues,
		page: page + 1,
		perPage: hitsPerPage,
	});
	return {
		index: indexName,
		hits: rows.map((row) => hit(index, row)),
		nbHits: found,
		forSale: counted,
		...(mended && { mended }),
		page,
		nbPages: hitsPerPage > 0 ? Math.ceil(found / hitsPerPage) : 0,
		hitsPerPage,
		query,
		params: '',
		processingTimeMS: 0,
		exhaustiveNbHits: true,
		exhaustiveFacetsCount: true,
		facets: facetCounts(facets),
		facets_stats: stats,
	};
}

async function answerFacetValues(
	{ index, engine }: Loaded,
	{ indexName, params = {} }: ClientRequest,
): Promise<FacetValuesResult> {
	const { facetName = '', facetQuery = '', maxFacetHits = 10 } = params;
	const request = await searchRequest(index, indexName, params);
	const { facets } = engine.search({
		...request,
		facets: [facetName],
		facetQuery: { field: facetName, query: facetQuery },
		maxFacetValues: maxFacetHits,
		perPage: 0,
	});
	const hits = facets[facetName] ?? [];
	return {
		facetHits: hits.map(({ value, count }) => ({ value, highlighted: value, count })),
		exhaustiveFacetsCount: true,
		processingTimeMS: 0,
	};
}

async function searchRequest(index: StockIndex, indexName: string, params: ClientParams): Promise<SearchRequest> {
	const [, sortBy = ''] = indexName.split('/sort/');
	const sort = readSortBy(sortBy, index.schema);
	if (!sort.ok) throw new RequestError(sort.problem.message);
	const filter = joinAll('&&', [
		await expression(params.filters ?? '', index),
		...refinementFilters(params, index.filterSchema),
	]);
	return { query: params.query ?? '', filter, ...(sort.value.length > 0 && { sort: sort.value }) };
}

/** The parser is large, and few searches bring an expression; it is loaded by the first that does. */
async function expression(filters: string, { filterSchema }: StockIndex): Promise<Filter> {
	if (filters.trim() === '') return { kind: 'everything' };
	const { parseFilter } = await import('../filter/parse.ts');
	const parsed = parseFilter(filters, filterSchema);
	if (parsed.ok) return parsed.filter;
	throw new RequestError(parsed.errors.map(({ message }) => message).join('; '));
}

function hit(index: StockIndex, row: number) {
	const document = index.document(row);
	return { ...document, objectID: String(document['id'] ?? row) };
}

const facetCounts = (facets: SearchAnswer['facets']): ClientResult['facets'] =>
	Object.fromEntries(
		Object.entries(facets).map(([field, values]) => [
			field,
			Object.fromEntries(values.map(({ value, count }) => [value, count])),
		]),
	);

import type { Filter } from '../filter/filter.ts';
import type { StockIndex } from '../index/open-index.ts';
import { type FacetCounter, makeFacetCounter } from './facet-counter.ts';
import { keepCommon, makeFilterMasks, type RowMask } from './filter-mask.ts';
import { makeQueryMatch } from './query-match.ts';
import { makePageOfRows } from './row-orders.ts';
import {
	type FacetStats,
	type FacetValue,
	type SearchAnswer,
	type SearchRequest,
	type SortKey,
	textMatch,
} from './search-request.ts';
import { makeSortPasses } from './sort-passes.ts';

export type SearchEngine = { search: (request: SearchRequest) => SearchAnswer };

export type EngineOptions = {
	/** Leaves out cars that no search may find, such as those sold too long ago by now; every row is asked once. */
	isListed?: (row: number) => boolean;
};

const everything: Filter = { kind: 'everything' };
const byMatch: SortKey = { field: textMatch, direction: 'desc' };
const rankField = 'custom_rank';
const byRank: SortKey = { field: rankField, direction: 'desc' };

/**
 * Searches an index in memory (SRCH-7): query, filter, facet counts, order and page. It keeps what comes often from one
 * search to the next, so make one per index. A search throws a RangeError for a field that the index has not.
 */
export function createEngine(index: StockIndex, { isListed = () => true }: EngineOptions = {}): SearchEngine {
	const { rowCount, columns } = index;
	const listed = new Uint8Array(rowCount);
	for (let row = 0; row < rowCount; row++) listed[row] = Number(isListed(row));
	const maskOf = makeFilterMasks(columns, rowCount);
	const countFacet = makeFacetCounter(columns, listed);
	const pageOf = makePageOfRows(makeSortPasses(index, makeFilterMasks(columns, rowCount)), rowCount);
	const matchQuery = makeQueryMatch(index);
	const defaultSort = columns.has(rankField) ? [byMatch, byRank] : [byMatch];

	const filtered = ({ filter = everything }: SearchRequest): RowMask => {
		if (filter.kind === 'everything') return listed;
		const mask = maskOf(filter);
		keepCommon(mask, listed);
		return mask;
	};
	return {
		search: (request) => {
			const { query = '', queryBy = index.queryBy, sort = defaultSort } = request;
			const { page = 1, perPage = 10, offset = (page - 1) * perPage } = request;
			const among = filtered(request);
			const match = query === '' ? 'all' : matchQuery(query, queryBy, among);
			const [mask, score] = match === 'all' ? [among] : [match.rows, match.score];
			let found = 0;
			for (const bit of mask) found += bit;
			return { found, rows: pageOf(mask, { sort, offset, perPage, score }), ...countFacets(request, mask, countFacet) };
		},
	};
}

function countFacets(request: SearchRequest, mask: RowMask, count: FacetCounter) {
	const { facets = [], maxFacetValues: max = 10, facetQuery } = request;
	const values: Record<string, FacetValue[]> = {};
	const stats: Record<string, FacetStats> = {};
	for (const field of facets) {
		const counted = count(field, mask, { max, query: facetQuery?.field === field ? facetQuery.query : '' });
		values[field] = counted.values;
		if (counted.stats) stats[field] = counted.stats;
	}
	return { facets: values, stats };
}

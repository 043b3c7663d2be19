import type { Filter } from '../filter/filter.ts';
import type { StockIndex } from '../index/open-index.ts';
import { type FacetCounter, type MatchValues, makeFacetCounter } from './facet-counter.ts';
import type { RowsToCount } from './facet-counts.ts';
import { makeFilterMasks } from './filter-mask.ts';
import { makeQueryMatch, type QueryMatch } from './query-match.ts';
import { commonRows, keepCommon, makeMask, missedRows, type RowMask, rowsOf } from './row-mask.ts';
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
	/** Whether a listed car is counted: those just sold are found and not counted. Every listed row is asked once; all count if left out. */
	isCounted?: (row: number) => boolean;
	/** Matches words otherwise than the page does: `src/search/server`. */
	words?: { matchQuery: QueryMatch; matchValues: MatchValues };
};

const everything: Filter = { kind: 'everything' };
const byMatch: SortKey = { field: textMatch, direction: 'desc' };
const rankField = 'custom_rank';
const byRank: SortKey = { field: rankField, direction: 'desc' };

/**
 * Searches an index in memory (SRCH-7): query, filter, facet counts, order and page. It keeps what comes often from one
 * search to the next, so make one per index. A search throws a RangeError for a field that the index has not.
 */
export function createEngine(
	index: StockIndex,
	{ isListed = () => true, isCounted = () => true, words }: EngineOptions = {},
): SearchEngine {
	const { rowCount, columns } = index;
	const listed = makeMask(rowCount);
	for (let row = 0; row < rowCount; row++) listed[row] = Number(isListed(row));
	const listedRows = rowsOf(listed, new Uint32Array(rowCount)).slice();
	const counted = listed.slice();
	for (const row of listedRows) counted[row] = Number(isCounted(row));
	const countedRows = rowsOf(counted, new Uint32Array(rowCount)).slice();
	const areAllCounted = countedRows.length === listedRows.length;
	const buffer = new Uint32Array(rowCount);
	const countedBuffer = new Uint32Array(rowCount);
	const missed = new Uint32Array(rowCount);
	const maskOf = makeFilterMasks(columns, rowCount);
	const countFacet = makeFacetCounter(columns, countedRows, words?.matchValues);
	const pageOf = makePageOfRows(makeSortPasses(index, makeFilterMasks(columns, rowCount)), rowCount);
	const matchQuery = words?.matchQuery ?? makeQueryMatch(index);
	const defaultSort = columns.has(rankField) ? [byMatch, byRank] : [byMatch];

	const filtered = ({ filter = everything }: SearchRequest): RowMask => {
		if (filter.kind === 'everything') return listed;
		const mask = maskOf(filter);
		if (listedRows.length < rowCount) keepCommon(mask, listed);
		return mask;
	};
	return {
		search: (request) => {
			const { query = '', queryBy = index.queryBy, sort = defaultSort } = request;
			const { page = 1, perPage = 10, offset = (page - 1) * perPage } = request;
			const among = filtered(request);
			const match = query === '' ? 'all' : matchQuery(query, queryBy, among);
			const [mask, score] = match === 'all' ? [among] : [match.rows, match.score];
			const matching = rowsOf(mask, buffer);
			const found = matching.length;
			const rows = pageOf({ mask, matching, score }, { sort, offset, perPage });
			const forSale = areAllCounted ? matching : commonRows(matching, counted, countedBuffer);
			const isMost = forSale.length * 2 >= countedRows.length;
			const toCount = isMost ? { missed: missedRows(countedRows, mask, missed) } : { matching: forSale };
			const mended = match === 'all' ? undefined : match.mended;
			return {
				found,
				counted: forSale.length,
				rows,
				...(mended && { mended }),
				...countFacets(request, toCount, countFacet),
			};
		},
	};
}

function countFacets(request: SearchRequest, rows: RowsToCount, count: FacetCounter) {
	const { facets = [], maxFacetValues: max = 10, facetQuery } = request;
	const values: Record<string, FacetValue[]> = {};
	const stats: Record<string, FacetStats> = {};
	for (const field of facets) {
		const counted = count(field, rows, { max, query: facetQuery?.field === field ? facetQuery.query : '' });
		values[field] = counted.values;
		if (counted.stats) stats[field] = counted.stats;
	}
	return { facets: values, stats };
}

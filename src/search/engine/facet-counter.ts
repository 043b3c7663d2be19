import type { Column } from '../index/column.ts';
import { facetQueryMatcher } from '../text/facet-query.ts';
import { countedStats, countValues, presentValues, topValues } from './facet-counts.ts';
import type { RowMask } from './filter-mask.ts';
import { type Ranks, rankForCounts } from './ranks.ts';
import type { FacetStats, FacetValue } from './search-request.ts';

export type CountedFacet = { values: FacetValue[]; stats: FacetStats | undefined };

export type FacetCounter = (
	field: string,
	mask: RowMask,
	/** `query` keeps the values that match these words (F5). */
	options: { max: number; query: string },
) => CountedFacet;

/** Counts the values of a facet among the rows of a mask. The counts of all listed cars are kept: every visit asks for them. */
export function makeFacetCounter(columns: ReadonlyMap<string, Column>, listed: RowMask): FacetCounter {
	const ranksOf = new Map<string, Ranks>();
	const listedCounts = new Map<string, Uint32Array>();
	const ranked = (field: string): Ranks => {
		const column = columns.get(field);
		const ranks = ranksOf.get(field) ?? (column && rankForCounts(column));
		if (!ranks) throw new RangeError(`there is no field "${field}" to count`);
		ranksOf.set(field, ranks);
		return ranks;
	};
	const count = (field: string, ranks: Ranks, mask: RowMask): Uint32Array => {
		const known = mask === listed ? listedCounts.get(field) : undefined;
		const counts = known ?? countValues(ranks, mask);
		if (mask === listed) listedCounts.set(field, counts);
		return counts;
	};
	return (field, mask, { max, query }) => {
		const ranks = ranked(field);
		const counts = count(field, ranks, mask);
		const wanted = query === '' ? undefined : facetQueryMatcher(query, presentValues(ranks, counts));
		return { values: topValues(ranks, counts, max, wanted), stats: countedStats(ranks, counts) };
	};
}

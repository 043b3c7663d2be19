import type { Column } from '../index/column.ts';
import { facetQueryMatcher } from '../text/facet-query.ts';
import { type Counts, countedStats, makeCounter, type RowsToCount, topValues } from './facet-counts.ts';
import { type Ranks, rankForCounts } from './ranks.ts';
import type { FacetStats, FacetValue } from './search-request.ts';

type CountedFacet = { values: FacetValue[]; stats: FacetStats | undefined };

/** A test of a facet's values for what somebody typed above its list (F5); `values` are those of `found` cars. */
export type MatchValues = (
	query: string,
	values: readonly string[],
	facet: { field: string; found: number },
) => (value: string) => boolean;

export type FacetCounter = (
	field: string,
	rows: RowsToCount,
	/** `query` keeps the values that match these words (F5). */
	options: { max: number; query: string },
) => CountedFacet;

type CountedField = { ranks: Ranks; count: (rows: RowsToCount) => Counts; ofAll: Map<number, CountedFacet> };

/** Counts the values of a facet among some rows. The answers for all listed rows are kept: every visit asks for them. */
export function makeFacetCounter(
	columns: ReadonlyMap<string, Column>,
	listed: Uint32Array,
	matchValues: MatchValues = facetQueryMatcher,
): FacetCounter {
	const fields = new Map<string, CountedField>();
	const open = (field: string): CountedField => {
		const column = columns.get(field);
		const ranks = column && rankForCounts(column);
		if (!ranks) throw new RangeError(`there is no field "${field}" to count`);
		const opened = { ranks, count: makeCounter(ranks, listed), ofAll: new Map<number, CountedFacet>() };
		fields.set(field, opened);
		return opened;
	};
	return (field, rows, { max, query }) => {
		const { ranks, count, ofAll } = fields.get(field) ?? open(field);
		const isAll = 'missed' in rows && rows.missed.length === 0 && query === '';
		const known = isAll ? ofAll.get(max) : undefined;
		if (known) return known;
		const counts = count(rows);
		const found = 'missed' in rows ? listed.length - rows.missed.length : rows.matching.length;
		const isWanted = (values: string[]) => matchValues(query, values, { field, found });
		const answer = {
			values: topValues(ranks, query === '' ? counts : queriedCounts(ranks, counts, isWanted), max),
			stats: countedStats(ranks, counts),
		};
		if (isAll) ofAll.set(max, answer);
		return answer;
	};
}

function queriedCounts(
	{ label }: Ranks,
	{ codes, counts }: Counts,
	match: (values: string[]) => ReturnType<MatchValues>,
): Counts {
	const isWanted = match(Array.from(codes, label));
	return { codes: codes.filter((code) => isWanted(label(code))), counts };
}

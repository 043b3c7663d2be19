import type { StockIndex } from '../index/open-index.ts';
import type { FilterMasks } from './filter-mask.ts';
import { rankForSort } from './ranks.ts';
import { importOrder, type SortKey, textMatch } from './search-request.ts';
import type { SortPass } from './sort-rows.ts';

/** What sorting by these keys takes; `score` tells how well each row matches the query. */
export type SortPasses = (sort: readonly SortKey[], score?: Uint8Array) => SortPass[];

/** Keeps the ranks of the fields sorted by. Throws a RangeError for a field that the index has not. */
export function makeSortPasses({ columns, rowCount }: StockIndex, maskOf: FilterMasks): SortPasses {
	const ranksOf = new Map<string, SortPass['ranks']>();
	const rankField = (field: string): SortPass['ranks'] => {
		const column = columns.get(field);
		const ranks = ranksOf.get(field) ?? (field === importOrder ? rankImports(rowCount) : column && rankForSort(column));
		if (!ranks) throw new RangeError(`there is no field "${field}" to sort by`);
		ranksOf.set(field, ranks);
		return ranks;
	};
	const rankScores = (scores: Extract<SortKey, { scores: unknown }>['scores']): SortPass['ranks'] => {
		const steps = [...new Set([0, ...scores.map(({ score }) => score)])].sort((a, b) => a - b);
		const codes = new Uint32Array(rowCount).fill(steps.indexOf(0));
		for (const { filter, score } of scores.toReversed()) {
			for (const [row, passes] of maskOf(filter).entries()) if (passes) codes[row] = steps.indexOf(score);
		}
		return { codes, size: steps.length };
	};
	const passOf = (key: SortKey, score: Uint8Array): SortPass => {
		const { direction } = key;
		const isAscending = direction === 'asc';
		if ('scores' in key) return { ranks: rankScores(key.scores), direction, missingFirst: isAscending };
		if (isByMatch(key)) return { ranks: { codes: score, size: 2 ** 8 }, direction, missingFirst: isAscending };
		return { ranks: rankField(key.field), direction, missingFirst: key.missing === 'first' };
	};
	return (sort, score = new Uint8Array(rowCount)) => sort.map((key) => passOf(key, score));
}

/** Whether a key sorts by how well a car matches the query. */
export const isByMatch = (key: SortKey): boolean => 'field' in key && key.field === textMatch;

/** Row 0 was imported last. */
const rankImports = (rowCount: number): SortPass['ranks'] => ({
	codes: Uint32Array.from({ length: rowCount }, (_, row) => rowCount - row),
	size: rowCount + 1,
});

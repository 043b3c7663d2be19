import type { Column } from '../index/column.ts';
import type { RowMask } from './filter-mask.ts';
import { rankForSort } from './ranks.ts';
import { type SortKey, textMatch } from './search-request.ts';
import { type SortPass, sortRows } from './sort-rows.ts';

export type PageRequest = {
	sort: readonly SortKey[];
	offset: number;
	perPage: number;
	/** How well each row matches the query, if there is one. */
	score?: Uint8Array | undefined;
};

export type PageOfRows = (mask: RowMask, request: PageRequest) => number[];

/** Orders of all rows that are kept for the next search: a visitor goes back and forth between a few. */
const maxKept = 8;

/** Answers the rows of a mask that stand on a page. Throws a RangeError for a field that the index has not. */
export function makePageOfRows(columns: ReadonlyMap<string, Column>, rowCount: number): PageOfRows {
	const ranksOf = new Map<string, SortPass['ranks']>();
	const kept = new Map<string, Uint32Array>();
	const allRows = Uint32Array.from({ length: rowCount }, (_, row) => row);

	const rankField = (field: string): SortPass['ranks'] => {
		const column = columns.get(field);
		const ranks = ranksOf.get(field) ?? (column && rankForSort(column));
		if (!ranks) throw new RangeError(`there is no field "${field}" to sort by`);
		ranksOf.set(field, ranks);
		return ranks;
	};
	const passOf = ({ field, direction, missing }: SortKey, score?: Uint8Array): SortPass => {
		const ranks = field === textMatch ? { codes: score ?? new Uint8Array(rowCount), size: 256 } : rankField(field);
		return { ranks, direction, missingFirst: missing === 'first' || (field === textMatch && direction === 'asc') };
	};
	const orderAll = (sort: readonly SortKey[]): Uint32Array => {
		const key = JSON.stringify(sort);
		const order =
			kept.get(key) ??
			sortRows(
				allRows,
				sort.map((part) => passOf(part)),
			);
		kept.delete(key);
		kept.set(key, order);
		const [oldest] = kept.keys();
		if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
		return order;
	};
	return (mask, { sort, offset, perPage, score }) => {
		if (!score || sort.every(({ field }) => field !== textMatch)) {
			return pickPage(orderAll(sort.filter(({ field }) => field !== textMatch)), mask, offset, perPage);
		}
		const rows = allRows.filter((row) => mask[row] === 1);
		const sorted = sortRows(
			rows,
			sort.map((part) => passOf(part, score)),
		);
		return [...sorted.subarray(offset, offset + perPage)];
	};
}

function pickPage(order: Uint32Array, mask: RowMask, offset: number, perPage: number): number[] {
	const rows: number[] = [];
	let skip = offset;
	for (const row of order) {
		if (rows.length >= perPage) break;
		if (!mask[row]) continue;
		if (skip > 0) skip--;
		else rows.push(row);
	}
	return rows;
}

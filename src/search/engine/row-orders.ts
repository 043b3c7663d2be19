import type { RowMask } from './row-mask.ts';
import type { SortKey } from './search-request.ts';
import { isByMatch, type SortPasses } from './sort-passes.ts';
import { sortRows } from './sort-rows.ts';

/** What a search has found: as a mask and as rows, and how well each row matches the query if there is one. */
type FoundRows = { mask: RowMask; matching: Uint32Array; score?: Uint8Array | undefined };

type PageRequest = { sort: readonly SortKey[]; offset: number; perPage: number };

/** Answers the rows that stand on a page. */
export type PageOfRows = (found: FoundRows, request: PageRequest) => number[];

/** Orders of all rows that are kept for the next search: a visitor goes back and forth between a few. */
const maxKept = 8;

/** Sorts all rows once for each order that is asked for, so that a page is a walk along them; matches of a query each time. */
export function makePageOfRows(passesOf: SortPasses, rowCount: number): PageOfRows {
	const kept = new Map<string, Uint32Array>();
	const allRows = Uint32Array.from({ length: rowCount }, (_, row) => row);
	const orderAll = (sort: readonly SortKey[]): Uint32Array => {
		const key = JSON.stringify(sort);
		const order = kept.get(key) ?? sortRows(allRows, passesOf(sort));
		kept.delete(key);
		kept.set(key, order);
		const [oldest] = kept.keys();
		if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
		return order;
	};
	return ({ mask, matching, score }, { sort, offset, perPage }) => {
		if (!score || !sort.some(isByMatch)) {
			return pickPage(orderAll(sort.filter((key) => !isByMatch(key))), mask, offset, perPage);
		}
		return [...sortRows(matching, passesOf(sort, score)).subarray(offset, offset + perPage)];
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

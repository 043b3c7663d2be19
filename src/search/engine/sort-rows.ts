import type { Ranks } from './ranks.ts';
import type { SortKey } from './search-request.ts';

export type SortPass = { ranks: Pick<Ranks, 'codes' | 'size'>; direction: SortKey['direction']; missingFirst: boolean };

/**
 * Sorts rows by several keys. A counting sort per key, the last one first, keeps what is equal in the order given: rows
 * come in as last imported first, which so decides ties (S2).
 */
export function sortRows(rows: Uint32Array, passes: readonly SortPass[]): Uint32Array {
	return passes.reduceRight(sortOnce, rows);
}

function sortOnce(rows: Uint32Array, { ranks: { codes, size }, direction, missingFirst }: SortPass): Uint32Array {
	const ends = new Uint32Array(size);
	for (let index = 0; index < rows.length; index++) {
		const code = codes[rows[index] ?? 0] ?? 0;
		ends[code] = (ends[code] ?? 0) + 1;
	}
	let start = 0;
	for (const code of codesInOrder(size, direction, missingFirst)) {
		const count = ends[code] ?? 0;
		ends[code] = start;
		start += count;
	}
	const sorted = new Uint32Array(rows.length);
	for (let index = 0; index < rows.length; index++) {
		const row = rows[index] ?? 0;
		const code = codes[row] ?? 0;
		const place = ends[code] ?? 0;
		sorted[place] = row;
		ends[code] = place + 1;
	}
	return sorted;
}

/** Cars that lack the field come last in both directions, unless asked for first (S1). */
function codesInOrder(size: number, direction: SortKey['direction'], missingFirst: boolean): Uint32Array {
	const order = Uint32Array.from({ length: size }, (_, index) => index);
	const present = order.subarray(1);
	if (direction === 'desc') present.reverse();
	if (!missingFirst) {
		order.copyWithin(0, 1);
		order[size - 1] = 0;
	}
	return order;
}

import { type Codes, makeCodes } from './column.ts';
import { packDigits, readDigits } from './digits.ts';
import type { PackedCodes } from './packed-index.ts';

/** The different values of a column and which of them each row has, counted from 1; 0 is a missing one. */
export type Numbered<Value> = { distinct: readonly Value[]; codes: PackedCodes };

/**
 * Numbers the values of a column. Where most differ they keep the order of the rows, so that a row's code is nearly
 * always the next one; otherwise they are put in their own order.
 */
export function numberValues<Value>(
	values: readonly Value[],
	missing: Value,
	compare: (a: Value, b: Value) => number,
): Numbered<Value> {
	const found = new Set(values);
	found.delete(missing);
	const distinct = [...found];
	const mostDiffer = distinct.length * 2 > values.length;
	if (!mostDiffer) distinct.sort(compare);
	const codeOf = new Map(distinct.map((value, index) => [value, index + 1]));
	const codes = values.map((value) => codeOf.get(value) ?? 0);
	return { distinct, codes: mostDiffer ? { next: packDigits(distances(codes)) } : packDigits(codes) };
}

function distances(codes: readonly number[]): number[] {
	let next = 1;
	return codes.map((code) => {
		if (code === 0) return 1;
		if (code !== next) return 1 + next - code;
		next++;
		return 0;
	});
}

/** The codes of every row; undoes {@link numberValues}. */
export function readCodes(packed: PackedCodes, rowCount: number, valueCount: number): Codes {
	const codes = makeCodes(rowCount, valueCount + 1);
	if (typeof packed === 'number' || !('next' in packed)) {
		codes.set(readDigits(packed, rowCount));
		return codes;
	}
	let next = 1;
	readDigits(packed.next, rowCount).forEach((distance, row) => {
		if (distance === 0) codes[row] = next++;
		else if (distance > 1) codes[row] = 1 + next - distance;
	});
	return codes;
}

import type { Ranks } from './ranks.ts';
import type { FacetStats, FacetValue } from './search-request.ts';

/** The codes that occur among some rows, in no order, and how many rows have each. */
export type Counts = { codes: Uint32Array; counts: Uint32Array };

/** Counts into two buffers that are made once, so that a search costs what it finds and not what there is. */
export function makeCounter({ codes, size }: Ranks): (rows: Uint32Array) => Counts {
	const counts = new Uint32Array(size);
	const occurring = new Uint32Array(size);
	let last = 0;
	return (rows) => {
		for (let index = 0; index < last; index++) counts[occurring[index] ?? 0] = 0;
		last = 0;
		// A missing value is never the first of its kind, and so does not occur.
		counts[0] = 1;
		// By index: engines walk typed arrays twice as fast that way.
		for (let index = 0; index < rows.length; index++) {
			const code = codes[rows[index] ?? 0] ?? 0;
			const count = counts[code] ?? 0;
			if (count === 0) occurring[last++] = code;
			counts[code] = count + 1;
		}
		return { codes: occurring.subarray(0, last), counts };
	};
}

/** The values of most rows first, equal ones as numbers or texts go; no more than `max` (F1). */
export function topValues({ label, number }: Ranks, { codes, counts }: Counts, max: number): FacetValue[] {
	const least = smallestKept({ codes, counts }, max);
	const countOf = (code: number) => counts[code] ?? 0;
	const compare = (a: number, b: number) => (number ? a - b : label(a) < label(b) ? -1 : 1);
	return [...codes.filter((code) => countOf(code) >= least)]
		.sort((a, b) => countOf(b) - countOf(a) || compare(a, b))
		.slice(0, max)
		.map((code) => ({ value: label(code), count: countOf(code) }));
}

/** Counts above this one are told apart no further; few values have so many cars. */
const countedTo = 255;

/** A count that leaves few more than `max` values, so that thousands of prices need not be sorted. */
function smallestKept({ codes, counts }: Counts, max: number): number {
	if (codes.length <= max) return 1;
	const valuesOfCount = new Uint32Array(countedTo + 1);
	for (let index = 0; index < codes.length; index++) {
		const told = Math.min(counts[codes[index] ?? 0] ?? 0, countedTo);
		valuesOfCount[told] = (valuesOfCount[told] ?? 0) + 1;
	}
	let kept = 0;
	let least = countedTo + 1;
	while (kept < max && least > 1) kept += valuesOfCount[--least] ?? 0;
	return least;
}

/** Over all rows counted (F3); undefined for texts and where no row has a value. */
export function countedStats({ number }: Ranks, { codes, counts }: Counts): FacetStats | undefined {
	if (!number || codes.length === 0) return undefined;
	let [min, max, sum, total] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
	for (let index = 0; index < codes.length; index++) {
		const code = codes[index] ?? 0;
		const value = number(code);
		const count = counts[code] ?? 0;
		if (value < min) min = value;
		if (value > max) max = value;
		sum += value * count;
		total += count;
	}
	return { min, max, avg: sum / total, sum };
}

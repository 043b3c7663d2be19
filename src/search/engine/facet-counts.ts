import type { Ranks } from './ranks.ts';
import type { FacetStats, FacetValue } from './search-request.ts';

/** The codes that occur among some rows, in order, and how many rows have each. */
export type Counts = { codes: Uint32Array; counts: Uint32Array };

/** Rows to count: those found, or, where those are most of the listed ones, those that were not. */
export type RowsToCount = { matching: Uint32Array } | { missed: Uint32Array };

/**
 * Counts into buffers that are made once. What is found is counted one by one, or what is missed taken off the counts of
 * all listed rows, so that no search counts more than half of them.
 */
export function makeCounter({ codes, size }: Ranks, listed: Uint32Array): (rows: RowsToCount) => Counts {
	const counts = new Uint32Array(size);
	const occurring = new Uint32Array(size);
	let ofAll: Uint32Array | undefined;
	const addAll = (rows: Uint32Array, step: 1 | -1) => {
		// By index: engines walk typed arrays twice as fast that way.
		for (let index = 0; index < rows.length; index++) {
			const code = codes[rows[index] ?? 0] ?? 0;
			counts[code] = (counts[code] ?? 0) + step;
		}
	};
	const countAll = () => {
		counts.fill(0);
		addAll(listed, 1);
		return counts.slice();
	};
	return (rows) => {
		if ('matching' in rows) {
			counts.fill(0);
			addAll(rows.matching, 1);
		} else {
			ofAll ??= countAll();
			counts.set(ofAll);
			addAll(rows.missed, -1);
		}
		let last = 0;
		for (let code = 1; code < size; code++) {
			occurring[last] = code;
			if ((counts[code] ?? 0) > 0) last++;
		}
		return { codes: occurring.subarray(0, last), counts };
	};
}

/** The values of most rows first, equal ones as numbers or texts go; no more than `max` (F1). */
export function topValues({ label, numbers }: Ranks, { codes, counts }: Counts, max: number): FacetValue[] {
	const least = smallestKept({ codes, counts }, max);
	const countOf = (code: number) => counts[code] ?? 0;
	const compare = (a: number, b: number) => (numbers ? a - b : label(a) < label(b) ? -1 : 1);
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
export function countedStats({ kind, numbers }: Ranks, { codes, counts }: Counts): FacetStats | undefined {
	const [first, last] = [codes[0], codes.at(-1)];
	if (kind !== 'number' || !numbers || first === undefined || last === undefined) return undefined;
	let [sum, total] = [0, 0];
	for (let index = 0; index < codes.length; index++) {
		const code = codes[index] ?? 0;
		const count = counts[code] ?? 0;
		sum += (numbers[code] ?? 0) * count;
		total += count;
	}
	return { min: numbers[first] ?? 0, max: numbers[last] ?? 0, avg: sum / total, sum };
}

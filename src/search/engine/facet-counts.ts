import type { RowMask } from './filter-mask.ts';
import type { Ranks } from './ranks.ts';
import type { FacetStats, FacetValue } from './search-request.ts';

/** How many rows of the mask have each value, by code. */
export function countValues({ codes, size }: Ranks, mask: RowMask): Uint32Array {
	const counts = new Uint32Array(size);
	for (let row = 0; row < mask.length; row++) {
		if (mask[row]) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
	}
	counts[0] = 0;
	return counts;
}

/** The values of most rows first, equal ones in their own order; no more than `max` (F1). */
export function topValues(
	{ label }: Ranks,
	counts: Uint32Array,
	max: number,
	wanted?: (value: string) => boolean,
): FacetValue[] {
	const values: FacetValue[] = [];
	const least = wanted ? 1 : smallestKept(counts, max);
	counts.forEach((count, code) => {
		if (count >= least && (!wanted || wanted(label(code)))) values.push({ value: label(code), count });
	});
	return values.sort((a, b) => b.count - a.count).slice(0, max);
}

/** The values that any counted row has. */
export function presentValues({ label }: Ranks, counts: Uint32Array): string[] {
	const values: string[] = [];
	counts.forEach((count, code) => {
		if (count > 0) values.push(label(code));
	});
	return values;
}

/** The count that a value needs to be among the first `max`; spares sorting thousands of prices. */
function smallestKept(counts: Uint32Array, max: number): number {
	let present = 0;
	for (const count of counts) if (count > 0) present++;
	if (present <= max) return 1;
	return Math.max(1, counts.toSorted()[counts.length - max] ?? 1);
}

/** Over all rows counted (F3); undefined for texts and where no row has a value. */
export function countedStats({ number }: Ranks, counts: Uint32Array): FacetStats | undefined {
	if (!number) return undefined;
	const [first, last] = [counts.findIndex(Boolean), counts.findLastIndex(Boolean)];
	if (first < 0) return undefined;
	let sum = 0;
	let total = 0;
	counts.forEach((count, code) => {
		if (count > 0) sum += number(code) * count;
		total += count;
	});
	return { min: number(first), max: number(last), avg: sum / total, sum };
}

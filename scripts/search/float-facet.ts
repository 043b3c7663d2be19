import type { FacetStats, FacetValue } from '../../src/search/engine/search-request.ts';

const digits = 6;

/** The values of a `float` facet as the server answers them: with six digits, and values that are then the same put together. */
export function floatValues(values: readonly FacetValue[]): FacetValue[] {
	const counts = new Map<string, number>();
	for (const { value, count } of values) {
		const written = sixDigits(Math.fround(Number(value)));
		counts.set(written, (counts.get(written) ?? 0) + count);
	}
	return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Over the values as they are written, in 32 bits. */
export function floatStats(values: readonly FacetValue[]): FacetStats | undefined {
	if (values.length === 0) return undefined;
	const numbers = values.map(({ value, count }) => ({ number: Math.fround(Number(value)), count }));
	const sum = numbers.reduce((total, { number, count }) => total + number * count, 0);
	const cars = numbers.reduce((total, { count }) => total + count, 0);
	const all = numbers.map(({ number }) => number);
	return { min: Math.min(...all), max: Math.max(...all), avg: sum / cars, sum };
}

/** As C writes `%g`: a number in the middle goes to the even digit, where JavaScript would round it up. */
function sixDigits(number: number): string {
	const whole = Math.trunc(Math.abs(number));
	const scale = 10 ** Math.max(0, digits - (whole === 0 ? 1 : String(whole).length));
	const scaled = number * scale;
	const below = Math.floor(scaled);
	const isMiddle = scaled - below === 0.5;
	if (isMiddle) return String((below + (below % 2 === 0 ? 0 : 1)) / scale);
	return String(Number(number.toPrecision(digits)));
}

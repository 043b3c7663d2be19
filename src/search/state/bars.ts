/** Bars of a histogram; the style sheet parts them at the same places. */
const bars = 20;

/**
 * How many cars there are along a range, as an outline for CSS: `polygon(0 100%,0 60%,5% 60%,…)`. `counts` has values and how many
 * cars have each; the tallest bar fills the height, and a bar with any car is seen.
 */
export function barsOf(counts: Iterable<readonly [value: number, count: number]>, { min, max }: Bounds): string {
	const heights = new Array<number>(bars).fill(0);
	for (const [value, count] of counts) {
		const at = Math.min(bars - 1, Math.max(0, Math.floor(((value - min) / (max - min)) * bars)));
		heights[at] = (heights[at] ?? 0) + count;
	}
	const most = Math.max(...heights);
	const points = heights.flatMap((height, at) => {
		const top = height > 0 ? Math.round(92 - (92 * height) / most) : 100;
		return [`${(at * 100) / bars}% ${top}%`, `${((at + 1) * 100) / bars}% ${top}%`];
	});
	return `polygon(0 100%,${points.join()},100% 100%)`;
}

type Bounds = { min: number; max: number };

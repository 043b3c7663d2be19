/**
 * The photo that comes `steps` after another, both counted from 0: after the last the first comes again. More steps than one stop at
 * either end: `photoAfter(5, 1, 6)` → 0, `photoAfter(2, 999, 6)` → 5.
 */
export function photoAfter(from: number, steps: number, count: number): number {
	const to = from + steps;
	return Math.abs(steps) > 1 ? Math.max(0, Math.min(count - 1, to)) : (to + count) % count;
}

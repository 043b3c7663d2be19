/** Figures are rounded to this many dollars: nobody knows a worth to the dollar. */
const step = 50;

/**
 * A range, never one figure (USER-10): one figure, or ends that are equal once rounded, is widened by `percent` to either side. 20,000
 * at 8 % is 18,400 to 21,600.
 */
export function asRange({ low, high }: { low: number; high: number }, percent: number): { low: number; high: number } {
	const rounded = { low: down(low), high: up(high) };
	const isPoint = low === high || rounded.high - rounded.low < step;
	if (!isPoint) return rounded;
	const middle = (low + high) / 2;
	const [from, to] = [down(middle * (1 - percent / 100)), up(middle * (1 + percent / 100))];
	return { low: from, high: Math.max(to, from + step) };
}

const down = (dollars: number): number => Math.max(0, Math.floor(dollars / step) * step);
const up = (dollars: number): number => Math.ceil(dollars / step) * step;

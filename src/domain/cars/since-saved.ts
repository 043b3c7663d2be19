/**
 * What has become of a car since a visitor saved it (USER-1): it was sold, or it costs less. Saved at $25,990 and now $24,490:
 * $1,500 less; at $210 per week and now $199: $11 per week. A price that went up, or that was not shown then or now, is not
 * worth a word.
 */

/** What a car costs, in dollars and in dollars per week; absent where it is not shown. */
export type Asked = { price?: number | undefined; weekly?: number | undefined };

/** `by`: dollars less than when it was saved, `weekly` per week. */
export type SinceSaved = { kind: 'sold' } | { kind: 'cheaper'; by: number; weekly: boolean };

/** Smaller drops, in dollars, are no news. */
const leastDrop = 1;

/** What is to be said of a saved car; null for nothing. `then` is null where this device does not know what it cost. */
export function sinceSaved(then: Asked | null, now: Asked & { sold: boolean }): SinceSaved | null {
	if (now.sold) return then && { kind: 'sold' };
	const price = drop(then?.price, now.price);
	if (price > 0) return { kind: 'cheaper', by: price, weekly: false };
	const weekly = drop(then?.weekly, now.weekly);
	return weekly > 0 ? { kind: 'cheaper', by: weekly, weekly: true } : null;
}

/** In whole cents; 0 for none that is worth a word. */
function drop(then: number | undefined, now: number | undefined): number {
	if (then === undefined || now === undefined) return 0;
	const by = Math.round((then - now) * 100) / 100;
	return by >= leastDrop ? by : 0;
}

/**
 * The prices that a car's pages have shown, each since its day, the present one last. A price that was replaced within
 * its first day is forgotten: nobody was offered the car for it for long. $25,990 since 1 June, then sold on the 9th:
 * `25990` since 1 June, null since 9 June.
 */
export type ShownPrice = {
	/** In dollars; null while no price was shown, the car was sold or not on the site. */
	readonly price: number | null;
	/** The first day with it, `YYYY-MM-DD`. */
	readonly day: string;
};

/** So many are remembered of a car, the latest, however long ago, so that a clock that is wrong for one build forgets none. */
export const mostPrices = 8;

/** The prices of a car after this day, on which its pages show this price, or none. */
export function nextPrices(prices: readonly ShownPrice[], price: number | null, today: string): readonly ShownPrice[] {
	if (shownLast(prices) === price) return prices;
	const last = prices.at(-1);
	const earlier = last && last.day >= today ? prices.slice(0, -1) : prices;
	if (shownLast(earlier) === price) return earlier;
	return [...earlier, { price, day: today }].slice(-mostPrices);
}

const shownLast = (prices: readonly ShownPrice[]): number | null => prices.at(-1)?.price ?? null;

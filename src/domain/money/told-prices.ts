import type { ShownPrice } from '../stock/price-history.ts';

/** A price of a car and the first day on which the site showed it. */
export type ToldPrice = { price: number; day: string };

/**
 * The prices of a car that may be told as its history, the present one last: only what this site has itself shown, each
 * for at least `leastDays` in a row, but for the present one. A price for a day was no offer. What was before the car was
 * off the site, or without a price, is left out. Fewer than two are not a history: then none.
 */
export function toldPrices(prices: readonly ShownPrice[], leastDays: number): ToldPrice[] {
	const since = prices.findLastIndex(({ price }) => price === null) + 1;
	const told = prices.slice(since).flatMap(({ price, day }, index, all): ToldPrice[] => {
		const next = all[index + 1];
		const stood = next === undefined || Date.parse(next.day) - Date.parse(day) >= leastDays * 86_400_000;
		return price !== null && stood ? [{ price, day }] : [];
	});
	const changed = told.filter(({ price }, index) => price !== told[index - 1]?.price);
	return changed.length > 1 ? changed : [];
}

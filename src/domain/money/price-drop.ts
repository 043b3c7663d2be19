import { daysAfter } from '../hours/days.ts';
import type { ShownPrice } from '../stock/price-history.ts';

/**
 * Whether a car may be called reduced: only from a price that this site has itself shown, in a row and for long enough,
 * until lately. What a feed says a car did cost does not count. $27,990 from 1 to 21 June, $25,990 since: "Was $27,990 on
 * 20 June", the last whole day with it in every time zone, until 10 July: it is said for no longer than it was asked.
 */
export type PriceDrop = {
	/** The earlier price, in dollars. */
	was: number;
	/** The last whole day on which it was shown, `YYYY-MM-DD`. */
	on: string;
	/** The last day on which this may be said. */
	until: string;
};

export type DropRule = {
	/** The earlier price must have been shown for so many days in a row. */
	offeredDays: number;
	/** The drop is said for at most so many days. */
	saidDays: number;
	/** The least drop that is worth saying, in dollars. */
	least: number;
};

/**
 * The drop to the present price, of prices that were shown; null if none may be said on this day. Going
 * back, each price must be above the next: a price that was raised for a while, or was not shown, proves nothing.
 */
export function priceDrop(prices: readonly ShownPrice[], rule: DropRule, today: string): PriceDrop | null {
	const now = prices.at(-1)?.price ?? null;
	if (now === null) return null;
	for (let at = prices.length - 2; at >= 0; at--) {
		const [earlier, later] = [prices[at], prices[at + 1]];
		if (!earlier || !later || earlier.price === null || earlier.price <= (later.price ?? now)) return null;
		const offered = daysBetween(earlier.day, later.day);
		if (offered < rule.offeredDays || earlier.price - now < rule.least) continue;
		const until = daysAfter(later.day, Math.min(rule.saidDays, offered) - 1);
		// A drop on a day that has not come was seen by a wrong clock.
		return today > until || today < later.day ? null : { was: earlier.price, on: daysAfter(later.day, -1), until };
	}
	return null;
}

const daysBetween = (first: string, last: string): number =>
	Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

/**
 * A price as a week's repayment, and back (CAR-12): what cards say, and what the price filter can be set in. A whole price
 * over five years without deposit: $20,000 at 10 % is $98 a week, and $98 a week is any price up to $20,106.
 */

import { type FinanceFees, financeStart, wholeRepayment } from './finance.ts';

/** The rate in percent a year. */
export type WeeklyTerms = { rate: number; fees: FinanceFees };

/** What a price in dollars costs a week, in whole dollars, rounded up. */
export const weeklyOf = (price: number, { rate, fees }: WeeklyTerms): number =>
	wholeRepayment(financeStart(price, rate), fees);

/** The highest whole price that costs no more than this a week; 0 where none does. */
export function highestPriceFor(weekly: number, terms: WeeklyTerms): number {
	const base = weeklyOf(0.01, terms);
	let [low, high] = [0, Math.max(1, weekly) * longestTermWeeks];
	if (weekly < base) return 0;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (weeklyOf(middle, terms) <= weekly) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** The lowest whole price that costs at least this a week. */
export const lowestPriceFor = (weekly: number, terms: WeeklyTerms): number =>
	weekly <= 0 ? 0 : highestPriceFor(Math.ceil(weekly) - 1, terms) + 1;

/** No price can cost less a week than one that is paid off in so many weeks without interest. */
const longestTermWeeks = 261;

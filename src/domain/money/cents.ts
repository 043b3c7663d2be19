/**
 * Money that is paid is a whole number of cents: deposits, holds, refunds and receipts never meet a fraction (CAR-11). Feeds
 * and configs have dollars, which become cents once, where they are read.
 */

/** `500` and `19.99` dollars as 50000 and 1999 cents, to the nearest cent. Throws a RangeError where the cents cannot be counted exactly. */
export function toCents(dollars: number): number {
	const cents = Math.round(Number((dollars * 100).toFixed(3)));
	if (Number.isSafeInteger(cents)) return cents;
	throw new RangeError(`Found ${dollars} dollars, expected an amount that can be counted in cents.`);
}

/** Cents as dollars, for what writes money: 1999 → 19.99. */
export const toDollars = (cents: number): number => cents / 100;

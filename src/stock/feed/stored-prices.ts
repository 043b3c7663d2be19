import { z } from 'zod';
import { daysAfter, secondsPerDay } from '../../domain/hours/days.ts';
import type { ShownPrice } from '../../domain/stock/price-history.ts';

/**
 * The prices of a car as the stock record writes them: the first one, which it has had since its first day, then for each
 * other the days after that first one, and the price; 0 for none. `[27990,20,25990]`: $27,990, and $25,990 from the 21st day on.
 */
export const storedPrices = z
	.array(z.number().nonnegative().max(1e9))
	.max(64)
	.refine((list) => list.length % 2 === 1 && list.every((value, index) => index % 2 === 0 || isDays(value)));

/** A century: far enough for any clock, and still a date. */
const isDays = (value: number): boolean => Number.isInteger(value) && value <= 36_525;

/** Writes the prices of a car that is known since this day; nothing where none was ever shown. */
export function writePrices(prices: readonly ShownPrice[], since: string): number[] {
	const days = prices.map(({ day }) =>
		Math.max(0, Math.round((Date.parse(day) - Date.parse(since)) / 1000 / secondsPerDay)),
	);
	const list = prices.flatMap(({ price }, index) => [days[index] ?? 0, price ?? 0]);
	if (list.length === 0) return [];
	return list[0] === 0 ? list.slice(1) : [0, ...list];
}

/** Reads them back. */
export function readPrices(list: readonly number[], since: string): ShownPrice[] {
	return [0, ...list].flatMap((days, index, all) => {
		if (index % 2 === 1) return [];
		const price = all[index + 1] ?? 0;
		const isStart = index === 0 && price === 0;
		return isStart ? [] : [{ price: price === 0 ? null : price, day: daysAfter(since, days) }];
	});
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/hours/days.ts';
import { mostPrices, nextPrices, type ShownPrice } from '../../../src/domain/stock/price-history.ts';

const first = '2026-06-01';

/** The prices after these, each told on a day of June. */
const after = (...told: [day: number, price: number | null][]) =>
	told.reduce<readonly ShownPrice[]>(
		(prices, [day, price]) => nextPrices(prices, price, daysAfter(first, day - 1)),
		[],
	);

const shortly = (prices: readonly ShownPrice[]) => prices.map(({ price, day }) => [Number(day.slice(-2)), price]);

describe('the prices that a car’s pages have shown', () => {
	test.each<[string, [number, number | null][], [number, number | null][]]>([
		[
			'the same price is one',
			[
				[1, 25_990],
				[2, 25_990],
				[9, 25_990],
			],
			[[1, 25_990]],
		],
		[
			'each other price has its first day',
			[
				[1, 27_990],
				[8, 25_990],
			],
			[
				[1, 27_990],
				[8, 25_990],
			],
		],
		[
			'a price that is not shown is none',
			[
				[1, null],
				[4, 25_990],
			],
			[[4, 25_990]],
		],
		[
			'days without a price are remembered',
			[
				[1, 25_990],
				[4, null],
				[6, 25_990],
			],
			[
				[1, 25_990],
				[4, null],
				[6, 25_990],
			],
		],
		[
			'a price of less than a day is forgotten',
			[
				[1, 27_990],
				[8, 2_599],
				[8, 25_990],
			],
			[
				[1, 27_990],
				[8, 25_990],
			],
		],
		[
			'and so is a mistake that is mended on its day',
			[
				[1, 27_990],
				[8, 2_799],
				[8, 27_990],
			],
			[[1, 27_990]],
		],
	])('%s', (_, told, found) => {
		expect(shortly(after(...told))).toEqual(found);
	});

	test('are at most eight, the latest, however long ago', () => {
		const many = Array.from({ length: 20 }, (_, index): [number, number] => [1 + index, 20_000 - index]);
		expect(after(...many)).toHaveLength(mostPrices);
		expect(after(...many).at(-1)).toEqual({ price: 19_981, day: '2026-06-20' });
		const old = after([1, 27_990], [8, 25_990]);
		expect(nextPrices(old, 25_990, '2028-01-01')).toBe(old);
		expect(nextPrices(old, 24_990, '2028-01-01').map(({ price }) => price)).toEqual([27_990, 25_990, 24_990]);
	});

	test('whatever is told: days rise, neighbours differ, the last is the present one', () => {
		const told = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(null, 1_000, 2_000, 3_000)), { maxLength: 40 });
		fc.assert(
			fc.property(told, (steps) => {
				let day = first;
				let prices: readonly ShownPrice[] = [];
				for (const [days, price] of steps) {
					day = daysAfter(day, days);
					prices = nextPrices(prices, price, day);
					expect(prices.at(-1)?.price ?? null).toBe(price);
				}
				for (const [index, one] of prices.entries()) {
					const next = prices[index + 1];
					if (next) expect(next.day > one.day && next.price !== one.price).toBe(true);
				}
			}),
			{ seed: 13 },
		);
	});
});

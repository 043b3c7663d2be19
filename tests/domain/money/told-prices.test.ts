import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/hours/days.ts';
import { toldPrices } from '../../../src/domain/money/told-prices.ts';
import type { ShownPrice } from '../../../src/domain/stock/price-history.ts';

const june = (day: number): string => daysAfter('2026-06-01', day - 1);
const history = (...prices: [day: number, price: number | null][]): ShownPrice[] =>
	prices.map(([day, price]) => ({ day: june(day), price }));
const told = (...prices: [day: number, price: number | null][]) =>
	toldPrices(history(...prices), 14).map(({ price }) => price);

describe('what a car has cost on the site', () => {
	test('each price with its first day, the present one last, dearer or cheaper', () => {
		expect(toldPrices(history([1, 27_990], [20, 25_990]), 14)).toEqual([
			{ price: 27_990, day: june(1) },
			{ price: 25_990, day: june(20) },
		]);
		expect(told([1, 25_990], [20, 27_990])).toEqual([25_990, 27_990]);
	});

	test('a price that stood for less than the days is left out; the present one may be of today', () => {
		expect(told([1, 27_990], [15, 30_990], [17, 25_990])).toEqual([27_990, 25_990]);
		expect(told([1, 27_990], [14, 25_990])).toEqual([]);
	});

	test('a price that was raised for a few days and put back is not a history', () => {
		expect(told([1, 25_990], [20, 30_990], [22, 25_990])).toEqual([]);
	});

	test('what was before the car was off the site does not count', () => {
		expect(told([1, 27_990], [20, null], [22, 25_990])).toEqual([]);
		expect(told([1, 27_990], [20, null])).toEqual([]);
		expect(told([1, 25_990])).toEqual([]);
		expect(toldPrices([], 14)).toEqual([]);
	});

	test('only prices that were shown, at least two or none, never two the same in a row', () => {
		const step = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.option(fc.constantFrom(20_000, 21_000, 22_000)));
		fc.assert(
			fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
				let day = 0;
				const prices = history(
					...steps.map(([days, price]): [number, number | null] => {
						day += days;
						return [day, price];
					}),
				);
				const found = toldPrices(prices, 14);
				expect(found.length).not.toBe(1);
				for (const one of found) expect(prices).toContainEqual(one);
				for (const [index, { price }] of found.entries()) expect(price).not.toBe(found[index + 1]?.price);
			}),
			{ seed: 16 },
		);
	});
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFees } from '../../../src/domain/money/finance.ts';
import { highestPriceFor, lowestPriceFor, weeklyOf } from '../../../src/domain/money/weekly-price.ts';

const terms = { rate: 10, fees: noFees };

test('CAR-12 a price by the week is rounded up, and back it is every price that costs no more', () => {
	expect(weeklyOf(20_000, terms)).toBe(98);
	expect(weeklyOf(highestPriceFor(98, terms), terms)).toBe(98);
	expect(weeklyOf(highestPriceFor(98, terms) + 1, terms)).toBe(99);
	expect(weeklyOf(lowestPriceFor(98, terms), terms)).toBe(98);
	expect(highestPriceFor(1, { rate: 10, fees: { establishment: 0, monthly: 50 } })).toBe(0);
	expect(lowestPriceFor(0, terms)).toBe(0);
});

const anyTerms = fc.record({
	rate: fc.double({ min: 0, max: 50, noNaN: true }),
	fees: fc.record({ establishment: fc.integer({ min: 0, max: 900 }), monthly: fc.integer({ min: 0, max: 30 }) }),
});

test('CAR-12 a range by the week finds exactly the cars whose cards say so', () => {
	const cases = fc.record({
		terms: anyTerms,
		price: fc.integer({ min: 500, max: 400_000 }),
		from: fc.integer({ min: 1, max: 900 }),
		wide: fc.integer({ min: 0, max: 400 }),
	});
	fc.assert(
		fc.property(cases, ({ terms: own, price, from, wide }) => {
			const weekly = weeklyOf(price, own);
			const isFound = price >= lowestPriceFor(from, own) && price <= highestPriceFor(from + wide, own);
			expect(isFound).toBe(weekly >= from && weekly <= from + wide);
		}),
		{ seed: 12, numRuns: 150 },
	);
});

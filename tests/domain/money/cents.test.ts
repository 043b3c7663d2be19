import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents, toDollars } from '../../../src/domain/money/cents.ts';

describe('CAR-11 money that is paid is whole cents', () => {
	test('dollars as feeds write them', () => {
		expect([500, 19.99, 0.1 + 0.2, 1.005, 250.5].map(toCents)).toEqual([50000, 1999, 30, 101, 25050]);
	});

	test('an amount that cannot be counted is an error that names it', () => {
		expect(() => toCents(Number.NaN)).toThrow(/Found NaN dollars/);
		expect(() => toCents(1e15)).toThrow(RangeError);
	});

	test('every number of cents survives the way to dollars and back', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => toCents(toDollars(cents)) === cents),
			{ seed: 7 },
		);
	});
});

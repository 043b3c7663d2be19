import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedLoan, comparisonRate } from '../../../src/domain/money/comparison-rate.ts';
import {
	type Frequency,
	financeStart,
	frequencies,
	loanRepayment,
	noFees,
	periodsOf,
	periodsPerYear,
} from '../../../src/domain/money/finance.ts';

const loan: ComparedLoan = { amount: 30_000, rate: 10, term: 60, frequency: 'monthly', fees: noFees };
const rateOf = (change: Partial<ComparedLoan> = {}) => comparisonRate({ ...loan, ...change });
const repaymentOf = (frequency: Frequency, due = 0) =>
	loanRepayment({
		borrowed: 30_000,
		due,
		perPeriod: 0.1 / periodsPerYear[frequency],
		periods: periodsOf(60, frequency),
	}).toFixed(2);

describe('CAR-12 regulation 71: $30,000 over 60 months at 10 %', () => {
	test.each([
		['monthly', 0, '637.41'],
		['monthly', 9_000, '521.19'],
		['weekly', 0, '146.23'],
		['fortnightly', 0, '292.67'],
	] as const)('CAR-12 %s with a balloon of %i is $%s', (frequency, due, repayment) => {
		expect(repaymentOf(frequency, due)).toBe(repayment);
	});

	test.each([
		['no fees', {}, '10.00'],
		['no fees, by the week', { frequency: 'weekly' }, '10.00'],
		['no fees, by the fortnight, with a balloon', { frequency: 'fortnightly', balloon: 9_000 }, '10.00'],
		['$495 at the start and $10 a month', { fees: { establishment: 495, monthly: 10 } }, '11.40'],
		['no interest and no fees', { rate: 0 }, '0.00'],
	] as const)('CAR-12 %s: %o → %s %', (_title, change, rate) => {
		expect(rateOf(change).toFixed(2)).toBe(rate);
	});

	test('CAR-12 a fee that leaves nothing of the loan has no rate', () => {
		expect(() => rateOf({ fees: { establishment: 30_000, monthly: 0 } })).toThrow(RangeError);
	});
});

const loans = fc.record({
	amount: fc.integer({ min: 10_000, max: 200_000 }),
	balloonShare: fc.integer({ min: 0, max: 60 }),
	rate: fc.double({ min: 0, max: 50, noNaN: true }),
	term: fc.integer({ min: 12, max: 84 }),
	frequency: fc.constantFrom(...frequencies),
	fees: fc.record({ establishment: fc.integer({ min: 0, max: 5_000 }), monthly: fc.integer({ min: 0, max: 100 }) }),
});
const compared = ({ balloonShare, ...rest }: typeof loans extends fc.Arbitrary<infer Loan> ? Loan : never) => ({
	...rest,
	balloon: (rest.amount * balloonShare) / 100,
});
const holds = (check: (loan: ComparedLoan) => void) =>
	fc.assert(
		fc.property(loans, (one) => check(compared(one))),
		{ seed: 71, numRuns: 150 },
	);

describe('CAR-12 comparison rates of any loan', () => {
	test('CAR-12 without fees it is the rate itself: the annuity there and back', () => {
		holds((one) => {
			expect(comparisonRate({ ...one, fees: noFees })).toBeCloseTo(one.rate, 6);
		});
	});

	test('CAR-12 with fees it is never below the rate, and above it with any fee', () => {
		holds((one) => {
			const rate = comparisonRate(one);
			expect(rate).toBeGreaterThanOrEqual(one.rate - 1e-9);
			if (one.fees.establishment + one.fees.monthly > 0) expect(rate).toBeGreaterThan(one.rate);
		});
	});

	test('CAR-12 more of any fee, or a higher rate, is never a lower comparison rate', () => {
		holds((one) => {
			const { establishment, monthly } = one.fees;
			const rate = comparisonRate(one);
			expect(comparisonRate({ ...one, fees: { establishment: establishment + 100, monthly } })).toBeGreaterThan(rate);
			expect(comparisonRate({ ...one, fees: { establishment, monthly: monthly + 1 } })).toBeGreaterThan(rate);
			expect(comparisonRate({ ...one, rate: one.rate + 0.5 })).toBeGreaterThan(rate);
		});
	});
});

test('CAR-12 the calculator starts by the week, which the comparison rate counts as it does', () => {
	const { frequency, term } = financeStart(30_000, 10);
	expect(rateOf({ frequency, term })).toBeCloseTo(10, 9);
});

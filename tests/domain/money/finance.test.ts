import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type FinanceChoice,
	financeResult,
	financeStart,
	financeTerms,
	frequencies,
	repaymentText,
	sensibleChoice,
	wholeRepayment,
} from '../../../src/domain/money/finance.ts';
import { financeModel } from '../../../src/site/cars/finance.ts';
import { makeSite } from '../../support/make-site.ts';

const loan: FinanceChoice = { price: 20_000, deposit: 0, balloon: 0, rate: 10, term: 60, frequency: 'monthly' };
const repayment = (change: Partial<FinanceChoice>) =>
	Math.round(financeResult({ ...loan, ...change }).repayment * 100) / 100;

describe('CAR-12 finance calculator', () => {
	test('CAR-12 starts with the whole price over five years, by the week, at the site’s rate', () => {
		expect(financeStart(20_000, 10)).toEqual({
			price: 20_000,
			deposit: 0,
			balloon: 0,
			rate: 10,
			term: 60,
			frequency: 'weekly',
		});
	});

	test.each([
		['en-AU', 'weekly'],
		['en-NZ', 'weekly'],
		['en-US', 'monthly'],
	] as const)('CAR-12, SITE-9 under %s it starts %s', (locale, frequency) => {
		expect(financeModel(20_000, makeSite({ locale }).config).start.frequency).toBe(frequency);
	});

	test.each([
		['monthly', {}, 424.94],
		['fortnightly', { frequency: 'fortnightly' }, 195.11],
		['weekly', { frequency: 'weekly' }, 97.48],
		['a deposit', { deposit: 5_000 }, 318.71],
		['a balloon', { balloon: 6_000 }, 347.46],
		['no interest', { rate: 0 }, 333.33],
		['no interest and a balloon', { rate: 0, balloon: 8_000 }, 200],
		['a year', { term: 12 }, 1_758.32],
		['the whole price as deposit', { deposit: 20_000 }, 0],
		['a deposit above the price', { deposit: 20_001 }, 0],
		['a deposit below 0', { deposit: -1 }, 424.94],
		['a balloon of all that is borrowed: interest only', { balloon: 20_000 }, 166.67],
		['a balloon above what is borrowed', { deposit: 10_000, balloon: 20_000 }, 83.33],
		['what is not a number', { deposit: Number.NaN, balloon: Number.NaN }, 424.94],
		['a term of no number', { term: Number.NaN }, 424.94],
		['a rate above the highest', { rate: 51 }, repayment({ rate: 50 })],
	] as const)('CAR-12 %s: %o → %s', (_title, change, expected) => {
		expect(repayment(change)).toBe(expected);
	});

	test.each([
		['weekly', 0, '$98 a week'],
		['fortnightly', 0, '$196 a fortnight'],
		['monthly', 0, '$425 a month'],
		['monthly', 20_000, '$0 a month'],
	] as const)('CAR-12 %s with a deposit of %i is rounded up to %s', (frequency, deposit, text) => {
		expect(repaymentText({ ...loan, frequency, deposit }, 'en-AU')).toBe(text);
	});

	test('CAR-12 the number of repayments follows the term', () => {
		expect(frequencies.map((frequency) => financeResult({ ...loan, frequency }).repayments)).toEqual([261, 130, 60]);
	});

	test('CAR-12 a monthly fee is a part of each repayment, the fee at the start is not; without a loan there is neither', () => {
		const fees = { establishment: 495, monthly: 10 };
		expect(financeResult(loan, fees)).toMatchObject({ fees: 1_095 });
		expect(financeResult(loan, fees).repayment).toBeCloseTo(434.94, 2);
		expect(financeResult({ ...loan, frequency: 'weekly' }, fees).repayment).toBeCloseTo(97.48 + 120 / 52.18, 2);
		expect(financeResult({ ...loan, deposit: 20_000 }, fees)).toMatchObject({ repayment: 0, fees: 0 });
		expect(repaymentText(loan, 'en-AU', fees)).toBe('$435 a month');
	});

	test('CAR-12 no rate below 0 or above the highest, whatever is asked for', () => {
		expect(sensibleChoice({ ...loan, rate: -5 }).rate).toBe(0);
		expect(sensibleChoice({ ...loan, rate: 51 }).rate).toBe(50);
		expect(sensibleChoice({ ...loan, rate: Number.NaN }).rate).toBe(0);
	});

	test('CAR-12 a repayment is never said to be less than it is, nor a dollar more', () => {
		const choices = fc.record({
			price: fc.integer({ min: 1_000, max: 300_000 }),
			rate: fc.double({ min: 0, max: 50, noNaN: true }),
			frequency: fc.constantFrom(...frequencies),
		});
		fc.assert(
			fc.property(choices, (choice) => {
				const own = { ...loan, ...choice };
				const { repayment } = financeResult(own);
				expect(wholeRepayment(own)).toBeGreaterThanOrEqual(repayment - 1e-6);
				expect(wholeRepayment(own)).toBeLessThan(repayment + 1);
			}),
			{ seed: 13, numRuns: 100 },
		);
	});

	test('CAR-12 the repayments pay the loan off to the balloon, period by period', () => {
		const choices = fc.record({
			price: fc.integer({ min: 1_000, max: 200_000 }),
			deposit: fc.integer({ min: 0, max: 900 }),
			balloon: fc.integer({ min: 0, max: 100 }),
			rate: fc.double({ min: 0.01, max: 30, noNaN: true }),
			term: fc.constantFrom(...financeTerms),
			frequency: fc.constantFrom(...frequencies),
		});
		const perYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 };
		fc.assert(
			fc.property(choices, (choice) => {
				const { borrowed, repayment, interest } = financeResult(choice);
				const periods = (choice.term / 12) * perYear[choice.frequency];
				const rate = choice.rate / 100 / perYear[choice.frequency];
				let owed = borrowed;
				for (let period = 1; period <= periods; period++) owed = owed * (1 + rate) - repayment;
				// The last period of weeks is a part of one, and its repayment as much smaller.
				const growth = (1 + rate) ** (periods % 1);
				owed = owed * growth - (repayment * (growth - 1)) / rate;
				expect(owed).toBeCloseTo(choice.balloon, 2);
				expect(interest).toBeCloseTo(repayment * periods + choice.balloon - borrowed, 6);
				expect(interest).toBeGreaterThan(0);
			}),
			{ seed: 12, numRuns: 60 },
		);
	});
});

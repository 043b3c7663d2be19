import { expect, test } from 'vitest';
import { readAmount, readRate } from '../../../src/domain/words/read-amount.ts';

test.each([
	['12,990', 'en-AU', 12_990],
	['$12,990', 'en-AU', 12_990],
	['$ 12 990.50', 'en-NZ', 12_990.5],
	['12990', 'en-US', 12_990],
	['0', 'en-AU', 0],
	['-5', 'en-AU', -5],
	['12.990', 'de-DE', 12_990],
	['12.990,50 €', 'de-DE', 12_990.5],
	['', 'en-AU', null],
	['twelve', 'en-AU', null],
	['10k', 'en-AU', 10_000],
	['$12.5 K', 'en-NZ', 12_500],
	['1.1k', 'en-AU', 1_100],
	['12,5k', 'de-DE', 12_500],
	['k', 'en-AU', null],
	['10kk', 'en-AU', null],
	['1e5', 'en-AU', null],
	['.', 'en-AU', null],
] as const)('CAR-12 the amount %j under %s is %s', (text, locale, amount) => {
	expect(readAmount(text, locale)).toBe(amount);
});

test.each([
	['9.4', 9.4],
	['9,4 %', 9.4],
	['.5', 0.5],
	['-5', -5],
	['', null],
	['low', null],
] as const)('CAR-12 the rate %j is %s', (text, rate) => {
	expect(readRate(text)).toBe(rate);
});

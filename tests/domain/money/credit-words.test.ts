import { expect, test } from 'vitest';
import { bothRates, comparisonText, rateLabel, rateText } from '../../../src/domain/money/credit-words.ts';

test.each([
	['en-AU', false, '9.9% a year', 'Interest rate (% a year)'],
	['en-US', false, '9.9% APR', 'APR (%)'],
	['en-US', true, '9.9% a year', 'Interest rate (% a year)'],
] as const)('SITE-9 CAR-12 %s, beside another rate %s: %s', (locale, isCompared, rate, label) => {
	expect(rateText(9.9, locale, isCompared)).toBe(rate);
	expect(rateLabel(locale, isCompared)).toBe(label);
});

test('SITE-9 CAR-12 the rate with fees in the words of the country', () => {
	expect(comparisonText(11.4, 'en-AU')).toBe('Comparison rate 11.4% a year');
	expect(comparisonText(11.4, 'en-US')).toBe('APR 11.4% a year');
});

test('SITE-9 CAR-12 both rates fit into one line of a card', () => {
	expect(bothRates(9.9, 11.4, 'en-AU')).toBe('9.9%, comparison rate 11.4% a year');
	expect(bothRates(9.9, 11.4, 'en-US')).toBe('9.9%, APR 11.4% a year');
});

import { describe, expect, test } from 'vitest';
import { readEnd, readNumber } from '../../../src/components/search/facets/read-range.ts';

describe('SRCH-2 a number in a field of a range', () => {
	test.each([
		['$20,000', 20_000],
		['40k', 40_000],
		['$42.5 K', 42_500],
		['900 km', 900],
		['50,000 km', 50_000],
		['', undefined],
		['any', undefined],
	])('%s', (text, number) => {
		expect(readNumber(text)).toBe(number);
	});

	const price = { bounds: { min: 7_000, max: 90_000 }, step: 1_000 };
	test.each([
		['40', price, 40_000],
		['40k', price, 40_000],
		['6500', price, 6_500],
		['800', price, 800],
		['40', { bounds: { min: 60, max: 300 }, step: 5 }, 40],
		['150', { bounds: { min: 5_000, max: 200_000 }, step: 5_000 }, 150_000],
		['19', { bounds: { min: 2009, max: 2026 }, step: 1 }, 19],
		['40', { bounds: { min: 0, max: 90_000 }, step: 5_000 }, 40],
		['0', price, 0],
	])('%s once it is left', (text, range, number) => {
		expect(readEnd(text, range)).toBe(number);
	});
});

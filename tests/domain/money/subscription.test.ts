import { describe, expect, test } from 'vitest';
import { plansFor, subscriptionStart, termsFor } from '../../../src/domain/money/subscription.ts';

const plans = [
	{ name: 'Street', monthly_km: 600, weekly: 0 },
	{ name: 'Suburb', monthly_km: 1200, weekly: 35 },
	{ name: 'State', monthly_km: 2500, weekly: 79 },
];
const terms = [
	{ weeks: 4, weekly: 30 },
	{ weeks: 13, weekly: 15 },
	{ weeks: 26, weekly: 0 },
];
const inShort = (items: readonly { name?: string; weeks?: number; weekly: number }[]) =>
	items.map(({ name, weeks, weekly }) => `${name ?? weeks} +${weekly}`);

describe('CAR-1 what a subscription may be', () => {
	test.each([
		['Street', ['Street +0', 'Suburb +35', 'State +79']],
		['suburb', ['Suburb +0', 'State +44']],
		['State', ['State +0']],
		['Weekender', ['Street +0', 'Suburb +35', 'State +79']],
		[undefined, ['Street +0', 'Suburb +35', 'State +79']],
	])('a car on %s: its price is that of its own plan', (own, expected) => {
		expect(inShort(plansFor(plans, own))).toEqual(expected);
	});

	test.each([
		[4, ['26 +0', '13 +15', '4 +30']],
		[undefined, ['26 +0', '13 +15', '4 +30']],
		[8, ['26 +0', '13 +15']],
		[52, []],
	])('a car for %s weeks at least: its price is that of the cheapest term', (least, expected) => {
		expect(inShort(termsFor(terms, least))).toEqual(expected);
	});

	test('what is left is never cheaper or dearer than the price that is shown', () => {
		expect(inShort(termsFor(terms.slice(0, 2), 4))).toEqual(['13 +0', '4 +15']);
		expect(plansFor([], 'Street')).toEqual([]);
	});
});

describe('CAR-1 what is paid at the start', () => {
	test.each([
		[{}, { first: 300, deposit: 0, joining: 0, total: 300 }],
		[{ depositWeeks: 2 }, { first: 300, deposit: 600, joining: 0, total: 900 }],
		[
			{ depositWeeks: 2, deposit: 500 },
			{ first: 300, deposit: 500, joining: 0, total: 800 },
		],
		[
			{ depositWeeks: 1.5, joining: 99.95 },
			{ first: 300, deposit: 450, joining: 99.95, total: 849.95 },
		],
	])('%o', (rules, expected) => {
		expect(subscriptionStart(300, rules)).toEqual(expected);
	});
});

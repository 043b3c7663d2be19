import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/hours/days.ts';
import { priceDrop } from '../../../src/domain/money/price-drop.ts';
import { nextPrices, type ShownPrice } from '../../../src/domain/stock/price-history.ts';

const rule = { offeredDays: 14, saidDays: 30, least: 200 };
const june = (day: number): string => daysAfter('2026-06-01', day - 1);
const history = (...prices: [day: number, price: number | null][]): ShownPrice[] =>
	prices.map(([day, price]) => ({ day: june(day), price }));

describe('a drop from a price that the site has shown', () => {
	test('names the price, the last whole day with it, and how long it may be said', () => {
		const prices = history([1, 27_990], [21, 25_990]);
		expect(priceDrop(prices, rule, june(21))).toEqual({ was: 27_990, on: june(20), until: june(40) });
		expect(priceDrop(prices, rule, june(40))).not.toBeNull();
		expect(priceDrop(prices, rule, june(41))).toBeNull();
		expect(priceDrop(prices, rule, june(20))).toBeNull();
	});

	test.each<[string, [number, number | null][], number | null]>([
		[
			'a price that was there for two weeks',
			[
				[1, 27_990],
				[15, 25_990],
			],
			27_990,
		],
		[
			'not one that was there for thirteen days',
			[
				[1, 27_990],
				[14, 25_990],
			],
			null,
		],
		[
			'not a lower one',
			[
				[1, 24_990],
				[21, 25_990],
			],
			null,
		],
		[
			'not one that is less than the least drop above',
			[
				[1, 26_189],
				[21, 25_990],
			],
			null,
		],
		[
			'not one that was raised for a few days before',
			[
				[1, 25_990],
				[31, 27_990],
				[34, 25_990],
			],
			null,
		],
		[
			'the one before a drop in two steps',
			[
				[1, 27_990],
				[21, 26_490],
				[23, 25_990],
			],
			27_990,
		],
		[
			'the later of two that were there long enough',
			[
				[1, 29_990],
				[21, 27_990],
				[41, 25_990],
			],
			27_990,
		],
		[
			'not one from before a rise',
			[
				[1, 27_990],
				[21, 24_990],
				[23, 25_990],
			],
			null,
		],
		[
			'not one from before days without a price',
			[
				[1, 27_990],
				[21, null],
				[22, 25_990],
			],
			null,
		],
		[
			'none where no price is shown',
			[
				[1, 27_990],
				[21, null],
			],
			null,
		],
		['none where there was one price only', [[1, 27_990]], null],
		['none without any', [], null],
	])('is from %s', (_, prices, was) => {
		const last = prices.at(-1)?.[0] ?? 1;
		expect(priceDrop(history(...prices), rule, june(last))?.was ?? null).toBe(was);
	});

	test('is said for at most thirty days, also where the price was there for a year', () => {
		const prices = history([1, 27_990], [366, 25_990]);
		expect(priceDrop(prices, rule, june(366))?.until).toBe(june(395));
	});

	test('is always from a price that the site did show, in a row, for as long as the rule asks, until within its days', () => {
		const price = fc.constantFrom<number | null>(null, 20_000, 21_000, 22_000, 23_000);
		fc.assert(
			fc.property(fc.array(fc.tuple(price, fc.integer({ min: 1, max: 25 })), { maxLength: 8 }), (runs) => {
				const shown = runs.flatMap(([price, days]) => Array.from({ length: days }, () => price));
				let prices: readonly ShownPrice[] = [];
				for (const [index, price] of shown.entries()) prices = nextPrices(prices, price, june(index + 1));
				const drop = priceDrop(prices, rule, june(shown.length));
				if (!drop) return;
				const now = shown.at(-1) ?? 0;
				const last = shown.findIndex((_, index) => june(index + 1) === drop.on);
				const since = shown.slice(0, last + 1).findLastIndex((price) => price !== drop.was) + 1;
				expect(shown[last]).toBe(drop.was);
				expect(last + 1 - since).toBeGreaterThanOrEqual(rule.offeredDays);
				expect(drop.was - now).toBeGreaterThanOrEqual(rule.least);
				expect(shown.length - last - 1).toBeLessThanOrEqual(Math.min(rule.saidDays, last + 1 - since));
				for (const price of shown.slice(last + 1)) expect(price !== null && price < drop.was).toBe(true);
			}),
			{ seed: 17, numRuns: 2_000 },
		);
	});
});

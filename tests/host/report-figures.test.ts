import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { namedCars } from '../../scripts/host/report/named-cars.ts';
import { hasWarnings, noteCount, warningCounts } from '../../scripts/host/report/report-warnings.ts';
import { stockLedger } from '../../scripts/host/report/stock-ledger.ts';
import type { StockNote } from '../../src/stock/feed/report.ts';
import { digestStock, stockLines } from '../../src/stock/feed/report-text.ts';
import { warningsOfSite } from '../../src/stock/listing/site-warnings.ts';

const note = (record: number, field: string, reason: string): StockNote => ({
	...{ record, car: `U${record}`, field, value: '', reason },
});
const typeNote = 'not said whether new, used or demo: taken as used';
const nothing = { read: 0, usable: 0, listed: 0, notListed: {}, leftOut: [], repaired: [], warnings: [] };
const warnings = [
	note(1, 'price', 'no price'),
	note(1, 'images', 'no photos'),
	note(2, 'price', 'no price'),
	note(5, 'price', 'no price'),
	note(6, 'status', 'no status: not listed'),
];

test('SITE-5 cars to check are counted once each, their problems by kind, and the kinds add up', () => {
	const report = { ...nothing, listed: 4, warnings };
	const stock = { ...digestStock(report), carPages: {} };
	const lines = stockLines(report);
	const counts = warningCounts({ stock, warnings: [...lines.warnings, 'photos: few'], notes: lines.notes });
	expect(counts).toEqual({ cars: 4, problems: 5, leftOut: 0, others: 1 });
	expect(stock.warnings.map(({ reason, count }) => [reason, count])).toEqual([
		['no price', 3],
		['no photos', 1],
		['no status: not listed', 1],
	]);
	expect(stock.warnings.reduce((sum, { count }) => sum + count, 0)).toBe(counts.problems);
});

test('SITE-5 all cars of a kind are named, beyond the examples of a line', () => {
	const all = Array.from({ length: 5 }, (_, index) => note(index, 'images', 'no photos'));
	const [group] = digestStock({ ...nothing, listed: 5, warnings: all }).warnings;
	expect([...(group?.examples.map(({ car }) => car) ?? []), ...(group?.more ?? [])]).toEqual(all.map(({ car }) => car));
});

test.each([
	[['a', 'b', 'c'], 3, 'a, b, c'],
	[['a', 'b'], 4, 'a, b and 2 more'],
	[['a', 'b', 'c', 'd', 'e'], 5, 'a, b, c <details class="more-cars"><summary>and 2 more</summary>d, e</details>'],
	[['a', 'b', 'c', 'd'], 9, 'a, b, c <details class="more-cars"><summary>and 6 more</summary>d and 5 more</details>'],
])('the cars %j of %i, of which those beyond three unfold', (cars, count, said) => {
	expect(
		String(
			namedCars(
				cars.map((car) => html`${car}`),
				count,
			),
		),
	).toBe(said);
});

test('SITE-5 what few cars lack is a note: nobody has to act', () => {
	const report = { ...nothing, listed: 15, warnings: [...warnings, note(7, 'car_type', typeNote)] };
	const stock = { ...digestStock(report), carPages: {} };
	const { notes, warnings: said } = stockLines(report);
	expect(stock.notes.map(({ reason }) => reason)).toEqual(['no price', 'no photos', typeNote]);
	expect(said).toEqual(['stock: 1 × no status: not listed']);
	expect(warningCounts({ stock, warnings: said, notes })).toEqual({ cars: 1, problems: 1, leftOut: 0, others: 0 });
	expect(noteCount({ stock, warnings: said, notes: [...notes, 'site.json: manufacturer: no effect'] })).toBe(4);
});

test('a report without a warning has none; a note is not a warning, a record that was left out is', () => {
	const none = { stock: null, warnings: [], notes: [] };
	const leftOut = { ...digestStock({ ...nothing, leftOut: [note(3, 'make', 'no make')] }), carPages: {} };
	expect(hasWarnings({ ...none, notes: ['photos: few'] })).toBe(false);
	expect(hasWarnings({ ...none, warnings: ['photos: few'] })).toBe(true);
	expect(hasWarnings({ ...none, stock: leftOut })).toBe(true);
});

test('SITE-5 cars of other dealers in a shared feed are no warning; why a car is not listed is', () => {
	const ours = warningsOfSite(warnings, new Set([1]));
	expect(ours.map(({ record, field }) => [record, field])).toEqual([
		[1, 'price'],
		[1, 'images'],
		[6, 'status'],
	]);
});

test('SITE-5 the stock’s ledger leads from the records of the feed to the cars on the site', () => {
	const leftOut = [note(3, 'make', 'no make'), note(0, '', 'its page cannot be made')];
	const notListed = { 'left out by stock_feed.only_rows': 40, 'not shown on the dealer website': 7 };
	const stock = { ...nothing, read: 100, usable: 99, listed: 91, leftOut, notListed };
	const lines = stockLedger({ ...digestStock(stock), carPages: {} });
	const last = lines.at(-1);
	expect(last).toEqual({ name: 'Cars on the site', count: 91, isLess: false });
	const sum = lines.slice(0, -1).reduce((left, { count, isLess }) => left + (isLess ? -count : count), 0);
	expect([lines[0]?.count, sum]).toEqual([140, 91]);
	expect(lines[3]?.name).toBe('Not marked to be shown on the website');
});

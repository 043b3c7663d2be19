import { expect, test } from 'vitest';
import { weeklyBudgets } from '../../../src/site/content/weekly-budgets.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const priced = (...prices: number[]) =>
	prices.map((price, index) => makeCar({ stocknum: `P${index}`, price, images: [] }));
const stock = priced(9000, 12_000, 18_000, 22_000, 31_000, 33_000, 52_000, 80_000);

test('CAR-12 the finance page parts the stock by what it costs a week, each part with its vehicles, and leads to them in these words', () => {
	const { tiles = [], note } = weeklyBudgets(makeSite({}, stock)) ?? {};
	expect(tiles.map(({ link, count }) => [link.text, count])).toEqual([
		['Under $75 a week', '2 cars'],
		['$75 to $125 a week', '2 cars'],
		['$125 to $200 a week', '2 cars'],
		['Over $200 a week', '2 cars'],
	]);
	expect(tiles[1]?.link.url).toBe('/search/new-used-and-demo-cars/?q=%2475+to+%24125+a+week');
	expect(note).toContain('10% a year');
	expect(note).toContain('An estimate, not an offer of credit.');
});

test('CAR-12 there are no budgets where prices cannot be parted, nor where repayments are not said by the week', () => {
	expect(weeklyBudgets(makeSite({}, priced(20_000, 20_000)))).toBeNull();
	expect(weeklyBudgets(makeSite({ locale: 'en-US' }, stock))).toBeNull();
	expect(weeklyBudgets(makeSite({ template: 'subscription' }, stock))).toBeNull();
});

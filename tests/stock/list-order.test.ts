import { expect, test } from 'vitest';
import { inListOrder } from '../../src/stock/listing/list-order.ts';
import { makeCar, makeSite } from '../support/make-site.ts';

const cars = [
	{ name: 'a', price: 20_000, km: 10, created_at_timestamp: 3 },
	{ name: 'b', km: 30, created_at_timestamp: 5 },
	{ name: 'c', price: 10_000, created_at_timestamp: 4 },
	{ name: 'd', price: 20_000, km: 20 },
];

test.each([
	['most_relevant', 'abcd'],
	['latest', 'bcad'],
	['highest_price', 'adcb'],
	['lowest_price', 'cadb'],
	['highest_kms', 'bdac'],
	['lowest_kms', 'adbc'],
] as const)('SRCH-1 %s: %s', (sort, names) => {
	expect(
		inListOrder(cars, sort)
			.map(({ name }) => name)
			.join(''),
	).toBe(names);
});

test('SRCH-1 lists follow the site’s own order, other places the most relevant', () => {
	const stock = [
		makeCar({ stocknum: 'K1', price: 30_000 }),
		makeCar({ stocknum: 'K2', price: 10_000 }),
		makeCar({ stocknum: 'K3', price: 20_000 }),
	];
	const site = makeSite({ search: { default_sort: 'lowest_price' } }, stock);
	const numbers = (cards: { stocknum: string | null }[]) => cards.map(({ stocknum }) => stocknum);
	expect(numbers(site.stockPage(['used'], 1))).toEqual(['K2', 'K3', 'K1']);
	expect(numbers(site.featured('car_type:=used', 3))).toEqual(['K1', 'K2', 'K3']);
});

import { expect, test } from 'vitest';
import { withinBudget } from '../../../src/client/success/within-budget.ts';
import type { SavedCar } from '../../../src/contract/saved-cars.ts';

const car = (id: number, amount: number | undefined, set: Partial<SavedCar> = {}): SavedCar => ({
	id,
	name: 'Kia Rio',
	variant: '',
	path: `/cars/${id}/`,
	price: amount === undefined ? 'Call for price' : `$${amount}`,
	...(amount !== undefined && { amount }),
	summary: 'Used',
	image: null,
	about: {},
	...set,
});

test('ROUTE-10 after a finance enquiry: what can be bought for the money, the dearest first', () => {
	const cars = [
		car(1, 12_000),
		car(2, 20_000),
		car(3, 20_001),
		car(4, 19_000, { state: 'sold' }),
		car(5, 19_500, { state: 'reserved' }),
		car(6, undefined),
		car(7, 15_000),
	];
	expect(withinBudget(20_000, cars, 6)).toEqual([2, 7, 1]);
	expect(withinBudget(20_000, cars, 2)).toEqual([2, 7]);
	expect(withinBudget(5_000, cars, 6)).toEqual([]);
});

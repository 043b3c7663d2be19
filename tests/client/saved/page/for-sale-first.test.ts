import { expect, test } from 'vitest';
import { forSaleFirst } from '../../../../src/client/saved/page/for-sale-first.ts';

test('USER-1 what can still be bought stands first on the list, in the order in which it was saved', () => {
	const cars = new Map([
		[1, { state: 'sold' as const }],
		[2, {}],
		[4, { state: 'reserved' as const }],
		[5, { state: 'sold' as const }],
	]);
	expect(forSaleFirst([1, 2, 3, 4, 5], cars)).toEqual([2, 4, 1, 5, 3]);
});

test('USER-1 a list by price: the lowest or highest first, what has no price after it, what is sold or gone last', () => {
	const cars = new Map([
		[1, { amount: 20_000 }],
		[2, { amount: 9_000, state: 'sold' as const }],
		[3, {}],
		[4, { amount: 12_000 }],
		[5, { weeklyAmount: 190 }],
	]);
	const ids = [1, 2, 3, 4, 5, 6];
	expect(forSaleFirst(ids, cars, 'lowest')).toEqual([5, 4, 1, 3, 2, 6]);
	expect(forSaleFirst(ids, cars, 'highest')).toEqual([1, 4, 5, 3, 2, 6]);
	expect(forSaleFirst(ids, cars, 'saved')).toEqual([1, 3, 4, 5, 2, 6]);
});

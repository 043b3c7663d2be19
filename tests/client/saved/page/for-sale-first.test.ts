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

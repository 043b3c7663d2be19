import { expect, test } from 'vitest';
import { bestOf, lowestPriced } from '../../../../src/client/saved/page/best-of.ts';

test.each([
	['by price', [{ amount: 30 }, { amount: 20 }, {}], [false, true, false]],
	['by the week', [{ weeklyAmount: 350 }, { weeklyAmount: 190 }, { weeklyAmount: 230 }], [false, true, false]],
	['not where two cost least', [{ amount: 30 }, { amount: 20 }, { amount: 20 }], [false, false, false]],
	['a week not against a price', [{ amount: 30 }, { weeklyAmount: 2 }, { amount: 20 }], [false, false, true]],
	['not where all cost the same', [{ amount: 20 }, { amount: 20 }], [false, false]],
	['not where one price is known', [{ amount: 20 }, {}], [false, false]],
	['not where none is', [{}, {}], [false, false]],
])('USER-2 of cars side by side the lowest price is marked: %s', (_title, cars, lowest) => {
	expect(lowestPriced(cars)).toEqual(lowest);
});

test.each<[string, (number | null | undefined)[], 'most' | 'least', boolean[]]>([
	['most power', [110, 150, 140], 'most', [false, true, false]],
	['fewest owners of three that have as few', [1, 1, 2, 1], 'least', [false, false, false, false]],
	['fewest kilometres, 0 among them', [0, 40_000], 'least', [true, false]],
	['what is not known is held against nobody', [null, 5, undefined, 7], 'most', [false, false, false, true]],
	['nothing where one is known', [null, 5], 'most', [false, false]],
])('USER-2 of cars side by side the best is marked: %s', (_title, numbers, best, expected) => {
	expect(bestOf(numbers, best)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { lowestPriced } from '../../../../src/client/saved/page/lowest-priced.ts';

test.each([
	['by price', [{ amount: 30 }, { amount: 20 }, {}], [false, true, false]],
	['by the week', [{ weeklyAmount: 350 }, { weeklyAmount: 190 }, { weeklyAmount: 190 }], [false, true, true]],
	['a week not against a price', [{ amount: 30 }, { weeklyAmount: 2 }, { amount: 20 }], [false, false, true]],
	['not where all cost the same', [{ amount: 20 }, { amount: 20 }], [false, false]],
	['not where one price is known', [{ amount: 20 }, {}], [false, false]],
	['not where none is', [{}, {}], [false, false]],
])('USER-2 of cars side by side the lowest price is marked: %s', (_title, cars, lowest) => {
	expect(lowestPriced(cars)).toEqual(lowest);
});

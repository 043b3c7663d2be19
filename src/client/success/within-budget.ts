import type { SavedCar } from '../../contract/saved-cars.ts';

/** Numbers of up to `count` cars that can be bought for so many dollars, the dearest first (ROUTE-10). */
export function withinBudget(budget: number, cars: readonly SavedCar[], count: number): number[] {
	return cars
		.filter(({ state, amount = Infinity }) => state === undefined && amount <= budget)
		.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0))
		.slice(0, count)
		.map(({ id }) => id);
}

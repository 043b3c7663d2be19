import type { SavedCar } from '../../../contract/saved-cars.ts';

/**
 * Which of these cars cost least, where they do not all cost the same: by price, or by the week where none has a price. What
 * costs something by the week is not held against a price.
 */
export function lowestPriced(cars: readonly Pick<SavedCar, 'amount' | 'weeklyAmount'>[]): boolean[] {
	const isPriced = cars.some(({ amount }) => amount !== undefined);
	const costs = cars.map(({ amount, weeklyAmount }) => (isPriced ? amount : weeklyAmount));
	const known = costs.filter((cost) => cost !== undefined);
	const lowest = Math.min(...known);
	return costs.map((cost) => cost === lowest && known.some((other) => other > lowest));
}

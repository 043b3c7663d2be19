import type { SavedCar } from '../../../contract/saved-cars.ts';

type Known = number | null | undefined;

/** Which of these numbers are best, where they are not all the same; what is not known is held against nobody. */
export function bestOf(numbers: readonly Known[], best: 'most' | 'least'): boolean[] {
	const known = numbers.filter((number) => typeof number === 'number');
	const wanted = best === 'most' ? Math.max(...known) : Math.min(...known);
	return numbers.map((number) => number === wanted && known.some((other) => other !== wanted));
}

/**
 * Which of these cars cost least, where they do not all cost the same: by price, or by the week where none has a price. What
 * costs something by the week is not held against a price.
 */
export function lowestPriced(cars: readonly Pick<SavedCar, 'amount' | 'weeklyAmount'>[]): boolean[] {
	const isPriced = cars.some(({ amount }) => amount !== undefined);
	return bestOf(
		cars.map(({ amount, weeklyAmount }) => (isPriced ? amount : weeklyAmount)),
		'least',
	);
}

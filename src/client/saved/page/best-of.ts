import type { SavedCar } from '../../../contract/saved-cars.ts';

type Known = number | null | undefined;

/** Which of these numbers is best, where one alone is among two or more that are known; what is not known is held against nobody. */
export function bestOf(numbers: readonly Known[], best: 'most' | 'least'): boolean[] {
	const known = numbers.filter((number) => typeof number === 'number');
	const wanted = best === 'most' ? Math.max(...known) : Math.min(...known);
	const isAlone = known.length > 1 && known.filter((number) => number === wanted).length === 1;
	return numbers.map((number) => isAlone && number === wanted);
}

/**
 * Which of these cars costs least, where one alone does: by price, or by the week where none has a price. What
 * costs something by the week is not held against a price.
 */
export function lowestPriced(cars: readonly Pick<SavedCar, 'amount' | 'weeklyAmount'>[]): boolean[] {
	const isPriced = cars.some(({ amount }) => amount !== undefined);
	return bestOf(
		cars.map(({ amount, weeklyAmount }) => (isPriced ? amount : weeklyAmount)),
		'least',
	);
}

import type { SavedCar } from '../../../contract/saved-cars.ts';

/** How a list of saved cars can be ordered: as they were saved, or by price. */
export type SavedOrder = 'saved' | 'lowest' | 'highest';

type Car = Pick<SavedCar, 'state' | 'amount' | 'weeklyAmount'>;

/** Those for sale, then those that are sold, then those that are gone; within each as asked, those without a price last. */
export function forSaleFirst(
	ids: readonly number[],
	cars: ReadonlyMap<number, Car>,
	order: SavedOrder = 'saved',
): number[] {
	const place = (id: number): number => {
		const car = cars.get(id);
		return car ? Number(car.state === 'sold') : 2;
	};
	const price = (id: number): number => {
		const { amount, weeklyAmount } = cars.get(id) ?? {};
		const asked = amount ?? weeklyAmount;
		if (order === 'saved') return 0;
		return asked === undefined ? Number.MAX_VALUE : order === 'lowest' ? asked : -asked;
	};
	return ids.toSorted((one, other) => place(one) - place(other) || price(one) - price(other));
}

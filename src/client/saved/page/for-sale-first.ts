import type { SavedCar } from '../../../contract/saved-cars.ts';

/** In their order: those for sale, then those that are sold, then those that are gone. */
export function forSaleFirst(ids: readonly number[], cars: ReadonlyMap<number, Pick<SavedCar, 'state'>>): number[] {
	const place = (id: number): number => {
		const car = cars.get(id);
		return car ? Number(car.state === 'sold') : 2;
	};
	return ids.toSorted((one, other) => place(one) - place(other));
}

import type { SavedCar } from '../../contract/saved-cars.ts';
import { type ComparedCar, similarCars } from '../../domain/cars/similar.ts';

/** Numbers of up to `count` cars like this one that can be bought, best first. */
export function similarTo(car: SavedCar, cars: readonly SavedCar[], count: number): number[] {
	const ids = new Map(cars.map(({ path, id }) => [path, id]));
	const paths = similarCars(cars.map(compared))(compared(car), count);
	return paths.flatMap((path) => ids.get(path) ?? []);
}

/** A car of the file as the rule knows it. */
function compared({ path, state, amount, body, about }: SavedCar): ComparedCar {
	return {
		slug: path,
		make: about.make ?? '',
		model: about.model ?? '',
		simple_body: body,
		year: about.year ?? 0,
		price: amount,
		status: state === 'coming_soon' ? 'coming_soon' : state === 'sold' ? 'sold' : 'in_stock',
		sold: state === 'sold',
	};
}

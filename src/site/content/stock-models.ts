import { slugify } from '../../domain/addresses/slug.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import type { Car } from '../../stock/car/car.ts';

/**
 * A model that is for sale: as the stock spells it, how many of it, the lowest price that is shown, in dollars, the address of a
 * photo of one, and the bodies or types it comes in.
 */
export type StockModel = {
	make: string;
	name: string;
	count: number;
	from: number | null;
	photo: string | null;
	bodies: readonly string[];
};

/** The models of a make that are for sale. */
export type StockMake = { make: string; count: number; models: StockModel[] };

/** The models for sale by make, both by name; other spellings of a make or model are the same one (SRCH-5). */
export function stockMakes(cars: readonly Car[]): StockMake[] {
	const models = new Map<string, StockModel>();
	for (const car of cars) {
		if (!isSellable(car)) continue;
		const key = `${slugify(car.make)} ${slugify(car.model) || car.model}`;
		const known = models.get(key) ?? { make: car.make, name: car.model, count: 0, from: null, photo: null, bodies: [] };
		const price = isPriceShown(car.price) ? car.price : null;
		const from = known.from === null || (price !== null && price < known.from) ? price : known.from;
		const photo = known.photo ?? car.images[0]?.image.url ?? null;
		const bodies = [...new Set([...known.bodies, ...(car.simple_body ? [car.simple_body] : [])])];
		models.set(key, { ...known, count: known.count + 1, from, photo, bodies });
	}
	const byMake = Map.groupBy(models.values(), ({ make }) => brandName(make));
	return [...byMake]
		.map(([make, own]) => ({
			make,
			count: own.reduce((sum, { count }) => sum + count, 0),
			models: own.sort((one, other) => inAlphabet(one.name, other.name)),
		}))
		.sort((one, other) => inAlphabet(one.make, other.make));
}

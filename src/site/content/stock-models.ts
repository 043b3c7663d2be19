import { slugify } from '../../domain/addresses/slug.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { isFree, isInStock, isSellable } from '../../domain/cars/sellable.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import type { Car } from '../../stock/car/car.ts';

/**
 * A model that is for sale: as the stock spells it, how many of it, the lowest price that is shown and the lowest of a week by
 * subscription, in dollars, the address of a photo of one, and the bodies or types it comes in; the same of its new, demo and used
 * cars alone.
 */
export type StockModel = {
	make: string;
	name: string;
	count: number;
	from: number | null;
	weekly: number | null;
	photo: string | null;
	bodies: readonly string[];
	types: Partial<Record<Car['car_type'], StockOfType>>;
};

/** Of one condition: how many, how many of these are on their way, the lowest price, and what they have. */
export type StockOfType = {
	count: number;
	coming: number;
	from: number | null;
	seats: readonly number[];
	fuels: readonly string[];
};

/** The models of a make that are for sale. */
export type StockMake = { make: string; count: number; models: StockModel[] };

/** The models for sale by make, both by name, of what nobody has reserved; other spellings of a make or model are the same one (SRCH-5). */
export function stockMakes(cars: readonly Car[]): StockMake[] {
	const models = new Map<string, StockModel>();
	for (const car of cars) {
		if (!isSellable(car) || !isFree(car)) continue;
		const key = `${slugify(car.make)} ${slugify(car.model) || car.model}`;
		const known = models.get(key) ?? {
			...{ make: car.make, name: car.model, photo: null, bodies: [], types: {} },
			...{ count: 0, from: null, weekly: null },
		};
		const price = isPriceShown(car.price) ? car.price : null;
		const from = lower(known.from, price);
		const weekly = lower(known.weekly, (car.subscription_price ?? 0) > 0 ? (car.subscription_price ?? null) : null);
		const photo = known.photo ?? car.images[0]?.image.url ?? null;
		const bodies = withOne(known.bodies, car.simple_body);
		const types = { ...known.types, [car.car_type]: withCar(known.types[car.car_type], car, price) };
		models.set(key, { ...known, count: known.count + 1, from, weekly, photo, bodies, types });
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

function withCar(known: StockOfType | undefined, car: Car, price: number | null): StockOfType {
	const { seats, simple_fuel } = car;
	return {
		count: (known?.count ?? 0) + 1,
		coming: (known?.coming ?? 0) + (isInStock(car) ? 0 : 1),
		from: lower(known?.from ?? null, price),
		seats: withOne(known?.seats ?? [], seats),
		fuels: withOne(known?.fuels ?? [], simple_fuel),
	};
}

/** The conditions of a model that the stock has under several makes, as of one. */
export function mergedTypes(models: readonly StockModel[]): StockModel['types'] {
	const merged: StockModel['types'] = {};
	for (const type of ['new', 'demo', 'used'] as const) {
		const own = models.flatMap(({ types }) => types[type] ?? []);
		if (own.length === 0) continue;
		merged[type] = {
			count: own.reduce((sum, { count }) => sum + count, 0),
			coming: own.reduce((sum, { coming }) => sum + coming, 0),
			from: own.reduce<number | null>((known, { from }) => lower(known, from), null),
			seats: [...new Set(own.flatMap(({ seats }) => seats))],
			fuels: [...new Set(own.flatMap(({ fuels }) => fuels))],
		};
	}
	return merged;
}

/** How many of these are on their way. */
export const comingOf = (models: readonly StockModel[]): number =>
	models.flatMap(({ types }) => Object.values(types)).reduce((sum, { coming }) => sum + coming, 0);

const lower = (known: number | null, price: number | null): number | null =>
	known === null || (price !== null && price < known) ? price : known;

const withOne = <Value>(known: readonly Value[], value: Value | null | undefined): readonly Value[] =>
	value == null || known.includes(value) ? known : [...known, value];

import type { CarDemand } from '../../../../netlify/fleet/demand.ts';
import type { ListedCar } from '../cars/listed-cars.ts';

/** A car of the site with what visitors did about it. */
export type WantedCar = { car: ListedCar } & NonNullable<ListedCar['wanted']>;

/** A lead says more than a look at a number, and that more than a look at the page. */
export const interestOf = ({ leads, calls, seen }: Omit<WantedCar, 'car'>): number => leads * 5 + calls * 3 + seen;

/** The cars of the site that people wanted, the most wanted first; cars that are not on it are left out. */
export function wantedCars(demand: readonly CarDemand[], cars: readonly ListedCar[]): WantedCar[] {
	const carOf = carNamed(cars);
	const found = new Map<ListedCar, WantedCar>();
	for (const { leads, calls, seen, ...asked } of demand) {
		const car = carOf(asked);
		if (!car) continue;
		const known = found.get(car) ?? { car, leads: 0, calls: 0, seen: 0 };
		found.set(car, { car, leads: known.leads + leads, calls: known.calls + calls, seen: known.seen + seen });
	}
	return [...found.values()].sort(
		(one, other) => interestOf(other) - interestOf(one) || (one.car.slug < other.car.slug ? -1 : 1),
	);
}

/** Finds the car that a lead or a call names, by its page, else its stock number, else its number in the feed. */
export function carNamed<Car extends Names>(cars: readonly Car[]): (asked: Names) => Car | undefined {
	const by = (name: keyof Names) => new Map(cars.flatMap((car) => (car[name] ? [[car[name], car] as const] : [])));
	const [bySlug, byStock, byId] = [by('slug'), by('stock'), by('id')];
	return ({ slug, stock, id }) => bySlug.get(slug) ?? byStock.get(stock) ?? byId.get(id);
}

type Names = Pick<ListedCar, 'slug' | 'stock' | 'id'>;

/** All cars, each with what visitors did about it. */
export const withInterest = (cars: readonly ListedCar[], demand: readonly CarDemand[]): ListedCar[] =>
	withWanted(cars, wantedCars(demand, cars));

/** The same of those that are known to be wanted. */
export function withWanted(cars: readonly ListedCar[], wanted: readonly WantedCar[]): ListedCar[] {
	const known = new Map(wanted.map(({ car, ...did }) => [car, did]));
	return cars.map((car) => ({ ...car, wanted: known.get(car) ?? null }));
}

/** Those that people asked about, and not only looked at. */
export const askedAbout = (wanted: readonly WantedCar[]): WantedCar[] =>
	wanted.filter(({ leads, calls }) => leads + calls > 0);

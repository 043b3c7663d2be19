import type { CarDemand } from '../../../../netlify/fleet/demand.ts';
import type { ListedCar } from '../listed-cars.ts';

/** A car of the site with what visitors did about it. */
export type WantedCar = { car: ListedCar } & NonNullable<ListedCar['wanted']>;

/** A lead says more than a look at a number, and that more than a look at the page. */
export const interestOf = ({ leads, calls, seen }: Omit<WantedCar, 'car'>): number => leads * 5 + calls * 3 + seen;

/** The cars of the site that people wanted, the most wanted first; cars that are not on it are left out. */
export function wantedCars(demand: readonly CarDemand[], cars: readonly ListedCar[]): WantedCar[] {
	const bySlug = new Map(cars.map((car) => [car.slug, car]));
	const byStock = new Map(cars.flatMap((car) => (car.stock ? [[car.stock, car] as const] : [])));
	const found = new Map<ListedCar, WantedCar>();
	for (const { slug, stock, leads, calls, seen } of demand) {
		const car = bySlug.get(slug) ?? byStock.get(stock);
		if (!car) continue;
		const known = found.get(car) ?? { car, leads: 0, calls: 0, seen: 0 };
		found.set(car, { car, leads: known.leads + leads, calls: known.calls + calls, seen: known.seen + seen });
	}
	return [...found.values()].sort(
		(one, other) => interestOf(other) - interestOf(one) || (one.car.slug < other.car.slug ? -1 : 1),
	);
}

/** All cars, each with what visitors did about it. */
export function withInterest(cars: readonly ListedCar[], demand: readonly CarDemand[]): ListedCar[] {
	const wanted = new Map(wantedCars(demand, cars).map(({ car, ...did }) => [car, did]));
	return cars.map((car) => ({ ...car, wanted: wanted.get(car) ?? null }));
}

/** Those that people asked about, and not only looked at. */
export const askedAbout = (wanted: readonly WantedCar[]): WantedCar[] =>
	wanted.filter(({ leads, calls }) => leads + calls > 0);

import { type CarOrder, carOrder } from './car-orders.ts';
import { type CarView, carView } from './car-views.ts';
import { type CarState, carStates, type ListedCar } from './listed-cars.ts';

/** By what a list of cars can be narrowed, beside what may be wrong with them; empty for all. */
export type CarFilters = { state: CarState | ''; condition: string; make: string; place: string };

/** What the address of a list of cars asks for. `page`: from 1. */
export type CarQuery = CarFilters & { view: CarView; order: CarOrder; q: string; page: number };

export const noFilters: CarFilters = { state: '', condition: '', make: '', place: '' };

/** Reads it; what is missing or unknown is the usual: all cars, the longest in stock first. */
export function readCarQuery(params: URLSearchParams): CarQuery {
	const of = (name: string): string => (params.get(name) ?? '').slice(0, 100);
	const state = of('state');
	return {
		view: carView(of('show')),
		order: carOrder(of('sort')),
		q: of('q'),
		page: Number(of('page')) || 1,
		state: Object.hasOwn(carStates, state) ? (state as CarState) : '',
		condition: of('condition'),
		make: of('make'),
		place: of('place'),
	};
}

/** The address of a list of cars with this asked for; the usual is left out. */
export function carsAddress(path: string, asked: Partial<CarQuery>): string {
	const { view = 'all', order = 'longest', page = 1, q = '', state, condition, make, place } = asked;
	const plain = { q, state, condition, make, place };
	const params = new URLSearchParams({
		...(view !== 'all' && { show: view }),
		...(order !== 'longest' && { sort: order }),
		...Object.fromEntries(Object.entries(plain).filter((entry): entry is [string, string] => Boolean(entry[1]))),
		...(page > 1 && { page: String(page) }),
	});
	return params.size > 0 ? `${path}?${params}` : path;
}

/** The cars that have what was chosen; `but`: a choice that does not count. */
export function chosenCars<Car extends ListedCar>(
	cars: readonly Car[],
	filters: CarFilters,
	but: keyof CarFilters | null = null,
): Car[] {
	const names = (Object.keys(noFilters) as (keyof CarFilters)[]).filter((name) => name !== but && filters[name]);
	return cars.filter((car) => names.every((name) => car[name] === filters[name]));
}

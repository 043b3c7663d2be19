import { shownPrice } from './known-cars.ts';
import type { ListedCar } from './listed-cars.ts';
import { interestOf } from './overview/wanted-cars.ts';

/** What a list of cars can be sorted by, lower figures first; cars without a price come last. */
const orders = {
	longest: { name: 'Longest in stock', by: ({ days }) => -days },
	newest: { name: 'Newest in stock', by: ({ days }) => days },
	wanted: { name: 'Most wanted', by: ({ wanted }) => (wanted ? -interestOf(wanted) : 0) },
	photos: { name: 'Fewest photos', by: ({ advert, picture }) => advert?.photos ?? Number(picture !== null) },
	dearest: { name: 'Dearest', by: ({ prices }) => -(shownPrice(prices) ?? 0) },
	cheapest: { name: 'Cheapest', by: ({ prices }) => shownPrice(prices) ?? Number.MAX_VALUE },
} as const satisfies Record<string, { name: string; by: (car: ListedCar) => number }>;
export type CarOrder = keyof typeof orders;

/** The orders with what they are called. */
export const carOrders = Object.entries(orders).map(([key, { name }]) => [key as CarOrder, name] as const);

/** What `sort` in an address asks for; the longest in stock first where it asks for something unknown. */
export const carOrder = (asked: string | undefined): CarOrder =>
	carOrders.map(([key]) => key).find((key) => key === asked) ?? 'longest';

/** The cars in an order; those that are alike in it, the longest in stock first. */
export function sortedCars<Car extends ListedCar>(cars: readonly Car[], order: CarOrder): Car[] {
	const { by } = orders[order];
	return cars.toSorted((one, other) => by(one) - by(other) || other.days - one.days);
}

import { interestOf } from '../overview/wanted-cars.ts';
import { shownPrice } from './known-cars.ts';
import type { ListedCar } from './listed-cars.ts';

const photosOf = ({ advert, picture }: ListedCar): number => advert?.photos ?? Number(picture !== null);
const interest = ({ wanted }: ListedCar): number => (wanted ? interestOf(wanted) : 0);

/** What a list of cars can be sorted by, what is lower first; cars without a price come last. */
const orders = {
	longest: { name: 'Longest in stock', by: ({ days }) => -days },
	newest: { name: 'Newest in stock', by: ({ days }) => days },
	wanted: { name: 'Most wanted', by: (car) => -interest(car) },
	unwanted: { name: 'Least wanted', by: interest },
	photos: { name: 'Fewest photos', by: photosOf },
	'most-photos': { name: 'Most photos', by: (car) => -photosOf(car) },
	dearest: { name: 'Dearest', by: ({ prices }) => -(shownPrice(prices) ?? 0) },
	cheapest: { name: 'Cheapest', by: ({ prices }) => shownPrice(prices) ?? Number.MAX_VALUE },
	name: { name: 'Name, A to Z', by: ({ name }) => name },
	'name-back': { name: 'Name, Z to A', by: ({ name }) => name, isBack: true },
} as const satisfies Record<string, { name: string; by: (car: ListedCar) => number | string; isBack?: true }>;
export type CarOrder = keyof typeof orders;

/** The columns of the table, each with the order that its heading asks for first, and then. */
export const carColumns: readonly (readonly [
	name: string,
	ascending: CarOrder,
	descending: CarOrder,
	first: CarOrder,
])[] = [
	['Car', 'name', 'name-back', 'name'],
	['Price', 'cheapest', 'dearest', 'cheapest'],
	['In stock', 'newest', 'longest', 'longest'],
	['Advert', 'photos', 'most-photos', 'photos'],
	['Wanted, 28 days', 'unwanted', 'wanted', 'wanted'],
];

/** The orders with what they are called. */
export const carOrders = Object.entries(orders).map(([key, { name }]) => [key as CarOrder, name] as const);

/** What `sort` in an address asks for; the longest in stock first where it asks for something unknown. */
export const carOrder = (asked: string | undefined): CarOrder =>
	carOrders.map(([key]) => key).find((key) => key === asked) ?? 'longest';

/** The cars in an order; those that are alike in it, the longest in stock first. */
export function sortedCars<Car extends ListedCar>(cars: readonly Car[], order: CarOrder): Car[] {
	const { by, isBack } = { isBack: false, ...orders[order] };
	return cars.toSorted(
		(one, other) => (isBack ? compare(by(other), by(one)) : compare(by(one), by(other))) || other.days - one.days,
	);
}

const compare = (one: number | string, other: number | string): number =>
	typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');

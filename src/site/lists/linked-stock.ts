import type { SearchPage } from '../../domain/addresses/search-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { isFree, isSellable } from '../../domain/cars/sellable.ts';
import { listFacets, rangeFacets } from '../../search/fields/facets.ts';
import { carFilter } from '../../search/filter/car-filter.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { readSearch } from '../../search/state/url-state.ts';
import type { Car } from '../../stock/car/car.ts';
import { inListOrder } from '../../stock/listing/list-order.ts';
import { cardPicture } from '../cars/card-fields.ts';

/** What a link into the stock leads to: how many vehicles are for sale there, and the photo of the first. */
export type LinkedStock = { count: number; photo: string | null };

/** What a page says of the cars that a link leads to. */
export const linkedStock = (found: readonly Car[]): LinkedStock => ({
	count: found.length,
	photo: found.flatMap((car) => cardPicture(car) ?? [])[0] ?? null,
});

type Lists = { pages: readonly SearchPage[]; categories: readonly { slug: string; filter: string }[] };

/** The vehicles for sale behind a link to a list, in the order that it asks for, else in that of `cars`; null for any other link, and for a search with words. */
export function linkedCars(link: string, { pages, categories }: Lists, cars: readonly Car[]): readonly Car[] | null {
	const [path = '', query = ''] = link.split('?');
	const page = pages.find((candidate) => candidate.path === path);
	const { state, problems } = readSearch(query);
	const category = categories.find(({ slug }) => slug === state.category);
	if (!page || problems.length > 0 || state.query !== '' || (state.category !== null && !category)) return null;
	const isOfCategory = carFilter(category?.filter ?? '');
	const found = cars.filter(
		(car) => page.carTypes.includes(car.car_type) && isSellable(car) && isOfCategory(car) && passes(car, state),
	);
	return state.sort ? inListOrder(found, state.sort) : found;
}

/** Those that nobody has reserved; where none is left, the others. */
export function freeOf(cars: readonly Car[]): readonly Car[] {
	const free = cars.filter(isFree);
	return free.length > 0 ? free : cars;
}

function passes(car: Car, { lists, ranges }: SearchState): boolean {
	const facts: Readonly<Record<string, unknown>> = car;
	const isListed = listFacets.every(({ field }) => {
		const wanted = lists[field];
		return !wanted || wanted.some((value) => slugify(value) === slugify(String(facts[field] ?? '')));
	});
	return (
		isListed &&
		rangeFacets.every(({ field }) => {
			const { min, max } = ranges[field] ?? {};
			const value = facts[field];
			if (min === undefined && max === undefined) return true;
			return typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value);
		})
	);
}

import type { FinderMake } from '../../contract/finder.ts';
import type { SavedCar } from '../../contract/saved-cars.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { vehicleName } from '../../domain/cars/vehicle-name.ts';

/** A list of the site, by its path below the list of everything. */
export type NamedList = { name: string; count: number; path: string };

/** What the address of a vehicle says of it, as far as the site has others like it. */
export type NamedVehicle = { year?: number; make?: NamedList; model?: NamedList };

/**
 * The vehicle that an address names, `/cars/2020-toyota-corolla-u9/`: its make and model are those of a list. Null for the address of
 * anything else; `folder` is the one that the site's vehicles are in.
 */
export function namedVehicle(path: string, folder: string, makes: readonly FinderMake[]): NamedVehicle | null {
	const [, first, slug = ''] = path.toLowerCase().split('/');
	if (first !== folder) return null;
	const year = Number(/^(?:19|20)\d\d(?=-)/.exec(slug)?.[0]);
	const named = vehicleIn(slug, makes);
	return year || named ? { ...(year && { year }), ...named } : null;
}

/** The make and model that any address names, such as one of the dealer's former website: `/used-car/toyota-rav4/`, `/used/toyota/hilux.html`. */
export function vehicleIn(path: string, makes: readonly FinderMake[]): (NamedVehicle & { make: NamedList }) | null {
	const slug = slugify(path);
	const found = longestIn(slug, makes);
	if (!found) return null;
	const [name, count, below, models] = found;
	const make = { name, count, path: below };
	const rest = slug.slice(slug.indexOf(slugify(name)) + slugify(name).length);
	const model = longestIn(rest, models);
	if (!model) return { make };
	const [modelName, modelCount, modelPath = `${below}${slugify(modelName)}/`] = model;
	return { make, model: { name: modelName, count: modelCount, path: modelPath } };
}

/** `Toyota Corolla`, `Toyota`. */
export const spokenName = ({ make, model }: NamedVehicle): string | undefined =>
	make && (model ? vehicleName(make.name, model.name) : brandName(make.name));

/** The lists of its model and of its make that have any. The only make of a site has no list. */
export function listsOf({ make, model }: NamedVehicle): NamedList[] {
	const lists = [
		{ list: model, name: spokenName({ ...(make && { make }), ...(model && { model }) }) },
		{ list: make, name: spokenName(make ? { make } : {}) },
	];
	return lists.flatMap(({ list, name }) => (list && name && list.count > 0 ? [{ ...list, name }] : []));
}

/** The entry with the longest name that is there in whole words: `golf-r` before `golf`. */
function longestIn<Entry extends readonly [name: string, ...rest: unknown[]]>(
	slug: string,
	entries: readonly Entry[],
): Entry | undefined {
	const isNamed = (name: string) => name !== '' && `-${slug}-`.includes(`-${name}-`);
	return entries.filter(([name]) => isNamed(slugify(name))).toSorted(([one], [other]) => other.length - one.length)[0];
}

/** Up to `count` that can be bought: of its model, then of its make, those of about its year first. */
export function othersLike({ make, model, year }: NamedVehicle, cars: readonly SavedCar[], count: number): SavedCar[] {
	const isOf = (list: NamedList | undefined, name = '') => list !== undefined && slugify(list.name) === slugify(name);
	const distance = ({ about }: SavedCar) =>
		(isOf(model, about.model) ? 0 : 1_000) + (year ? Math.abs((about.year ?? 0) - year) : 0);
	return cars
		.filter(({ state, about }) => (state === undefined || state === 'coming_soon') && isOf(make, about.make))
		.toSorted((one, other) => distance(one) - distance(other))
		.slice(0, count);
}

import type { SiteConfig } from '../../config/site.ts';
import { landingKeys } from '../../domain/addresses/landing-path.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { type LandingFacet, type ListField, landingFacets } from '../../search/fields/facets.ts';
import { carFilter } from '../../search/filter/car-filter.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import type { Car } from '../../stock/car/car.ts';

/** Facets whose values have pages, in the order of their table, then the tenant's categories. */
const kinds: readonly LandingKind[] = [...landingFacets.map(({ param }) => param), 'category'];
export type LandingKind = LandingFacet['param'] | 'category';

/** A list of some of the stock with its own page, which search engines find and which needs no script. */
export type Landing = {
	/** The last part of its address: `toyota/hilux`. */
	key: string;
	kind: LandingKind;
	/** `Toyota`, `Hilux`, `Utes`, `Bathurst`, `7 seater cars`. */
	name: string;
	/** Key of the make that a model belongs to. */
	parent: string | null;
	/** The search that finds the same cars. */
	state: SearchState;
	cars: readonly Car[];
};

type Config = Pick<SiteConfig, 'locale' | 'override_city' | 'search_categories'>;

type Group = Pick<Landing, 'key' | 'parent'> & { kind: LandingFacet['param']; cars: Car[] };

/** A facet whose values have pages needs a key for them. */
const keysOf = landingKeys satisfies Record<Group['kind'], unknown>;

/**
 * The landings of a stock, by key: makes, then models, body types, cities and the tenant's categories that have cars, but
 * not all of them: that would be the list of everything once more. Of two with one address the first keeps it.
 */
export function landings(config: Config, cars: readonly Car[]): Map<string, Landing> {
	const grouped = [...groupCars(config, cars).values()].flatMap((group) => landingOf(group, config.locale) ?? []);
	const all = [...grouped, ...categoryLandings(config, cars)]
		.filter(({ cars: { length } }) => length > 0 && length < cars.length)
		.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
	const byKey = new Map<string, Landing>();
	for (const landing of all) if (!byKey.has(landing.key)) byKey.set(landing.key, landing);
	return byKey;
}

function groupCars({ override_city }: Config, cars: readonly Car[]): Map<string, Group> {
	const groups = new Map<string, Group>();
	const keys = rememberedKeys();
	const add = (kind: Group['kind'], key: string | null, car: Car, parent: string | null = null) => {
		if (key === null) return;
		const id = `${kind} ${key}`;
		const known = groups.get(id);
		if (known) known.cars.push(car);
		else groups.set(id, { key, kind, parent, cars: [car] });
	};
	for (const car of cars) {
		const { make, model, simple_body, city } = car;
		add('make', keys.make(make), car);
		add('model', keys.model(make, model), car, keys.make(make));
		if (simple_body) add('body', keys.body(simple_body), car);
		// Where all cars are said to be in one city, theirs are not shown.
		if (city && !override_city) add('city', keys.city(city), car);
	}
	return groups;
}

/** Thousands of cars have the same few makes, models and cities. */
function rememberedKeys(): typeof keysOf {
	const known = new Map<string, string | null>();
	const remember =
		<Args extends string[]>(kind: string, keyOf: (...args: Args) => string | null) =>
		(...args: Args): string | null => {
			const id = [kind, ...args].join('\n');
			const key = known.get(id);
			if (key !== undefined) return key;
			const made = keyOf(...args);
			known.set(id, made);
			return made;
		};
	return {
		make: remember('make', keysOf.make),
		model: remember('model', keysOf.model),
		body: remember('body', keysOf.body),
		city: remember('city', keysOf.city),
	};
}

function landingOf(group: Group, locale: string): Landing | null {
	const { kind, cars } = group;
	const facet = landingFacets.find(({ param }) => param === kind);
	if (!facet) return null;
	const values = spellings(cars, facet.field);
	const name = facet.landing(values[0] ?? '', locale);
	const lists: SearchState['lists'] =
		kind === 'model' ? { make: spellings(cars, 'make'), model: values } : { [facet.field]: values };
	return { ...group, name, state: { ...emptySearch, lists } };
}

/** The ways in which cars of a group write a fact, the most usual first. */
function spellings(cars: readonly Car[], field: Extract<ListField, keyof Car>): string[] {
	const counts = new Map<string, number>();
	for (const car of cars) {
		const value = String(car[field]);
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([value]) => value);
}

function categoryLandings({ search_categories }: Config, cars: readonly Car[]): Landing[] {
	return search_categories.map(({ name, slug, filter }) => ({
		key: slug,
		kind: 'category',
		name,
		parent: null,
		state: { ...emptySearch, category: slug },
		cars: cars.filter(carFilter(filter)),
	}));
}

/** The lowest and the highest shown price of cars that can be bought, in dollars; null where none is shown. */
export function priceSpan(cars: readonly Car[]): { lowest: number; highest: number } | null {
	const prices = cars.flatMap((car) => (isSellable(car) && isPriceShown(car.price) ? [car.price] : []));
	if (prices.length === 0) return null;
	return prices.reduce(
		({ lowest, highest }, price) => ({ lowest: Math.min(lowest, price), highest: Math.max(highest, price) }),
		{ lowest: Number.POSITIVE_INFINITY, highest: 0 },
	);
}

/** The key of the landing that shows what a search finds, if it asks for no more than one thing that has a landing. */
export function landingKey({ query, lists, ranges, category }: SearchState): string | null {
	const named = Object.keys(lists);
	if (query !== '' || Object.keys(ranges).length > 0) return null;
	if (category !== null) return named.length === 0 ? category : null;
	const { make, model, simple_body: body, city } = lists;
	const isOf = (...wanted: ListField[]) => named.length === wanted.length && wanted.every((field) => lists[field]);
	if (isOf('make')) return same(make, keysOf.make);
	if (isOf('make', 'model')) {
		return same(make, (first) => same(model, (last) => keysOf.model(first, last)));
	}
	if (isOf('simple_body')) return same(body, keysOf.body);
	return isOf('city') ? same(city, keysOf.city) : null;
}

/** What all values have in common as a key; null where they differ. */
function same(values: readonly string[] | undefined, keyOf: (value: string) => string | null): string | null {
	const keys = new Set(values?.map(keyOf));
	return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

/** Whether a landing shows what a search asks for: its key may have been given to another kind. */
export function isLandingOf({ kind }: Landing, { lists, category }: SearchState): boolean {
	if (category !== null) return kind === 'category';
	return kind === (lists.model ? 'model' : lists.make ? 'make' : lists.simple_body ? 'body' : 'city');
}

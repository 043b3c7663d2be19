import { kilometresOf } from '../../domain/cars/distance.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import { is4x4 } from '../../search/asked/drives.ts';
import type { ListField, RangeField } from '../../search/fields/facets.ts';
import type { LabelSettings } from '../../search/fields/labellers.ts';
import { units } from '../../search/fields/labellers.ts';
import { valueLabel } from '../../search/fields/value-label.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { searchQuery } from '../../search/state/url-state.ts';
import { hasWish, toggleWish } from '../../search/state/wish.ts';
import type { Car } from '../../stock/car/car.ts';

/** A choice that many visitors make, one click away (SRCH-3): `value` is what it asks for, as an address has it. */
export type QuickFilter = { value: string; label: string; path: string; chosen: boolean; icon?: 'pin' };

type Of = {
	own: SearchState;
	labels: LabelSettings;
	pathOf: (state: SearchState) => string;
	/** The cars are taken by the week: that is their price, and new or used matters least. */
	byWeek?: boolean;
};
type Wish = { label: string; state: SearchState; share: number };

/** A quick filter leaves at least this share of the cars, and takes some away. */
const least = 0.04;
const most = 0.85;
/** A limit that so few cars are below is of no use. */
const leastBelow = 0.1;
const mostFilters = 7;

/** The quick filters that fit these cars, most useful first: a price that a third of them are below, bodies, automatic, hybrid, seats. */
export function quickFilters(cars: readonly Car[], { own, labels, pathOf, byWeek = false }: Of): QuickFilter[] {
	const kinds = valuesOf(cars, 'car_type', labels);
	const wishes = [
		lowerThird(cars, byWeek ? 'subscription_price' : 'price', labels),
		...valuesOf(cars, 'simple_body', labels).slice(0, 2),
		...named(cars, 'simple_transmission', ['Automatic'], labels),
		...named(cars, 'simple_fuel', ['Hybrid', 'Electric'], labels),
		...named(cars, 'seats', ['7'], labels),
		fourByFour(cars),
		lowerThird(cars, 'km', labels),
		...named(cars, 'simple_fuel', ['Diesel'], labels),
	];
	const fits = wishes.filter((wish): wish is Wish => wish !== null && wish.share >= least && wish.share <= most);
	// Conditions are for phones alone, where the panel that asks for them is out of sight.
	const types = kinds.length > 1 ? kinds : [];
	const useful = fits.slice(0, mostFilters);
	return (byWeek ? [...useful, ...types] : [...types, ...useful]).map(({ label, state }) =>
		quickFilter(label, state, { own, pathOf }),
	);
}

/** A search as a filter of a page that shows `own`. */
function quickFilter(label: string, wish: SearchState, { own, pathOf }: Pick<Of, 'own' | 'pathOf'>): QuickFilter {
	const path = pathOf(toggleWish({ ...own, page: 1 }, wish));
	return { value: searchQuery(wish).slice(1), label, path, chosen: hasWish(own, wish) };
}

const asking = (asked: Partial<SearchState>): SearchState => ({ ...emptySearch, ...asked });

function valuesOf(cars: readonly Car[], field: ListField, labels: LabelSettings): Wish[] {
	const counts = new Map<string, number>();
	for (const car of cars) {
		const value = car[field];
		if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
	}
	return [...counts]
		.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
		.map(([value, count]) => ({
			label: valueLabel(field, value, labels),
			state: asking({ lists: { [field]: [value] } }),
			share: count / cars.length,
		}));
}

const named = (cars: readonly Car[], field: ListField, values: readonly string[], labels: LabelSettings): Wish[] =>
	valuesOf(cars, field, labels).filter(({ state }) => values.includes(state.lists[field]?.[0] ?? ''));

/** Round amounts that people think in, of which the one fits that is nearest to a third of the cars. */
const rounds = {
	price: [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200].map((thousands) => thousands * 1000),
	subscription_price: [100, 150, 200, 250, 300, 350, 400, 500, 600, 800],
	km: [5, 10, 20, 30, 50, 80, 100, 150, 200].map((thousands) => thousands * 1000),
} as const satisfies Partial<Record<RangeField, readonly number[]>>;

function lowerThird(cars: readonly Car[], field: keyof typeof rounds, { locale }: LabelSettings): Wish | null {
	const inMiles = field === 'km' && localeFacts(locale).distanceUnit === 'SMI';
	const values = cars.flatMap((car) => car[field] || []);
	const shareBelow = (max: number) => values.filter((value) => value <= max).length / cars.length;
	const limits = rounds[field].map((round) => (inMiles ? kilometresOf(round) : round));
	const [best] = limits
		.map((max) => ({ max, share: shareBelow(max) }))
		.sort((one, other) => Math.abs(one.share - 1 / 3) - Math.abs(other.share - 1 / 3));
	if (!best || best.share < leastBelow) return null;
	const written = field === 'km' ? units.kilometres(best.max, locale) : units.dollars(best.max, locale);
	const ranges = { [field]: { max: best.max } };
	return {
		label: `Under ${written}${field === 'subscription_price' ? ' a week' : ''}`,
		state: asking({ ranges }),
		share: best.share,
	};
}

/** Searched by its word, as it is not a facet. */
function fourByFour(cars: readonly Car[]): Wish {
	const found = cars.filter(({ drive_type }) => drive_type !== undefined && is4x4(drive_type));
	return { label: '4×4', state: asking({ query: '4x4' }), share: found.length / cars.length };
}

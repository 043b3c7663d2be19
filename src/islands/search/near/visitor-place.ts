import type { LoadedSearch } from '../../../client/search/loaded-search.ts';
import type { Point } from '../../../domain/places/near.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import type { CarCardModel } from '../../../site/cars/car-card.ts';
import type { NearPlace } from '../../../site/lists/near-places.ts';

/** A place that a visitor has typed, `Southport 4215`; without a name where the browser said it. */
type KnownPlace = { name: string | null; at: Point };

/** How far the site's cities are from the visitor, once they have asked. It is forgotten with the page. */
export type VisitorPlace = {
	/** Kilometres by city, the nearest first; null until it is known. */
	cities: () => ReadonlyMap<string, number> | null;
	/** What the visitor calls the place; null where the browser said it. */
	name: () => string | null;
	/** Whether the cars are then put in the order of their distance; a server cannot, and the nearest city is chosen. */
	isOrder: boolean;
	places: readonly NearPlace[];
	/** From a place, else the browser is asked where the visitor is. Rejects where it does not say. */
	locate: (from?: KnownPlace) => Promise<ReadonlyMap<string, number>>;
	forget: () => Promise<void>;
	/** A car's card, with the way to it beside its place once that is known. */
	placed: (card: CarCardModel, city: unknown) => CarCardModel;
	/** Calls back whenever that changes; returns how to stop. */
	subscribe: (tell: () => void) => () => void;
};

export function openVisitorPlace(
	places: readonly NearPlace[],
	seenFrom: LoadedSearch['seenFrom'] | undefined,
	locale: Locale,
): VisitorPlace {
	let known: ReadonlyMap<string, number> | null = null;
	let name: string | null = null;
	const listeners = new Set<() => void>();
	let placed: VisitorPlace['placed'] = (card) => card;
	const know = async (cities: typeof known) => {
		await seenFrom?.(cities);
		known = cities;
		for (const tell of listeners) tell();
	};
	return {
		cities: () => known,
		name: () => name,
		isOrder: seenFrom !== undefined,
		places,
		locate: async (from) => {
			const { locate, withDistance } = await import('./locate.ts');
			const cities = await locate(places, from?.at);
			name = from?.name ?? null;
			placed = (card, city) => withDistance(card, known?.get(String(city)), locale);
			await know(cities);
			return cities;
		},
		forget: () => know(null),
		placed: (card, city) => placed(card, city),
		subscribe: (tell) => {
			listeners.add(tell);
			return () => listeners.delete(tell);
		},
	};
}

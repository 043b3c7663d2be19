import type { NearPlace } from '../../../site/lists/near-places.ts';

/** How far the site's cities are from the visitor, once they have asked. It is forgotten with the page. */
export type VisitorPlace = {
	/** Kilometres by city, the nearest first; null until it is known. */
	cities: () => ReadonlyMap<string, number> | null;
	/** Asks the browser where the visitor is. Rejects where it does not say. */
	locate: () => Promise<ReadonlyMap<string, number>>;
	/** Calls back once it is known; returns how to stop. */
	subscribe: (tell: () => void) => () => void;
};

export function openVisitorPlace(places: readonly NearPlace[]): VisitorPlace {
	let known: ReadonlyMap<string, number> | null = null;
	const listeners = new Set<() => void>();
	return {
		cities: () => known,
		locate: async () => {
			known = await (await import('./locate.ts')).locate(places);
			for (const tell of listeners) tell();
			return known;
		},
		subscribe: (tell) => {
			listeners.add(tell);
			return () => listeners.delete(tell);
		},
	};
}

import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { deviceKey } from '../leads/device/device-store.ts';

/** The lists of cars that a visitor keeps on the device (CARD-4). */
export const savedLists = ['favourites', 'compare'] as const;
export type SavedList = (typeof savedLists)[number];

// A browser that keeps nothing, or has no storage at all, as some within apps: every change is refused rather than lost later.
if (typeof document === 'object' && !hasStorage()) {
	const ignore = () => undefined;
	setPersistentEngine(Object.freeze({}), { addEventListener: ignore, removeEventListener: ignore });
}

function hasStorage(): boolean {
	try {
		return Boolean(localStorage);
	} catch {
		return false;
	}
}

/** Ids of cars, the latest last. */
export type SavedCars = { readonly [List in SavedList]: WritableAtom<readonly number[]> };

/** More than this is not kept: four cars fit beside each other, and the device's storage is not ours to fill. */
export const mostSaved = { favourites: 200, compare: 4 } as const satisfies Record<SavedList, number>;

/** What a visitor has saved on this site. Sites that share an origin do not share it; other tabs of a site do. */
export function savedCars(siteSlug: string): SavedCars {
	const store = (list: SavedList) =>
		persistentAtom<readonly number[]>(deviceKey(siteSlug, list), [], {
			encode: JSON.stringify,
			decode: (stored) => readIds(stored).slice(0, mostSaved[list]),
		});
	return { favourites: store('favourites'), compare: store('compare') };
}

/** `full`: the list has no room for one more. `refused`: the device's storage takes nothing. */
export type ToggleResult = 'added' | 'removed' | 'full' | 'refused';

/** Puts a car on a list, or takes it off. */
export function toggleSaved(cars: SavedCars, list: SavedList, id: number): ToggleResult {
	const ids = cars[list].get();
	const removes = ids.includes(id);
	if (!removes && ids.length >= mostSaved[list]) return 'full';
	try {
		cars[list].set(removes ? ids.filter((other) => other !== id) : [...ids, id]);
		return removes ? 'removed' : 'added';
	} catch {
		// Storage is full or switched off; the list stays as it was.
		return 'refused';
	}
}

/** The ids in a stored text, each once. Anything else is ignored: anything may write to storage. */
export function readIds(stored: string): number[] {
	try {
		return idsIn(JSON.parse(stored));
	} catch {
		// Not JSON: nothing is saved.
		return [];
	}
}

/** The ids in a list, each once; none in anything else. */
export const idsIn = (value: unknown): number[] => (Array.isArray(value) ? [...new Set(value)].filter(isId) : []);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

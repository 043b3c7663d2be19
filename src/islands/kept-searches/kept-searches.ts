import { asRecord, type DeviceStore } from '../../client/leads/device/device-store.ts';
import { type KeptItem, readKept, writeKept } from '../../client/leads/device/kept-item.ts';
import { packIds, unpackIds } from './packed-ids.ts';

/** A search that a visitor keeps on the device (USER-5). */
export type KeptSearch = {
	/** All that it asks for, as an address has it: `?make=Toyota`. Two searches for the same are one. */
	query: string;
	/** Where it leads. */
	path: string;
	/** `Used, Toyota, Price: up to $20,000`. */
	name: string;
	/** The cars that the visitor has seen in it, packed; null where they could not be counted. */
	seen: string | null;
	/** The visitor's day on which they were, `2026-11-24`. */
	since?: string | undefined;
};

/** Searches that are kept. */
export const mostSearches = 20;

const searches: KeptItem<'searches', readonly KeptSearch[]> = {
	name: 'searches',
	version: 1,
	parse: (stored) => (Array.isArray(stored) ? stored.flatMap(readSearch).slice(0, mostSearches) : []),
};

/** The kept searches, the latest first. */
export const keptSearches = (store: DeviceStore): readonly KeptSearch[] => readKept(store, searches);

/** Keeps a search in place of one for the same; false where the device keeps nothing. The oldest goes where there are too many. */
export function keepSearch(store: DeviceStore, search: KeptSearch): boolean {
	const others = keptSearches(store).filter(({ query }) => query !== search.query);
	return writeKept(store, searches, [search, ...others].slice(0, mostSearches));
}

export function dropSearch(store: DeviceStore, query: string): void {
	const left = keptSearches(store).filter((search) => search.query !== query);
	writeKept(store, searches, left.length > 0 ? left : null);
}

/** The visitor has seen these cars of a search on a day, and what it is called; its place in the list stays. */
export function markSeen(
	store: DeviceStore,
	query: string,
	{ ids, ...said }: { ids: readonly number[]; since: string; name: string },
): void {
	const marked = keptSearches(store).map((search) =>
		search.query === query ? { ...search, ...said, seen: packIds(ids) } : search,
	);
	writeKept(store, searches, marked);
}

/** How many of these cars the visitor has not seen in the search; null where nobody knows. */
export function countNew({ seen }: KeptSearch, ids: readonly number[]): number | null {
	if (seen === null) return null;
	const known = unpackIds(seen);
	return ids.filter((id) => !known.has(id)).length;
}

function readSearch(stored: unknown): KeptSearch[] {
	const { query, path, name, seen, since } = asRecord(stored);
	const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
	if (!isOwnPath || typeof query !== 'string' || typeof name !== 'string' || name === '') return [];
	const isDay = typeof since === 'string' && /^\d{4}-\d\d-\d\d$/.test(since);
	return [
		{
			query,
			path,
			name: name.slice(0, 200),
			seen: typeof seen === 'string' ? seen : null,
			...(isDay && { since }),
		},
	];
}

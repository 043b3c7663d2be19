import type { DeviceStore } from '../leads/device/device-store.ts';
import { type KeptItem, readKept, writeKept } from '../leads/device/kept-item.ts';

/** Searches that are remembered. */
const most = 4;
const longest = 60;

const searched: KeptItem<'searched', readonly string[]> = {
	name: 'searched',
	version: 1,
	parse: (stored) =>
		Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, most) : [],
};

/** What was typed into search boxes on this device, the latest first (USER-5). */
export const recentSearches = (store: DeviceStore): readonly string[] => readKept(store, searched);

/** Remembers a search. */
export function noteSearch(store: DeviceStore, query: string): void {
	const text = query.trim().slice(0, longest);
	if (text === '') return;
	const others = recentSearches(store).filter((other) => other.toLowerCase() !== text.toLowerCase());
	writeKept(store, searched, [text, ...others].slice(0, most));
}

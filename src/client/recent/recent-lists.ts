import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';
import { type KeptItem, readKept, writeKept } from '../leads/device/kept-item.ts';

/** A list as a visitor left it: `Toyota cars up to $40,000`, 12 of them, and its address. */
export type RecentList = { name: string; count: number; path: string };

/** Lists that are remembered. */
const most = 3;

const lists: KeptItem<'lists', readonly RecentList[]> = {
	name: 'lists',
	version: 1,
	parse: (stored) => (Array.isArray(stored) ? stored.flatMap(readList).slice(0, most) : []),
};

/** The lists that were searched for on this device, the latest first (USER-5). */
export const recentLists = (store: DeviceStore): readonly RecentList[] => readKept(store, lists);

/** Notes a list that was searched for; it takes the place of one of the same name. */
export function noteList(store: DeviceStore, list: RecentList): void {
	const others = recentLists(store).filter(({ name, path }) => name !== list.name && path !== list.path);
	writeKept(store, lists, [list, ...others].slice(0, most));
}

function readList(stored: unknown): RecentList[] {
	const { name, count, path } = asRecord(stored);
	const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
	if (!isOwnPath || typeof name !== 'string' || name === '' || typeof count !== 'number') return [];
	return [{ name: name.slice(0, 120), count, path }];
}

import { deviceStore } from '../../../client/leads/device/device-store.ts';
import { noteList, type RecentList } from '../../../client/recent/recent-lists.ts';

let found: Pick<RecentList, 'name' | 'count'> | null = null;
let isHeard = false;

/** Remembers what is listed when the visitor leaves the page, so that the home page and the search boxes lead back to it (USER-5). */
export function noteWhenLeft(list: Pick<RecentList, 'name' | 'count'> | null): void {
	found = list;
	if (isHeard) return;
	isHeard = true;
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'hidden' || !found) return;
		const path = `${location.pathname}${location.search.replace(/([?&])page=\d+&?/, '$1')}`;
		noteList(deviceStore(document.documentElement.dataset['site'] ?? ''), { ...found, path });
	});
}

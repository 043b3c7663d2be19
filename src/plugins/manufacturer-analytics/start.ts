import { isTrackedForManufacturer } from '../../domain/leads/manufacturer-tracking.ts';
import { loadScript } from '../load-script.ts';
import { sendLater } from '../send-later.ts';
import type { ManufacturerTag } from './plugin.ts';

/** Loads the tag, and tells it of a page that it counts, 250 ms late. */
export function start({ script_url, property, queue, dealer }: ManufacturerTag): Promise<void> {
	if (isTrackedForManufacturer(location.pathname)) {
		const view = { event: 'page_view', property, path: location.pathname, title: document.title, dealer };
		sendLater(() => pushTo(queue, view));
	}
	return loadScript(script_url, { 'data-property': property });
}

/** What stands there already, if anything, is the script's own list. */
function pushTo(name: string, view: object): void {
	const page = window as unknown as Record<string, { push: (entry: object) => unknown } | undefined>;
	const list = page[name] ?? ([] as object[]);
	page[name] = list;
	list.push(view);
}

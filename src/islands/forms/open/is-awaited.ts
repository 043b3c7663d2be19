import { deviceStore, tabStore } from '../../../client/leads/device/device-store.ts';
import { draftName } from '../../../client/leads/device/draft-name.ts';
import { wantedKey } from '../../../contract/wanted.ts';
import { itemKey } from '../../../domain/leads/priced-item.ts';
import { pageAbout } from '../facts/page-facts.ts';
import { placeKey, queryFields } from '../facts/query-fields.ts';

/** Whether a form of the page has something to show that the build could not know: its days, its draft, who the visitor is, what the address asks for. */
export function isAwaited(place: HTMLElement): boolean {
	if (place.querySelector('[data-later]')) return true;
	const query = new URLSearchParams(location.search);
	if ([...Object.keys(queryFields), placeKey, wantedKey, itemKey].some((key) => query.has(key))) return true;
	const site = document.documentElement.dataset['site'] ?? '';
	const [device, tab] = [deviceStore(site), tabStore(site)];
	const draft = draftName(place.dataset['form'] ?? '', pageAbout(place).values);
	return device.read('user') !== null || [draft, 'finance_figures' as const].some((name) => tab.read(name) !== null);
}

import { type DeviceItem, deviceItems } from '../leads/device/device-items.ts';
import { deviceStore } from '../leads/device/device-store.ts';
import { dropUnsent, unsentLeads } from '../leads/unsent/unsent-leads.ts';
import { dropOffline } from '../offline/drop-offline.ts';
import { forgetKeys, keptNames } from './kept-keys.ts';

const items: readonly (readonly [string, DeviceItem])[] = Object.entries(deviceItems);

/** What a site keeps on this device, as the visitor knows it: `Vehicles that you saved` (USER-5). */
export async function keptOnDevice(site: string): Promise<string[]> {
	const waiting = await unsentLeads(site, deviceStore(site));
	const names = [...keptNames(site), ...(waiting.length > 0 ? ['unsent_leads'] : [])];
	const found = new Set(names.map(itemOf));
	return [...new Set(items.flatMap(([, item]) => (found.has(item) && item.what) || []))];
}

/**
 * Removes everything that a site keeps on this device: both storages, leads that wait, what is kept for when there is no
 * network and its worker (USER-5). Other sites on the same origin keep theirs. Answers what there was, in words.
 */
export async function forgetDevice(site: string): Promise<string[]> {
	const forgotten = await keptOnDevice(site);
	const device = deviceStore(site);
	for (const { key } of await unsentLeads(site, device)) await dropUnsent(key, device);
	// First the lists: what keeps pages for when there is no network would begin again.
	forgetKeys(site);
	await dropOffline(site).catch(() => false);
	return forgotten;
}

/** The register's line for a name in a storage; older versions of the site may have kept others. */
function itemOf(name: string): DeviceItem | undefined {
	return items.find(([known]) => known === name || (known.endsWith(':') && name.startsWith(known)))?.[1];
}

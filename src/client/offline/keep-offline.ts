import { comparedCarsPath } from '../../contract/compared-cars.ts';
import { offlineCache, offlineWorkerPath } from '../../contract/offline.ts';
import { savedCarsPath } from '../../contract/saved-cars.ts';
import { asRecord, type DeviceStore, deviceStore } from '../leads/device/device-store.ts';
import { type KeptItem, readKept, writeKept } from '../leads/device/kept-item.ts';
import { carsFile } from '../saved/cars-file.ts';
import { idsIn } from '../saved/saved-cars.ts';
import { dropOffline } from './drop-offline.ts';
import { fillCache } from './fill-cache.ts';

/** Cars whose pages are kept, the latest first: a page with its picture is some 100 KB. */
const mostCars = 30;
/** How long a kept copy is not asked for again. Without a network it is shown however old it is. */
const freshMilliseconds = 6 * 60 * 60_000;

type Kept = { cars: readonly number[]; at: number };
const offline: KeptItem<'offline', Kept> = {
	name: 'offline',
	version: 1,
	parse: (stored) => {
		const { cars, at } = asRecord(stored);
		return { cars: idsIn(cars), at: typeof at === 'number' ? at : 0 };
	},
};

/**
 * Keeps the pages of the cars that are saved on the device for when there is no network (CARD-4): registers the worker with the
 * first one, and takes it away with the last one. Does nothing where the browser can't, or where what is kept is fresh. Never
 * rejects.
 */
export async function keepOffline({ site, saved }: { site: string; saved: string }): Promise<void> {
	if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
	const device = deviceStore(site);
	const cars = [...new Set(savedIds(device))].slice(0, mostCars);
	const known = readKept(device, offline);
	try {
		if (cars.length === 0) {
			if (known.cars.length > 0) await dropOffline(site);
			return;
		}
		const isFresh = Math.abs(Date.now() - known.at) < freshMilliseconds && cars.join() === known.cars.join();
		if (isFresh || navigator.onLine === false) return;
		await navigator.serviceWorker.register(offlineWorkerPath, { scope: '/' });
		const isCompared = idsIn(device.read('compare')).length > 0;
		const files = [savedCarsPath, ...(isCompared ? [comparedCarsPath] : [])];
		await fillCache(offlineCache(site), [...files, saved, ...(await pathsOf(cars))]);
		// Forgotten, or taken off the list, while the pages came.
		if (savedIds(device).length === 0) await dropOffline(site);
		else writeKept(device, offline, { cars, at: Date.now() });
	} catch {
		// No network, no room, or a private window: the next page tries again.
	}
}

/** The latest of each list first. */
function savedIds(device: DeviceStore): number[] {
	const lists = (['favourites', 'compare'] as const).map((list) => idsIn(device.read(list)));
	return lists.flatMap((ids) => ids.toReversed());
}

/** The pages of the cars that the site has. */
async function pathsOf(cars: readonly number[]): Promise<string[]> {
	const { cars: all } = await carsFile();
	return all.filter(({ id }) => cars.includes(id)).map(({ path }) => path);
}

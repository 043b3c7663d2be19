import { cachesOf, offlineWorkerPath } from '../../contract/offline.ts';
import { deviceStore } from '../leads/device/device-store.ts';

/** Removes what is kept for when there is no network, and the worker that serves it. Answers whether anything was. */
export async function dropOffline(site: string): Promise<boolean> {
	deviceStore(site).write('offline', null);
	if (!('caches' in globalThis)) return false;
	const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(site)));
	await Promise.all(names.map((name) => caches.delete(name)));
	const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
	for (const registration of registrations) {
		const { active, waiting, installing } = registration;
		const script = (active ?? waiting ?? installing)?.scriptURL;
		if (script && new URL(script).pathname === offlineWorkerPath) await registration.unregister();
	}
	return names.length > 0;
}

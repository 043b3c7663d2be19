import { cachesOf } from '../../contract/offline.ts';
import type { WorkerScope } from './worker-scope.ts';

// Takes the place of the offline worker where a site has turned it off: it removes what was kept, and itself.
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
	const names = await caches.keys();
	const own = names.filter((name) => name.startsWith(cachesOf(scope.forecourt.site)));
	await Promise.all(own.map((name) => caches.delete(name)));
	await scope.registration.unregister();
}

import type { OfflineSite } from '../../contract/offline.ts';

/** A request that a page makes, as the worker hears of it. */
type FetchEvent = Event & {
	request: Request;
	/** What the browser asked for while the worker was starting. */
	preloadResponse: Promise<Response | undefined>;
	respondWith: (answer: Promise<Response>) => void;
};
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** What the offline worker uses of a service worker's globals, which TypeScript has only without those of a page. */
export type WorkerScope = {
	forecourt: OfflineSite;
	location: { origin: string };
	clients: { claim: () => Promise<void> };
	registration: ServiceWorkerRegistration;
	skipWaiting: () => Promise<void>;
	addEventListener: {
		(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
		(type: 'fetch', listener: (event: FetchEvent) => void): void;
	};
};

import { comparedCarsPath } from '../../contract/compared-cars.ts';
import { savedCarsPath } from '../../contract/saved-cars.ts';

/** Who answers a request: the network alone, the network and without it the cache (a page or a part), or the cache first. */
export type Answerer = 'network' | 'page' | 'part' | 'kept first';

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** Addresses below these are answered on demand; the worker never touches them. */
const calls = /^\/(?:api|mock|\.netlify\/functions)\//;
/** Files whose names change with their contents: a kept one is never out of date. */
const hashed = /^\/_astro\//;
const files: readonly string[] = [savedCarsPath, comparedCarsPath];
const parts: readonly string[] = ['style', 'script', 'font', 'image', 'manifest'];

/** Who answers a request of a page at `origin` (CARD-4): what is out of date is never shown while there is a network. */
export function answerOf({ method, url, mode, destination }: Asked, origin: string): Answerer {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin || calls.test(address.pathname)) return 'network';
	if (mode === 'navigate') return 'page';
	if (hashed.test(address.pathname)) return 'kept first';
	return parts.includes(destination) || files.includes(address.pathname) ? 'part' : 'network';
}

/**
 * What is kept for a request. A page is the same whatever its query says; a picture of another width is better than none.
 */
export async function keptAnswer(
	request: Pick<Request, 'url' | 'mode' | 'destination'>,
	cache: string,
): Promise<Response | undefined> {
	// A worker whose cache was forgotten still answers the pages that are open: to open the cache would make it again.
	if (!(await caches.has(cache))) return undefined;
	const kept = await caches.open(cache);
	const exact = await kept.match(request.url, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
	if (exact || request.destination !== 'image') return exact;
	const asked = pictureOf(request.url);
	const same = (await kept.keys()).find(({ url }) => pictureOf(url) === asked);
	return same && kept.match(same, { ignoreVary: true });
}

/** The picture that an address of the image service is about, in whatever size; other addresses as they are. */
export function pictureOf(url: string): string {
	const { pathname, search, searchParams } = new URL(url);
	return searchParams.get('url') ?? pathname + search;
}

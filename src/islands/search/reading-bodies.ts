import { bodyReader } from '../../domain/body-words.ts';
import type { PageClient } from '../../search/client/instant-search.ts';

/** The client with plural body types read as the stock's (SRCH-3), whatever the box says. */
export function readingBodies(client: PageClient, bodies: readonly string[], locale: string): PageClient {
	const read = bodyReader(bodies, locale);
	const search: PageClient['search'] = (requests) =>
		client.search(
			requests.map((request) => ({
				...request,
				params: { ...request.params, query: read(request.params?.query ?? '') },
			})),
		);
	return { ...client, search };
}

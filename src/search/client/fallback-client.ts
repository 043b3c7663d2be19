import type { PageClient } from './instant-search.ts';

export type FallbackOptions = {
	/** Milliseconds that the server has for an answer, the key to it included. */
	patience?: number;
	/** Milliseconds for which a server that failed is left alone. */
	rest?: number;
	/** Milliseconds of a clock that only goes forward. */
	now?: () => number;
	/** Called whenever the server fails. */
	onFailure?: (error: unknown) => void;
};

/**
 * Asks `server`, and if that does not answer in time, or answers wrongly, asks `page`, so that the visitor sees results
 * either way (SRCH-7). After a failure the page answers for a while, then the server is
 * tried again. All requests of one call are answered by one of the two. Rejects only where both fail.
 */
export function createFallbackClient(
	server: PageClient,
	page: PageClient,
	{ patience = 2_000, rest = 30_000, now = () => performance.now(), onFailure = () => undefined }: FallbackOptions = {},
): PageClient {
	let restsUntil = Number.NEGATIVE_INFINITY;
	const either = async <Answer>(ask: (client: PageClient) => Promise<Answer>): Promise<Answer> => {
		if (now() < restsUntil) return ask(page);
		try {
			return await inTime(ask(server), patience);
		} catch (error) {
			restsUntil = now() + rest;
			onFailure(error);
			return ask(page);
		}
	};
	return {
		search: (requests) => either((client) => client.search(requests)),
		searchForFacetValues: (requests) => either((client) => client.searchForFacetValues(requests)),
	};
}

async function inTime<Answer>(answer: Promise<Answer>, patience: number): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error(`The search server did not answer in ${patience} ms.`)), patience);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StockFeed } from '../../src/config/stock-feed.ts';
import { type FetchRequest, fetchFile } from './fetch-bytes.ts';
import type { FetchedFeed } from './fetched-feed.ts';
import { type TypesenseEnvironment, typesenseRequest } from './stock-typesense.ts';
import { urlRequest } from './stock-url.ts';

/**
 * Fetches a feed from the server that it comes from and keeps it in `file`, to be read later (SITE-5). Null where there
 * is nothing to fetch: a feed of another type, or one that lacks an address or key, which its reader then says.
 */
export async function fetchFeed(
	feed: StockFeed,
	file: string,
	environment: TypesenseEnvironment,
): Promise<FetchedFeed | null> {
	const request = requestFor(feed, environment);
	if (!request) return null;
	mkdirSync(dirname(file), { recursive: true });
	const answer = await fetchFile(request, file);
	return answer.ok ? { ...answer, file } : answer;
}

function requestFor(feed: StockFeed, environment: TypesenseEnvironment): FetchRequest | null {
	if (feed.type === 'url') return urlRequest(feed);
	if (feed.type !== 'typesense') return null;
	const asked = typesenseRequest(feed, environment);
	return 'request' in asked ? asked.request : null;
}

import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StockFeed } from '../../src/config/stock-feed.ts';
import { type Asked, type FeedTenant, feedKey, urlRequest } from '../../src/stock/fetch/feed-request.ts';
import { type FetchRequest, fetchFile } from '../../src/stock/fetch/fetch-bytes.ts';
import { ifModified, keepFeed, keptFeed, takeKept } from './feed/kept-feed.ts';
import type { FetchedFeed } from './fetched-feed.ts';
import { sftpKey, sftpRequest } from './stock-sftp.ts';
import { typesenseRequest } from './stock-typesense.ts';

/** Where a feed is put: `file` is for this build, `kept` for what the next one may ask about. */
export type FeedFiles = { file: string; kept: string };

/**
 * Fetches a feed from the server that it comes from and keeps it in `file`, to be read later (SITE-5). Null where there
 * is nothing to fetch: a feed of another type, or one that lacks an address or key, which its reader then says.
 */
export async function fetchFeed(
	feed: StockFeed,
	tenant: FeedTenant,
	{ file, kept }: FeedFiles,
): Promise<FetchedFeed | null> {
	const asked = requestFor(feed, tenant);
	if (!asked || 'fault' in asked) return null;
	const { request } = asked;
	mkdirSync(dirname(file), { recursive: true });
	if (feed.type === 'url') return fetchChanged(request, feedKey(feed), { file, kept });
	if (feed.type === 'sftp') return fetchChanged(request, sftpKey(feed), { file, kept });
	const answer = await fetchFile(request, file);
	return answer.ok ? { ...answer, file } : answer;
}

/** Fetches a feed unless the server says that it is still what the last build got of it. */
async function fetchChanged(request: FetchRequest, key: string, { file, kept }: FeedFiles): Promise<FetchedFeed> {
	const before = await keptFeed(kept, key);
	// The file may be a link to kept bytes, which must not be written over.
	rmSync(file, { force: true });
	let answer = await fetchFile(before ? ifModified(request, before) : request, file);
	if (answer.ok && answer.unchanged && before) {
		const modified = answer.modified ?? Date.parse(before.lastModified ?? '') / 1000;
		const dated = Number.isFinite(modified) ? { modified } : {};
		if (takeKept(kept, before, file)) return { ok: true, file, type: before.type, ...dated };
		answer = await fetchFile(request, file);
	}
	if (answer.ok) await keepFeed(kept, key, { ...answer, file });
	return answer.ok ? { ...answer, file } : answer;
}

function requestFor(feed: StockFeed, tenant: FeedTenant): ReturnType<typeof typesenseRequest> | Asked | null {
	if (feed.type === 'url') return urlRequest(feed, tenant);
	if (feed.type === 'sftp') return sftpRequest(feed, tenant);
	return feed.type === 'typesense' ? typesenseRequest(feed, tenant.environment) : null;
}

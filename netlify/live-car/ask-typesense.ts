import type { FeedOf } from '../../src/config/stock-feed.ts';
import { feedNotation } from '../../src/stock/feed/feed-notation.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { fetchBytes } from '../../src/stock/fetch/fetch-bytes.ts';
import { readJsonStock } from '../../src/stock/source/stock-json.ts';
import type { Call } from '../platform/http/call.ts';
import type { LookedUp } from './looked-up.ts';

const limits = { timeoutMs: 5_000, maxBytes: 2_000_000, pauseMs: 5_000 } as const;

/** A server reads `a-b` and `ab` as the same word, so that a few cars may answer to one slug. */
const mostHits = 20;

/**
 * The car with this slug in the collection of a tenant's feed, by one search with TYPESENSE_SEARCH_KEY, which can do
 * nothing else. The slug has no characters that mean anything in a filter (`isCarSlug`). Never rejects.
 */
export async function askTypesense(
	{ tenant, runtime: { env }, now }: Call,
	feed: FeedOf<'typesense'>,
	slug: string,
): Promise<LookedUp> {
	const server = feed.host ?? env['TYPESENSE_URL'] ?? env['TYPESENSE_HOST'];
	const key = env['TYPESENSE_SEARCH_KEY'];
	if (!server || !URL.canParse(server)) return { fault: 'Set TYPESENSE_URL, or stock_feed.host.' };
	if (!key) return { fault: 'Set TYPESENSE_SEARCH_KEY.' };
	const headers = { 'x-typesense-api-key': key };
	const answer = await fetchBytes({ url: searchUrl(server, feed.collection, slug), headers, ...limits });
	if (!answer.ok) return { fault: `stock_feed.collection: ${answer.found}` };
	try {
		const records = readJsonStock(new TextDecoder().decode(answer.bytes), new URL(server).origin);
		const notation = feedNotation(tenant.site);
		const { cars } = normaliseStock(records, { now: Math.floor(now / 1000), assumeListed: false, notation });
		return { car: cars.find((car) => car.slug === slug) ?? null };
	} catch {
		return { fault: 'stock_feed.collection: the server’s answer has no hits' };
	}
}

function searchUrl(server: string, collection: string, slug: string): string {
	const query = { q: '*', query_by: 'slug', filter_by: `slug:=\`${slug}\``, per_page: String(mostHits) };
	const search = new URLSearchParams(query);
	return `${server.replace(/\/$/, '')}/collections/${encodeURIComponent(collection)}/documents/search?${search}`;
}

import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { FetchRequest } from './fetch-bytes.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';
import { feedFault } from './stock-problem.ts';
import { readStockText, type StockSource, type TextOrigin } from './stock-text.ts';

/** How long and how much a feed over HTTP may take. */
export const feedLimits: Pick<FetchRequest, 'timeoutMs' | 'maxBytes'> = { timeoutMs: 30_000, maxBytes: 200_000_000 };

const endings: Readonly<Record<string, string>> = {
	'text/csv': '.csv',
	'application/json': '.json',
	'application/jsonl': '.jsonl',
	'application/x-ndjson': '.jsonl',
};

/** What to ask for a feed over HTTP. */
export const urlRequest = (feed: FeedOf<'url'>, limits = feedLimits): FetchRequest => ({ url: feed.url, ...limits });

type UrlReading = { limits?: typeof feedLimits; fetched?: FetchedFeed | null } & Pick<TextOrigin, 'onText' | 'known'>;

/**
 * Reads a feed over HTTP (SITE-5), or what was fetched of it already. Its format is the configured one, else by the
 * address's ending, else by the answer's content type. Throws a ProblemError that names the address without its query,
 * which may hold a secret.
 */
export async function readStockUrl(
	feed: FeedOf<'url'>,
	siteFile: string,
	{ limits = feedLimits, fetched = null, onText, known }: UrlReading = {},
): Promise<StockSource> {
	const { origin, pathname } = new URL(feed.url);
	const answer = await feedBytes(urlRequest(feed, limits), fetched);
	if (!answer.ok) {
		const expected = `a feed at ${origin}${pathname}`;
		throw feedFault({ file: siteFile, path: 'stock_feed.url', found: answer.found, expected });
	}
	const byType = endings[answer.type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
	const path = /\.(?:csv|json|jsonl|ndjson)$/i.test(pathname) ? pathname : pathname + byType;
	const name = `${origin}${pathname}`;
	return readStockText(answer.bytes, feed, { name, path, asOf: answer.modified, onText, known });
}

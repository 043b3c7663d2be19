import type { FeedOf } from '../../src/config/stock-feed.ts';
import { type FeedTenant, urlRequest } from './feed/feed-request.ts';
import type { FetchRequest } from './fetch-bytes.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';
import { feedFault } from './stock-problem.ts';
import { readStockText, type StockSource, type TextOrigin } from './stock-text.ts';

const endings: Readonly<Record<string, string>> = {
	'text/csv': '.csv',
	'application/json': '.json',
	'application/jsonl': '.jsonl',
	'application/x-ndjson': '.jsonl',
	'text/xml': '.xml',
	'application/xml': '.xml',
};

type UrlReading = FeedTenant & {
	siteFile: string;
	fetched?: FetchedFeed | null;
	/** Other limits than the feed's. */
	limits?: Partial<FetchRequest>;
} & Pick<TextOrigin, 'onText' | 'known'>;

/**
 * Reads a feed over HTTP (SITE-5), or what was fetched of it already. Its format is the configured one, else by the
 * address's ending, else by the answer's content type. Throws a ProblemError that names the address without its query,
 * which may hold a secret.
 */
export async function readStockUrl(
	feed: FeedOf<'url'>,
	{ siteFile: file, fetched = null, onText, known, limits, ...tenant }: UrlReading,
): Promise<StockSource> {
	const { origin, pathname } = new URL(feed.url);
	const asked = urlRequest(feed, tenant);
	if ('fault' in asked) throw feedFault({ file, ...asked.fault });
	const answer = await feedBytes({ ...asked.request, ...limits }, fetched);
	if (!answer.ok) {
		const expected = `a feed at ${origin}${pathname}`;
		throw feedFault({ file, path: 'stock_feed.url', found: answer.found, expected });
	}
	const byType = endings[answer.type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
	const path = /\.(?:csv|jsonl?|ndjson|xml|gz|zip)$/i.test(pathname) ? pathname : pathname + byType;
	const name = `${origin}${pathname}`;
	return readStockText(answer.bytes, feed, { name, path, asOf: answer.modified, onText, known });
}

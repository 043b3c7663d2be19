import type { FeedOf } from '../../src/config/stock-feed.ts';
import { type FeedTenant, urlRequest } from '../../src/stock/fetch/feed-request.ts';
import type { FetchRequest } from '../../src/stock/fetch/fetch-bytes.ts';
import { readFetchedText } from '../../src/stock/source/fetched-text.ts';
import { feedFault } from '../../src/stock/source/stock-problem.ts';
import type { StockSource, TextOrigin } from '../../src/stock/source/stock-text.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';

type UrlReading = FeedTenant & {
	siteFile: string;
	fetched?: FetchedFeed | null;
	/** Other limits than the feed's. */
	limits?: Partial<FetchRequest>;
} & Pick<TextOrigin, 'onText' | 'known'>;

/**
 * Reads a feed over HTTP (SITE-5), or what was fetched of it already. Throws a ProblemError that names the address without
 * its query, which may hold a secret.
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
	return readFetchedText(answer, feed, { onText, known });
}

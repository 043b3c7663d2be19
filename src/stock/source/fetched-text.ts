import type { FeedOf } from '../../config/stock-feed.ts';
import { readStockText, type StockSource, type TextOrigin } from './stock-text.ts';

const endings: Readonly<Record<string, string>> = {
	'text/csv': '.csv',
	'application/json': '.json',
	'application/jsonl': '.jsonl',
	'application/x-ndjson': '.jsonl',
	'text/xml': '.xml',
	'application/xml': '.xml',
};

/** A feed as it came over HTTP or SFTP: `type` is its content type, `modified` when the server says that it last changed, in Unix seconds. */
type FetchedText = { bytes: Uint8Array; type: string; modified?: number };

/**
 * The records of a feed that came from a server (SITE-5). Its format is the configured one, else by the address's ending,
 * else by the answer's content type. Throws a ProblemError that names the address without its query, which may hold a secret.
 */
export function readFetchedText(
	{ bytes, type, modified }: FetchedText,
	feed: FeedOf<'url'> | FeedOf<'sftp'>,
	reading: Pick<TextOrigin, 'onText' | 'known' | 'maxBytes'>,
): Promise<StockSource> {
	const { protocol, host, pathname } = new URL(feed.url);
	const byType = endings[type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
	const path = /\.(?:csv|jsonl?|ndjson|xml|gz|zip)$/i.test(pathname) ? pathname : pathname + byType;
	return readStockText(bytes, feed, { name: `${protocol}//${host}${pathname}`, path, asOf: modified, ...reading });
}

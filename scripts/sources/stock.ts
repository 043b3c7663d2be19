import { basename } from 'node:path';
import type { StockFeed } from '../../src/config/stock-feed.ts';
import type { Environment } from '../../src/domain/words/tenant-variable.ts';
import type { KnownLines } from '../../src/stock/source/stock-json.ts';
import type { OnText, StockSource } from '../../src/stock/source/stock-text.ts';
import type { FetchedFeed } from './fetched-feed.ts';
import { type FeedOwner, readStockFile } from './stock-file.ts';
import { readStockSftp } from './stock-sftp.ts';
import { readStockTypesense } from './stock-typesense.ts';
import { readStockUrl } from './stock-url.ts';

export type StockRequest = FeedOwner & {
	/** Where secrets, and the search server's address, are found; the process's own unless given. */
	environment?: Environment;
	/** What was fetched of the feed already; without it, it is fetched now. */
	fetched?: FetchedFeed | null;
	/** Is handed the feed as it was read, before it is known whether anything can be made of it. */
	onText?: OnText;
	/** What the lines of the feed were read as before, where somebody remembers. */
	known?: KnownLines;
};

/**
 * The records of a tenant's feed, wherever it is (SITE-5), for `normaliseStock`. Throws a ProblemError with everything
 * that is wrong with the feed as a whole; what is wrong with single records is left to the stock report.
 */
export async function readStock(feed: StockFeed, request: StockRequest): Promise<StockSource> {
	switch (feed.type) {
		case 'file':
			return readStockFile(feed, request);
		case 'url':
			return readStockUrl(feed, onServer(request));
		case 'sftp':
			return readStockSftp(feed, onServer(request));
		case 'typesense':
			return readStockTypesense(feed, request.siteFile, {
				environment: request.environment ?? process.env,
				fetched: request.fetched ?? null,
				onText: request.onText,
			});
		case 'none':
			return { records: [], assumeListed: false };
	}
}

const onServer = ({ tenantDir, environment = process.env, siteFile, fetched = null, onText, known }: StockRequest) => ({
	slug: basename(tenantDir),
	...{ environment, siteFile, fetched, onText, known },
});

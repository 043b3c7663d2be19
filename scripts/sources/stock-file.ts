import { readFileSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import { feedFault } from '../../src/stock/source/stock-problem.ts';
import { readStockText, type StockSource, type TextOrigin } from '../../src/stock/source/stock-text.ts';
import { shownPath } from './shown-path.ts';
import { tenantPath } from './tenant-path.ts';

/** A tenant as the sources of stock need to know it. */
export type FeedOwner = {
	/** Folder of the tenant. */
	tenantDir: string;
	/** Its site.json as problems name it. */
	siteFile: string;
};

/**
 * Reads a feed file (SITE-5). A relative path starts at the tenant's folder and stays below the folder of all tenants, so
 * that sites may share one feed; an absolute one may be anywhere. Throws a ProblemError for a file that cannot be read.
 */
export async function readStockFile(
	feed: FeedOf<'file'>,
	{ tenantDir, siteFile, onText, known }: FeedOwner & Pick<TextOrigin, 'onText' | 'known'>,
): Promise<StockSource> {
	const path = tenantPath(tenantDir, feed.path);
	if (path === null) {
		throw feedFault({
			file: siteFile,
			path: 'stock_feed.path',
			found: JSON.stringify(feed.path),
			expected: 'a file in the tenant’s folder or beside it below tenants/',
			hint: 'For a feed elsewhere, give its absolute path.',
		});
	}
	const name = isAbsolute(feed.path) ? feed.path : shownPath(path);
	const bytes = readBytes(path, feed.path, siteFile);
	const asOf = Math.floor(statSync(path).mtimeMs / 1000);
	return readStockText(bytes, feed, { name, path, asOf, onText, known });
}

function readBytes(path: string, written: string, siteFile: string): Uint8Array {
	try {
		return readFileSync(path);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
		const why: Record<string, string> = {
			ENOENT: 'there is no such file',
			EISDIR: 'it is a folder',
			EACCES: 'permission denied',
		};
		throw feedFault({
			file: siteFile,
			path: 'stock_feed.path',
			found: JSON.stringify(written),
			expected: 'a file that can be read',
			hint: `${path}: ${why[code] ?? code}.`,
		});
	}
}

import { pageKind } from '../page-kind.ts';
import { type StockPointer, stockIndexPath, stockPointerPath } from '../stock-index.ts';

/**
 * `/stock-index/<version>.json`: the stock as the search page loads it (SRCH-7). Its address names what it holds, so the
 * build renders it when there is no file with that name, and never again; it reads nothing that is recorded.
 */
export const stockIndexFile = pageKind({
	pages: (site) => [{ path: stockIndexPath(site.stockVersion()), params: null }],
	model: (site) => site.stock.packed(),
	indexed: false,
});

/** `/stock.json`: which index is the present one. */
export const stockPointer = pageKind({
	pages: () => [{ path: stockPointerPath, params: null }],
	model: (site): StockPointer => {
		const version = site.stockVersion();
		return { version, file: stockIndexPath(version) };
	},
	indexed: false,
});

import { type VinsFile, vinsPath } from '../../../contract/vins.ts';
import { type StockPointer, stockIndexPath, stockPointerPath } from '../../index/stock-index.ts';
import type { Site } from '../../site.ts';
import { fileKind } from '../page-kind.ts';

/**
 * `/stock-index/<version>.json`: the stock as the search page loads it (SRCH-7). Its address names what it holds, so the
 * build renders it when there is no file with that name, and never again; it reads nothing that is recorded.
 */
export const stockIndexFile = fileKind({
	pages: (site) => (hasIndex(site) ? [{ path: stockIndexPath(site.stockVersion()), params: null }] : []),
	model: (site) => site.stock.packed(),
});

/** `/stock.json`: which index is the present one. */
export const stockPointer = fileKind({
	pages: () => [{ path: stockPointerPath, params: null }],
	model: (site): StockPointer => {
		const version = site.stockVersion();
		const { config } = site;
		const file = hasIndex(site) ? stockIndexPath(version) : null;
		const arrivals = site.arrivals();
		if (config.search.engine !== 'typesense') return { version, file, arrivals };
		return { version, file, arrivals, meta: site.stock.meta() };
	},
});

/** `/vins.json`: finds a car by its VIN. */
export const vinsFile = fileKind({
	pages: () => [{ path: vinsPath, params: null }],
	model: (site): VinsFile => site.vins(),
});

/** With more cars than these a browser that loads the index in a server's stead would wait too long. */
const mostInReserve = 25_000;

/** The index is there for sites that a server searches too: it searches while the server does not answer. */
const hasIndex = (site: Site): boolean => site.config.search.engine === 'page' || site.slugs().length <= mostInReserve;

import type { FinderSearch } from '../../contract/finder.ts';
import { loadStock } from './load-stock.ts';
import type { LoadedSearch } from './loaded-search.ts';

/** Loads what searches the site's stock: the index and the page's own engine, or the way to a server (SRCH-7). */
export async function loadSearch(settings: Omit<FinderSearch, 'weekly'>): Promise<LoadedSearch> {
	if (settings.engine === 'typesense') {
		const { loadServerSearch } = await import('./server-search.ts');
		return loadServerSearch(settings);
	}
	const [{ openPageSearch }, stock] = await Promise.all([import('./page-search.ts'), loadStock(settings.pointerPath)]);
	return openPageSearch(stock, settings);
}

import { loadPointer, loadStock } from '../../client/search/load-stock.ts';
import type { LoadedSearch } from '../../client/search/loaded-search.ts';
import { paramsOf } from '../../search/state/search-params.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { settleState } from '../../search/state/settle-state.ts';
import type { StockMeta } from '../../site/index/stock-index.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';

/** The site's stock as the page's own engine searches it; `found` is null where only a server can. */
export type Stock = { found: LoadedSearch | null; meta: StockMeta | null };

/** Loads the index and the engine, which the search shares. Rejects without a network. */
export async function openStock({ pointerPath }: Pick<SearchSettings, 'pointerPath'>): Promise<Stock> {
	const { file, meta = null } = await loadPointer(pointerPath);
	if (file === null) return { found: null, meta };
	const [{ openPageSearch }, stock] = await Promise.all([
		import('../../client/search/page-search.ts'),
		loadStock(pointerPath),
	]);
	const found = openPageSearch(stock);
	return { found, meta: found.meta };
}

/** Ids of all cars that a search finds now and that are for sale: one that came and was sold is not news. */
export async function idsOf(
	{ client, meta, valuesOf }: LoadedSearch,
	asked: SearchState,
	categories: SearchSettings['categories'],
): Promise<number[]> {
	const state = settleState(asked, { locale: meta.card.locale, valuesOf });
	const filters = categories.find(({ slug }) => slug === state.category)?.filter;
	const params = { ...paramsOf(state), ...(filters && { filters }), hitsPerPage: everyCar };
	const { results } = await client.search([{ indexName: 'vehicles', params }]);
	const forSale = results[0]?.hits.filter(({ status }) => status !== 'sold') ?? [];
	return forSale.map(({ id }) => Number(id));
}

/** More than a site can have. */
const everyCar = 100_000;

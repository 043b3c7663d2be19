import type { PageClient } from '../../../search/client/instant-search.ts';
import type { StockMeta } from '../../../site/index/stock-index.ts';

/** A search that is ready to be asked. */
export type LoadedSearch = {
	meta: StockMeta;
	/** The values that a field of a list has in stock, as texts. */
	valuesOf: (field: string) => readonly string[];
	client: PageClient;
};

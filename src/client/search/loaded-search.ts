import type { PageClient } from '../../search/client/instant-search.ts';
import type { StockMeta } from '../../site/index/stock-index.ts';
import type { VisitorClient } from './visitor-client.ts';

/** A search that is ready to be asked. */
export type LoadedSearch = {
	meta: StockMeta;
	/** The values that a field of a list has in stock, as texts. */
	valuesOf: (field: string) => readonly string[];
	client: PageClient;
	/** From now on the nearest cars come first, by kilometres to their cities; with null as before. A server cannot do so. */
	seenFrom?: (far: ReadonlyMap<string, number> | null) => Promise<void>;
	/** How words were read that have been looked for (SRCH-3). */
	asked: VisitorClient['asked'];
	meant: VisitorClient['meant'];
	asFilters: VisitorClient['asFilters'];
	order: VisitorClient['order'];
	load: VisitorClient['load'];
	stock: VisitorClient['stock'];
};

import type { SearchClient } from 'instantsearch.js';
import { bodyReader } from '../../domain/body-words.ts';
import { isStillListed, type SoldCar } from '../../domain/sold-window.ts';
import { createPageClient } from '../../search/client/page-client.ts';
import type { StockIndex } from '../../search/index/open-index.ts';
import type { StockMeta } from '../../site/stock-index.ts';
import { valuesOf } from './stock-values.ts';

/**
 * The client that searches an index in the page. Plural body types are read as the stock's (SRCH-3), whatever the box
 * says; cars whose time on the list has run out since the index was made are left out (SITE-7). `now` is in Unix seconds.
 */
export function pageClient(index: StockIndex, now: number): SearchClient {
	const { card, soldDays } = index.meta as StockMeta;
	const status = index.columns.get('status');
	const isListed = (_: StockIndex, row: number) =>
		(status?.kind === 'text' && status.values[status.codes[row] ?? 0] !== 'sold') ||
		isStillListed(index.document(row) as SoldCar, { soldDays, now });
	const client = createPageClient(() => Promise.resolve(index), { isListed });
	const read = bodyReader(valuesOf(index, 'simple_body'), card.locale);
	const search: typeof client.search = (requests) =>
		client.search(
			requests.map((request) => ({
				...request,
				params: { ...request.params, query: read(request.params?.query ?? '') },
			})),
		);
	return { ...client, search } as unknown as SearchClient;
}

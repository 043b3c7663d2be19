import type { FinderSearch } from '../../contract/finder.ts';
import { createFallbackClient } from '../../search/client/fallback-client.ts';
import { forSaleClient } from '../../search/client/for-sale-client.ts';
import type { PageClient } from '../../search/client/instant-search.ts';
import type { ServerKey } from '../../search/client/server-key.ts';
import { createTypesenseClient } from '../../search/client/typesense-client.ts';
import { listFacets } from '../../search/fields/facets.ts';
import { askOnce } from '../ask-once.ts';
import { loadPointer, loadStock } from './load-stock.ts';
import type { LoadedSearch } from './loaded-search.ts';
import { visitorClient } from './visitor-client.ts';

/** More than any list has. */
const everyValue = 5_000;
/** Milliseconds after which a call for a key has failed. */
const keyPatience = 10_000;

/**
 * The search by a Typesense server (SRCH-7); whenever that does not answer, by the page's own engine over the index,
 * which is loaded only then. Throws where neither can be had.
 */
export async function loadServerSearch(settings: Omit<FinderSearch, 'weekly'>): Promise<LoadedSearch> {
	const { pointerPath, keyPath } = settings;
	const client = createFallbackClient(
		forSaleClient(createTypesenseClient(() => loadKey(keyPath ?? ''))),
		reserve(pointerPath),
		{ onFailure: (error) => console.warn('The search server did not answer; the page searches by itself.', error) },
	);
	const [{ meta }, values] = await Promise.all([loadPointer(pointerPath), stockValues(client)]);
	if (!meta) throw new Error(`${pointerPath} is of another version.`);
	const valuesOf = (field: string): readonly string[] => Object.keys(values[field] ?? {});
	return {
		meta,
		valuesOf,
		...visitorClient(client, {
			locale: meta.card.locale,
			template: meta.card.template,
			features: meta.features,
			...settings,
			valuesOf,
		}),
	};
}

/** The search in the page, loaded when it is first used, and again after a failure. */
function reserve(pointerPath: string): PageClient {
	const client = askOnce(async (): Promise<PageClient> => {
		const [{ openPageSearch }, stock] = await Promise.all([import('./page-search.ts'), loadStock(pointerPath)]);
		return openPageSearch(stock).client;
	});
	return {
		search: async (requests) => (await client()).search(requests),
		searchForFacetValues: async (requests) => (await client()).searchForFacetValues(requests),
	};
}

async function loadKey(keyPath: string): Promise<ServerKey> {
	const response = await fetch(keyPath, { signal: AbortSignal.timeout(keyPatience) });
	if (!response.ok) throw new Error(`${keyPath} answered ${response.status}.`);
	return response.json();
}

/** The values that the lists offer. Asking for them also shows whether the server answers. */
async function stockValues(client: PageClient): Promise<Record<string, Record<string, number>>> {
	const params = {
		facets: [...listFacets.map(({ field }) => field), 'drive_type'],
		maxValuesPerFacet: everyValue,
		hitsPerPage: 0,
	};
	const { results } = await client.search([{ indexName: 'vehicles', params }]);
	return results[0]?.facets ?? {};
}

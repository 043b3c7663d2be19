import type { ClientHit, PageClient } from '../../../search/client/instant-search.ts';
import { emptySearch, type SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import type { ChosenFilter } from '../state/chosen-filters.ts';
import { paramsOf } from '../state/search-params.ts';
import { sortIndex } from '../state/ui-state.ts';

/** So many are shown where little or nothing is found. */
const mostNear = 6;

type Of = {
	client: PageClient;
	categories: SearchSettings['categories'];
	filters: readonly Pick<ChosenFilter, 'without'>[];
	/** Cars that are shown already, by id. */
	shown?: readonly string[];
};

/**
 * The cars for sale that are nearest to a search that finds few or none: those that miss one thing alone, then those that have its
 * make, its body, then any. The least important things are given up first, and a price that is too low by as little as can be.
 */
export async function nearestCars(
	state: SearchState,
	{ client, categories, filters, shown = [] }: Of,
): Promise<ClientHit[]> {
	const near = new Map<string, ClientHit>();
	for (const wish of looserSearches(state, filters)) {
		const filter = categories.find(({ slug }) => slug === wish.category)?.filter;
		const params = { ...paramsOf(wish), ...(filter && { filters: filter }), hitsPerPage: mostNear * 2 };
		const { results } = await client.search([{ indexName: sortIndex(orderOf(wish, state)), params }]);
		const forSale =
			results[0]?.hits.filter(({ status, objectID }) => status !== 'sold' && !shown.includes(objectID)) ?? [];
		for (const hit of forSale) if (near.size < mostNear) near.set(hit.objectID, hit);
		if (near.size === mostNear) break;
	}
	return [...near.values()];
}

function looserSearches(state: SearchState, filters: Of['filters']): SearchState[] {
	const { make, simple_body } = state.lists;
	// Chosen filters are listed from words and make to colour and photos.
	const withoutOne = filters.map(({ without }) => without(state)).reverse();
	return [
		...withoutOne,
		...(make ? [{ ...emptySearch, lists: { make } }] : []),
		...(simple_body ? [{ ...emptySearch, lists: { simple_body } }] : []),
		emptySearch,
	];
}

/** Where the price was given up, the cheapest or the dearest are nearest to it. */
function orderOf({ ranges }: SearchState, { ranges: asked }: SearchState) {
	if (ranges.price || !asked.price) return 'most_relevant';
	return asked.price.max === undefined ? 'highest_price' : 'lowest_price';
}

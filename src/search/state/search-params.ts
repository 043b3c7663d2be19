import type { ClientParams } from '../client/instant-search.ts';
import { listFacets, rangeFacets } from '../fields/facets.ts';
import type { SearchState } from './search-state.ts';

/** The words, lists and ranges of a search as InstantSearch asks for them. */
export function paramsOf({ query, lists, ranges }: SearchState): ClientParams {
	const facetFilters = listFacets.flatMap(({ field }) => {
		const values = lists[field] ?? [];
		return values.length > 0 ? [values.map((value) => `${field}:${value.replace(/^-/, '\\-')}`)] : [];
	});
	const numericFilters = rangeFacets.flatMap(({ field }) => {
		const { min, max } = ranges[field] ?? {};
		return [...(min === undefined ? [] : [`${field}>=${min}`]), ...(max === undefined ? [] : [`${field}<=${max}`])];
	});
	return { query, facetFilters, numericFilters };
}

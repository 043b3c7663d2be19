import { type ListField, listFacets, type RangeField } from '../fields/facets.ts';
import type { SearchRange, SearchState } from './search-state.ts';

/** The search with a value of a list chosen, or no longer. Back on the first page. */
export function withChoice(state: SearchState, field: ListField, value: string): SearchState {
	const chosen = state.lists[field] ?? [];
	const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
	return withList(state, field, values);
}

/** The search with these values of a list chosen and no others; models go with the last make. Back on the first page. */
function withList(state: SearchState, field: ListField, values: readonly string[]): SearchState {
	const lists = { ...state.lists, [field]: values };
	if (values.length === 0) {
		delete lists[field];
		for (const facet of listFacets) if (facet.parent === field) delete lists[facet.field];
	}
	return { ...state, lists, page: 1 };
}

/** The search with a range, or without it where both ends are open. */
export function withRange(state: SearchState, field: RangeField, range: SearchRange): SearchState {
	const ranges = { ...state.ranges, [field]: range };
	if (range.min === undefined && range.max === undefined) delete ranges[field];
	return { ...state, ranges, page: 1 };
}

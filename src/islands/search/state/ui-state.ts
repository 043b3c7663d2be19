import type { UiState } from 'instantsearch.js';
import { type ListField, listFacets, type RangeField, rangeFacets } from '../../../search/fields/facets.ts';
import { sortIndex, sorts } from '../../../search/fields/sorts.ts';
import type { SearchRange, SearchState } from '../../../search/state/search-state.ts';

/** What InstantSearch keeps of a search; `category` is kept by our own widget. */
export type IndexState = UiState[string] & { category?: string };

/** The search as InstantSearch keeps it; what is not asked for is absent. */
export function indexState({ query, lists, ranges, category, sort, page }: SearchState): IndexState {
	return {
		...(query && { query }),
		...whereAny('refinementList', lists),
		...whereAny(
			'range',
			mapValues(ranges, ({ min, max }) => `${min ?? ''}:${max ?? ''}`),
		),
		...(category && { category }),
		...(sort && { sortBy: sortIndex(sort) }),
		...(page > 1 && { page }),
	};
}

/** The search that InstantSearch's state stands for. */
export function searchState({ query, refinementList, range, category, sortBy: index, page }: IndexState): SearchState {
	const lists = pick(listFacets, ({ field }) => nonEmpty(refinementList?.[field]));
	const ranges = pick(rangeFacets, ({ field }) => readRange(range?.[field]));
	return {
		query: query ?? '',
		lists: lists as Partial<Record<ListField, string[]>>,
		ranges: ranges as Partial<Record<RangeField, SearchRange>>,
		category: category ?? null,
		sort: sorts.find(({ name }) => sortIndex(name) === index)?.name ?? null,
		page: page ?? 1,
	};
}

function readRange(text = ''): SearchRange | undefined {
	const [min = '', max = ''] = text.split(':');
	if (min === '' && max === '') return undefined;
	return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) };
}

const nonEmpty = (values: readonly string[] = []) => (values.length > 0 ? values : undefined);

function pick<Value>(
	facets: readonly { field: string }[],
	read: (facet: { field: string }) => Value | undefined,
): Record<string, Value> {
	const found = facets.map((facet) => [facet.field, read(facet)] as const);
	return Object.fromEntries(found.filter((pair): pair is [string, NonNullable<Value>] => pair[1] !== undefined));
}

function mapValues<Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) {
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

const whereAny = (key: string, values: object) => (Object.keys(values).length > 0 ? { [key]: values } : {});

import type { ListField, RangeField } from '../fields/facets.ts';
import { withChoice, withRange } from './choose.ts';
import type { SearchState } from './search-state.ts';

/** Whether a search asks for all that `wish` asks for. */
export function hasWish(state: SearchState, wish: SearchState): boolean {
	return (
		(!wish.query || wordsOf(state).includes(wish.query)) &&
		(!wish.category || state.category === wish.category) &&
		choicesOf(wish).every(([field, value]) => state.lists[field]?.includes(value)) &&
		rangesOf(wish).every(([field, { min, max }]) => {
			const range = state.ranges[field] ?? {};
			return range.min === min && range.max === max;
		})
	);
}

/** The search with all of `wish`, or without it where it has that already: what a click on a quick filter does. */
export function toggleWish(state: SearchState, wish: SearchState): SearchState {
	const isOn = !hasWish(state, wish);
	const { query, category } = wish;
	const others = wordsOf(state).filter((word) => word !== query);
	const words = { ...state, query: query ? [...others, ...(isOn ? [query] : [])].join(' ') : state.query };
	const categorised = { ...words, category: category ? (isOn ? category : null) : state.category, page: 1 };
	const listed = choicesOf(wish).reduce(
		(next, [field, value]) => (next.lists[field]?.includes(value) === isOn ? next : withChoice(next, field, value)),
		categorised as SearchState,
	);
	return rangesOf(wish).reduce((next, [field, range]) => withRange(next, field, isOn ? range : {}), listed);
}

const wordsOf = ({ query }: SearchState): string[] => query.split(' ').filter(Boolean);

const choicesOf = ({ lists }: SearchState): [ListField, string][] =>
	(Object.entries(lists) as [ListField, readonly string[]][]).flatMap(([field, values]) =>
		values.map((value): [ListField, string] => [field, value]),
	);

const rangesOf = ({ ranges }: SearchState) =>
	Object.entries(ranges) as [RangeField, NonNullable<SearchState['ranges'][RangeField]>][];

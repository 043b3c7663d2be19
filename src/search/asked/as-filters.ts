import { type ListField, listFacets } from '../fields/facets.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Asked, AskedPart } from './asked.ts';
import { withoutPart } from './without-part.ts';

/**
 * A search whose words are filters where the panel has them (SRCH-3): `bmw or audi under 60k` has two makes ticked and a price, and
 * beside a make that was chosen another that is typed is ticked too. Words for what is chosen already stay, as it counts beside them;
 * so do those that no filter can say.
 */
export function asFilters(state: SearchState, { words, parts, either }: Asked): SearchState {
	const joined = new Set(parts.filter(({ isSilent }) => isSilent).map(({ text }) => text));
	const free = either ? [] : parts.filter(({ text }) => !joined.has(text));
	const chosen = free.reduce(
		({ search, count }, part) => {
			const next = withFilter(search, part, state);
			return next ? { search: next, count: count + 1 } : { search, count };
		},
		{ search: state, count: 0 },
	);
	const isAll = words === '' && chosen.count === parts.length && chosen.count > 0;
	return isAll ? { ...chosen.search, query: '' } : chosen.search;
}

function withFilter(search: SearchState, part: AskedPart, before: SearchState): SearchState | null {
	const { wish } = part;
	const next = { ...search, query: withoutPart(search.query, part), page: 1 };
	if (wish.kind === 'range' && !wish.label && !search.ranges[wish.field])
		return { ...next, ranges: { ...search.ranges, [wish.field]: wish.range } };
	if (wish.kind !== 'list' && wish.kind !== 'any') return null;
	if (!isListed(wish.field)) return null;
	const values = wish.kind === 'any' ? wish.values : [wish.value];
	if (before.lists[wish.field]?.some((value) => values.includes(value))) return null;
	return {
		...next,
		lists: { ...search.lists, [wish.field]: [...new Set([...(search.lists[wish.field] ?? []), ...values])] },
	};
}

const isListed = (field: string): field is ListField => listFacets.some((facet) => facet.field === field);

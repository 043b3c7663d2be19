import { escapePattern } from '../../domain/words/escape-pattern.ts';
import type { ClientParams } from '../client/instant-search.ts';
import { rangeFacets } from '../fields/facets.ts';
import type { LabelSettings } from '../fields/labellers.ts';
import { facetLabel, rangeLabel, valueLabel } from '../fields/value-label.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Asked, AskedPart, AskedStock, Wish } from './asked.ts';
import { readAsked } from './read-asked.ts';

/** One thing that the words ask for, and the search without it. */
export type AskedFilter = { key: string; label: string; without: (state: SearchState) => SearchState };

/** What a visitor's words are to a search: filters beside those that were chosen (SRCH-3). */
export type AskedWords = {
	/** What a search client is asked in their place. */
	params: (params: ClientParams) => ClientParams;
	/** What they say, each with a way out. */
	filters: (query: string, labels: LabelSettings) => AskedFilter[];
	/** A search in which they are chosen, for its name: `white ute` is `12 white utes for sale`. */
	meant: (state: SearchState) => SearchState;
};

/** Reads words in the light of a stock. */
export function openAskedWords(stock: AskedStock): AskedWords {
	// One search asks several times: for its cars, for the counts of each facet, for what is shown of its words.
	let last = { query: '', asked: readAsked('', stock) };
	const read = (query: string): Asked => {
		if (query !== last.query) last = { query, asked: readAsked(query, stock) };
		return last.asked;
	};
	return {
		params: (params) => withWishes(params, read(params.query ?? '')),
		filters: (query, labels) => filtersOf(read(query), labels),
		meant: (state) => asChosen(state, read(state.query)),
	};
}

function asChosen(state: SearchState, { words, parts }: Asked): SearchState {
	const chosen = { ...state, query: words, lists: { ...state.lists }, ranges: { ...state.ranges } };
	for (const { wish } of parts) {
		if (wish.kind === 'range') chosen.ranges[wish.field] = wish.range;
		else if (wish.field === 'drive_type') chosen.query = `${chosen.query} ${wish.label}`.trim();
		else {
			const name = wish.kind === 'any' ? wish.label : wish.value;
			chosen.lists[wish.field] = [...(chosen.lists[wish.field] ?? []), name];
		}
	}
	return chosen;
}

/** The words that are left, and what the others ask for beside what was chosen. */
function withWishes(params: ClientParams, { words, parts }: Asked): ClientParams {
	const wishes = parts.map(({ wish }) => wish);
	const numbers = wishes.flatMap((wish) => (wish.kind === 'range' ? bounds(wish) : []));
	const lists = wishes.flatMap((wish) => (wish.kind === 'range' ? [] : [wish]));
	const fields = [...new Set(lists.map(({ field }) => field))];
	return {
		...params,
		query: words,
		numericFilters: [...listed(params.numericFilters), ...numbers],
		facetFilters: [
			...listed(params.facetFilters),
			...fields.map((field) => lists.filter((wish) => wish.field === field).flatMap(valuesOf)),
		],
	};
}

const listed = <Item>(filters: readonly Item[] | string | undefined): (Item | string)[] =>
	typeof filters === 'string' ? [filters] : [...(filters ?? [])];

const bounds = ({ field, range: { min, max } }: Extract<Wish, { kind: 'range' }>): string[] => [
	...(min === undefined ? [] : [`${field}>=${min}`]),
	...(max === undefined ? [] : [`${field}<=${max}`]),
];

const valuesOf = (wish: Exclude<Wish, { kind: 'range' }>): string[] =>
	(wish.kind === 'any' ? wish.values : [wish.value]).map((value) => `${wish.field}:${value}`);

/** The words, and beside them what they were read as: `“toyota”`, `Price: up to $30,000`. */
function filtersOf({ said, parts }: Asked, labels: LabelSettings): AskedFilter[] {
	const others = parts.map(({ text }) => text).join(' ');
	const ofWords: AskedFilter = {
		key: 'q',
		label: `“${said}”`,
		without: (other) => ({ ...other, query: others, page: 1 }),
	};
	const ofParts = parts.map(
		(part): AskedFilter => ({
			key: `q:${part.text}`,
			label: wishLabel(part.wish, labels),
			without: (other) => ({ ...other, query: withoutPart(other.query, part), page: 1 }),
		}),
	);
	return said ? [ofWords, ...ofParts] : ofParts;
}

function wishLabel(wish: Wish, labels: LabelSettings): string {
	if (wish.kind === 'any') return wish.label;
	if (wish.kind === 'list') return valueLabel(wish.field, wish.value, labels);
	const facet = rangeFacets.find(({ field }) => field === wish.field);
	return facet ? `${facetLabel(facet, labels.locale)}: ${rangeLabel(facet, wish.range, labels.locale)}` : '';
}

/** A query without one of its parts: what is left when its filter is taken away. `red` is no part of `hundred`. */
export const withoutPart = (query: string, { text }: AskedPart): string =>
	query
		.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`, 'u'), ' ')
		.replace(/\s+/g, ' ')
		.trim();

import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { ClientParams, ClientRequest, ClientResult, PageClient } from '../client/instant-search.ts';
import { type ListField, rangeFacets } from '../fields/facets.ts';
import type { LabelSettings } from '../fields/labellers.ts';
import { type SortName, sorts } from '../fields/sorts.ts';
import { facetLabel, rangeLabel, valueLabel } from '../fields/value-label.ts';
import type { MeantSearch, SearchState } from '../state/search-state.ts';
import { asFilters } from './as-filters.ts';
import type { Asked, AskedPart, AskedStock, Wish } from './asked.ts';
import { exclusionFilters, exclusionLabel } from './exclusions.ts';
import { makesCalled } from './families.ts';
import { readAsked } from './read-asked.ts';
import { settledResult } from './settle-results.ts';
import { asTyped } from './stop-words.ts';
import { withoutPart } from './without-part.ts';

/** One thing that the words ask for, and the search without it; an order has the key `order`. */
export type AskedFilter = { key: string; label: string; without: (state: SearchState) => SearchState };

/** What a visitor's words are to a search: filters beside those that were chosen (SRCH-3). */
export type AskedWords = {
	/** What a search client is asked in their place, in the order that they ask for unless another is chosen. */
	request: (request: ClientRequest) => ClientRequest;
	/** What is shown for them. */
	answers: (requests: readonly ClientRequest[], client: PageClient) => Promise<ClientResult[]>;
	/** The order that they ask for, and the words without it; null where they ask for none. */
	order: (query: string) => { sort: SortName; rest: string } | null;
	/** What they say, each with a way out. */
	filters: (query: string, labels: LabelSettings, chosen: SortName | null) => AskedFilter[];
	/** A search in which they are chosen, for its name: `white ute` is `12 white utes for sale`. */
	meant: (state: SearchState) => MeantSearch;
	/** The same for the panel of filters: what it has is chosen there, and no longer among the words. */
	asFilters: (state: SearchState) => SearchState;
};

/** How a search is asked: the index of each order, and the order that is asked for where none is chosen. */
type Asking = { indexOf: (sort: SortName) => string; defaultSort?: SortName | undefined };

/** Reads words in the light of a stock. */
export function openAskedWords(stock: AskedStock, { indexOf, defaultSort = 'most_relevant' }: Asking): AskedWords {
	// One search asks several times: for its cars, for the counts of each facet, for what is shown of its words.
	let last = { query: '', asked: readAsked('', stock) };
	const read = (query = ''): Asked => {
		if (query !== last.query) last = { query, asked: readAsked(query, stock) };
		return last.asked;
	};
	const order = (query: string) => {
		const part = read(query).parts.find(({ wish }) => wish.kind === 'order');
		return part?.wish.kind === 'order' ? { sort: part.wish.sort, rest: withoutPart(query, part) } : null;
	};
	const request = ({ indexName, params = {} }: ClientRequest): ClientRequest => {
		const asked = indexName === indexOf(defaultSort) && order(params.query ?? '');
		return { indexName: asked ? indexOf(asked.sort) : indexName, params: withWishes(params, read(params.query)) };
	};
	return {
		request,
		answers: async (requests, client) => {
			const understood = requests.map((one) => ({ request: request(one), asked: read(one.params?.query) }));
			const { results } = await client.search(understood.map((one) => one.request));
			return Promise.all(
				results.map((result, index) => {
					const one = understood[index];
					return one ? settledResult(result, { ...one, client }) : result;
				}),
			);
		},
		order,
		// An order that was chosen is the one that counts.
		filters: (query, labels, chosen) =>
			filtersOf(query, read(query), labels).filter(({ key }) => key !== 'order' || chosen === null),
		meant: (state) => asChosen(state, read(state.query), stock),
		asFilters: (state) => asFilters(state, read(state.query)),
	};
}

type Lists = Partial<Record<ListField, readonly string[]>>;

function asChosen(
	state: SearchState,
	{ words, said: unread, parts, either }: Asked,
	{ locale, valuesOf: inStock }: AskedStock,
): MeantSearch {
	const lists: Lists = { ...state.lists };
	const excluded: Lists = {};
	const ranges = { ...state.ranges };
	const said: MeantSearch['said'] = {};
	const features = new Set<string>();
	const lacking = new Set<string>();
	for (const { wish: whole } of asTypedOrder(parts, state.query)) {
		const isNot = whole.kind === 'not';
		const wish = isNot ? whole.wish : whole;
		if (wish.kind === 'order') continue;
		if (wish.kind === 'feature') (isNot ? lacking : features).add(localiseText(wish.name, locale));
		else if (wish.kind === 'range') {
			ranges[wish.field] = wish.range;
			if (wish.label) said[wish.field] = wish.label.toLowerCase();
		} else if (wish.kind === 'any' && counted.includes(wish.field) && !isNot) features.add(wish.label);
		else addTo(isNot ? excluded : lists, wish);
	}
	const query = words && asTyped({ words, parts }, state.query);
	const makes = makesCalled(unread, inStock('make'));
	return {
		...state,
		query,
		lists,
		ranges,
		said,
		features: [...features],
		lacking: [...lacking],
		excluded,
		either,
		makes,
	};
}

/** What is shown of the parts. */
const asTypedOrder = (parts: readonly AskedPart[], query: string): AskedPart[] =>
	parts.filter(({ isSilent }) => !isSilent).sort((one, other) => query.indexOf(one.text) - query.indexOf(other.text));

/** Several numbers of them read `with 7 or 8 seats`. */
const counted: readonly string[] = ['seats', 'sleeps'];

function addTo(lists: Lists, wish: ListWish): void {
	// A heading names drives too, which are no facet.
	const field = wish.field as ListField;
	lists[field] = [...new Set([...(lists[field] ?? []), nameOf(wish)])];
}

const nameOf = (wish: ListWish): string => (wish.kind === 'any' ? wish.label : wish.value);

type ListWish = Extract<Wish, { kind: 'list' | 'any' }>;

/** The words that are left, and what the others ask for beside what was chosen. */
function withWishes(params: ClientParams, { words, parts, either }: Asked): ClientParams {
	const wishes = parts.map(({ wish }) => wish);
	const numbers = wishes.flatMap((wish) => (wish.kind === 'range' ? bounds(wish) : []));
	const without = wishes.flatMap((wish) => (wish.kind === 'not' ? exclusionFilters(wish.wish) : []));
	const chosen = listed(params.facetFilters);
	const lists = wishes.filter((wish): wish is ListWish => isListWish(wish) && !isAlone(wish.field, params));
	/** What is chosen within a group is any of it. */
	const groupOf = ({ field }: ListWish) => (either && field === 'model' ? 'make' : field);
	const asked = Map.groupBy(lists, groupOf);
	const apart = new Map(
		[...asked].map(([group, own]) => [group, apartFrom(chosen, own.flatMap(valuesOf), group)] as const),
	);
	const joined = new Set<Group | undefined>(apart.values());
	const features = new Set([
		...wishes.flatMap((wish) => (wish.kind === 'feature' ? [`feature_words:${wish.word}`] : [])),
		...without.flatMap(({ filters }) => filters),
	]);
	// Conditions are joined from left to right: what is there already goes into parentheses.
	const filters = [...(params.filters && features.size > 0 ? [`(${params.filters})`] : [params.filters]), ...features];
	const filter = filters.filter(Boolean).join(' && ');
	return {
		...params,
		query: words,
		...(filter && { filters: filter }),
		numericFilters: [...listed(params.numericFilters), ...numbers, ...without.flatMap(({ numbers }) => numbers)],
		facetFilters: [
			...chosen.filter((group) => !joined.has(group)),
			...[...asked].map(([group, own]) => [...(apart.get(group) ?? []), ...own.flatMap(valuesOf)]),
			...without.flatMap(({ facets }) => facets),
		],
	};
}

const isListWish = (wish: Wish): wish is ListWish => wish.kind === 'list' || wish.kind === 'any';

/** Whether the values of this field alone are counted, for what else could be chosen beside what is: words for it do not narrow that. */
const isAlone = (field: string, { facets = [] }: ClientParams): boolean =>
	[facets].flat().length === 1 && [facets].flat()[0] === field;

type Group = readonly string[] | string;

/** The choice of a field beside which words for it name others: `toyota` beside a chosen Mazda shows both. */
const apartFrom = (chosen: readonly Group[], asked: readonly string[], field: string): readonly string[] | undefined =>
	chosen.find(
		(group): group is readonly string[] =>
			typeof group !== 'string' &&
			group.every(
				(value) => value.startsWith(`${field}:`) && !value.startsWith(`${field}:-`) && !asked.includes(value),
			),
	);

const listed = <Item>(filters: readonly Item[] | string | undefined): (Item | string)[] =>
	typeof filters === 'string' ? [filters] : [...(filters ?? [])];

const bounds = ({ field, range: { min, max } }: Extract<Wish, { kind: 'range' }>): string[] => [
	...(min === undefined ? [] : [`${field}>=${min}`]),
	...(max === undefined ? [] : [`${field}<=${max}`]),
];

const valuesOf = (wish: ListWish): string[] =>
	(wish.kind === 'any' ? wish.values : [wish.value]).map((value) => `${wish.field}:${value}`);

/** The words, and beside them what they were read as: `“toyota”`, `Price: up to $30,000`. What is said twice is one filter. */
function filtersOf(query: string, { words, said, parts, notes, either }: Asked, labels: LabelSettings): AskedFilter[] {
	// `cars` says nothing beside `red`.
	const isRead = parts.length > 0 || notes.length > 0;
	const shown = !isRead ? said && query.trim() : words && asTyped({ words, parts }, query);
	const inOrder = asTypedOrder(parts, query);
	const ofWords: AskedFilter = {
		key: 'q',
		label: `“${shown}”`,
		without: (other) => ({ ...other, query: inOrder.map(({ text }) => text).join(either ? ' or ' : ' '), page: 1 }),
	};
	const byLabel = new Map(inOrder.map((part) => [wishLabel(part.wish, labels), part]));
	const ofParts = [...byLabel].map(([label, { text, wish }]): AskedFilter => {
		const own = inOrder.filter((part) => wishLabel(part.wish, labels) === label);
		return {
			key: wish.kind === 'order' ? 'order' : `q:${text}`,
			label,
			without: (other) => ({ ...other, query: own.reduce(withoutPart, other.query), page: 1 }),
		};
	});
	return shown ? [ofWords, ...ofParts] : ofParts;
}

function wishLabel(wish: Wish, labels: LabelSettings): string {
	if (wish.kind === 'order')
		return `${sorts.find(({ name }) => name === wish.sort)?.label.replace(/ .*/, (rest) => rest.toLowerCase())} first`;
	if (wish.kind === 'not')
		return exclusionLabel(
			wish.wish,
			wish.wish.kind === 'feature' ? localiseText(wish.wish.name, labels.locale) : wishLabel(wish.wish, labels),
		);
	if (wish.kind === 'feature') return capitalised(localiseText(wish.name, labels.locale));
	if (wish.kind === 'any' || (wish.kind === 'range' && wish.label)) return wish.label ?? '';
	if (wish.kind === 'list') return valueLabel(wish.field, wish.value, labels);
	const facet = rangeFacets.find(({ field }) => field === wish.field);
	return facet ? `${facetLabel(facet, labels.locale)}: ${rangeLabel(facet, wish.range, labels.locale)}` : '';
}

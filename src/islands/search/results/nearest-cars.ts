import type { ClientHit, ClientResult, PageClient } from '../../../search/client/instant-search.ts';
import { sortIndex } from '../../../search/fields/sorts.ts';
import { paramsOf } from '../../../search/state/search-params.ts';
import { emptySearch, type MeantSearch, type SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import type { ChosenFilter } from '../state/chosen-filters.ts';

/** So many are shown where little or nothing is found. */
const mostNear = 6;

type Of = {
	client: PageClient;
	categories: SearchSettings['categories'];
	filters: readonly Pick<ChosenFilter, 'without'>[];
	/** Cars that are shown already. */
	shown?: readonly Shown[];
	/** The search with what its words ask for among its choices. */
	meant?: (state: SearchState) => MeantSearch;
};

/** A car of an answer. */
export type Shown = { objectID: string; make?: unknown; simple_body?: unknown };

/** Cars near to a search. Where no car is like what was asked for, they are the latest ones, and `areNear` is false. */
type Nearest = { hits: ClientHit[]; areNear: boolean };

/**
 * The cars for sale that are nearest to a search that finds few or none: those that miss one thing alone, then those that have its
 * make and body, its make, its body, then any. The least important things are given up first, and a price that is too low by as little as can be.
 */
export async function nearestCars(
	state: SearchState,
	{ client, categories, filters, shown = [], meant = (same) => same }: Of,
): Promise<Nearest> {
	const near = new Map<string, ClientHit>();
	let areNear = false;
	const asked = meant(state);
	for (const wish of looserSearches(state, { asked, filters, shown, meant })) {
		const isAny = isEverything(wish);
		const isNear = !isAny && isLike(meant(wish), asked);
		const sort = isNear || areNear ? orderOf(meant(wish), asked) : 'latest';
		const result = await answerTo(wish, { client, categories, sort, most: mostNear * 2 });
		// What is found by other words than these is not near.
		const hits = !result || result.mended !== undefined ? [] : result.hits;
		const forSale = hits.filter(
			({ status, objectID }) => status !== 'sold' && !shown.some((one) => one.objectID === objectID),
		);
		for (const hit of forSale) if (near.size < mostNear) near.set(hit.objectID, hit);
		areNear ||= isNear && forSale.length > 0;
		if (near.size === mostNear || isAny) break;
	}
	return { hits: [...near.values()], areNear };
}

/** How many cars for sale there would be without each of the filters, by their keys: those first that are given up most easily. */
export async function countsWithout(
	state: SearchState,
	{ client, categories, filters, meant = (same) => same }: Omit<Of, 'filters'> & { filters: readonly ChosenFilter[] },
): Promise<ReadonlyMap<string, number>> {
	const counts = await Promise.all(
		givenUpFirst(state, { filters, meant }).map(async ({ key, without }) => {
			const result = await answerTo(without(state), { client, categories, sort: 'most_relevant', most: 0 });
			const count = result && result.mended === undefined ? (result.forSale ?? result.nbHits) : 0;
			return [key, count] as const;
		}),
	);
	return new Map(counts);
}

type Asking = Pick<Of, 'client' | 'categories'> & { sort: Parameters<typeof sortIndex>[0]; most: number };

async function answerTo(
	wish: SearchState,
	{ client, categories, sort, most }: Asking,
): Promise<ClientResult | undefined> {
	const filter = categories.find(({ slug }) => slug === wish.category)?.filter;
	const params = { ...paramsOf(wish), ...(filter && { filters: filter }), hitsPerPage: most };
	return (await client.search([{ indexName: sortIndex(sort), params }])).results[0];
}

function looserSearches(
	state: SearchState,
	{
		asked,
		filters,
		shown,
		meant,
	}: { asked: MeantSearch } & Pick<Of, 'filters'> & Required<Pick<Of, 'meant' | 'shown'>>,
): SearchState[] {
	// Who asks for a model alone has said its make and its body, if one is there.
	const like = shown[0];
	const likely = asked.makes?.length ? asked.makes : listOf(like?.make);
	const { make = likely, simple_body = listOf(like?.simple_body) } = asked.lists;
	const order = givenUpFirst(state, { filters, meant });
	const isOfCar = (wish: SearchState) => isSame(meant(wish).lists, asked.lists);
	const withoutOne = order.map(({ without }) => without(state));
	// Colour and year go together before the model does.
	const withoutMore = order.map((_, last) =>
		order.slice(0, last + 1).reduce((left, { without }) => without(left), state),
	);
	return [
		...[
			...withoutOne.filter(isOfCar),
			...withoutMore.filter(isOfCar),
			...withoutOne.filter((wish) => !isOfCar(wish)),
		].filter((wish) => !isEverything(wish)),
		...(make && simple_body ? [{ ...emptySearch, lists: { make, simple_body } }] : []),
		...(make ? [{ ...emptySearch, lists: { make } }] : []),
		...(simple_body ? [{ ...emptySearch, lists: { simple_body } }] : []),
		emptySearch,
	];
}

const listOf = (value: unknown): string[] | undefined => (typeof value === 'string' ? [value] : undefined);

/** Filters from what matters least, colour and photos, to what somebody came for: body, words, make and model. */
function givenUpFirst<Filter extends Pick<ChosenFilter, 'without'>>(
	state: SearchState,
	{ filters, meant }: { filters: readonly Filter[] } & Required<Pick<Of, 'meant'>>,
): Filter[] {
	const asked = meant(state);
	const weight = ({ without }: Filter): number => {
		const left = meant(without(state));
		const lost = (field: 'make' | 'model' | 'simple_body') =>
			(left.lists[field]?.length ?? 0) < (asked.lists[field]?.length ?? 0);
		if (lost('make') || lost('model')) return 3;
		if (left.query !== asked.query) return 2;
		return Number(lost('simple_body'));
	};
	// Chosen filters are listed from words and make to colour and photos.
	return [...filters].reverse().sort((one, other) => weight(one) - weight(other));
}

/** Whether a search is still for the same makes and models. */
const isSame = (lists: SearchState['lists'], asked: SearchState['lists']): boolean =>
	(['make', 'model'] as const).every((field) => lists[field]?.length === asked[field]?.length);

/** Whether a search keeps what says which car is wanted: any used car is not near to a used Ferrari. */
const isLike = ({ query, lists, ranges }: SearchState, asked: SearchState): boolean =>
	query === asked.query || Boolean(lists.make || lists.model || lists.simple_body || ranges.price);

const isEverything = ({ query, lists, ranges, category }: SearchState): boolean =>
	query === '' && category === null && Object.keys(lists).length + Object.keys(ranges).length === 0;

/** Where the price was given up, the cheapest or the dearest are nearest to it. */
function orderOf({ ranges }: SearchState, { ranges: asked }: SearchState) {
	if (ranges.price || !asked.price) return 'most_relevant';
	return asked.price.max === undefined ? 'highest_price' : 'lowest_price';
}

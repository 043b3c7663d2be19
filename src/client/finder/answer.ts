import type { FinderFile } from '../../contract/finder.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import type { ClientHit, ClientResult } from '../../search/client/instant-search.ts';
import { sortIndex } from '../../search/fields/sorts.ts';
import { searchName } from '../../search/headings/search-name.ts';
import { paramsOf } from '../../search/state/search-params.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { searchQuery } from '../../search/state/url-state.ts';
import { type CardCar, cardPicture } from '../../site/cars/card-fields.ts';
import { suggestionPicture } from '../../site/pictures/image.ts';
import type { LoadedSearch } from '../search/loaded-search.ts';
import { modelName } from './entries.ts';

/** A list that a search box leads to, and how many vehicles it has. */
export type AnswerLine = {
	name: string;
	count: number;
	url: string;
	/** A photo of one of those found. */
	picture?: string | undefined;
};

/** What the list answers to words. */
export type Answer = {
	/** The list by what the words mean, `White utes up to $40,000`; null where nothing in them was read as a filter. */
	meant: AnswerLine | null;
	/** How many filters they are, and whether there are other words among them. */
	filters: number;
	hasWords: boolean;
	/** Vehicles that the words find just as they are. */
	count: number;
	/** Makes and models among those found. */
	makes: AnswerLine[];
	models: AnswerLine[];
	/** Where none is found: the lists without one of the filters. */
	near: AnswerLine[];
};

/** `scope`: what the list beside the box has been narrowed to, in which the words are looked for. */
export type AskAnswer = (query: string, scope?: SearchState) => Promise<Answer>;

type Of = Pick<FinderFile, 'list' | 'makes' | 'words'> & Pick<FinderFile['search'], 'defaultSort' | 'engine'>;

/** Found vehicles among which photos are looked for. A server would have to send them at each key. */
const mostPictured = 60;
/** So many makes, models and lists near by are offered. */
const [mostMakes, mostModels, mostNear] = [3, 5, 3];

/**
 * Answers as the list itself does (SRCH-3): the same search reads the words and counts, so that a line never promises what the list
 * does not show.
 */
export function openAnswers(search: LoadedSearch, { list, makes, words, defaultSort, engine }: Of): AskAnswer {
	const { client, asked, meant, meta } = search;
	const { locale, labels } = meta.card;
	const texts = { labels: { locale, labels, dealerships: {} }, words: { ...words, sale: '' } };
	const makeOf = new Map(makes.flatMap(([make, , , models]) => models.map(([model]) => [model, make] as const)));

	const hitsPerPage = engine === 'page' ? mostPictured : 0;
	const ask = async (state: SearchState): Promise<ClientResult | undefined> => {
		const params = { ...paramsOf(state), facets: ['make', 'model'], maxValuesPerFacet: 1_000, hitsPerPage };
		return (await client.search([{ indexName: sortIndex(defaultSort), params }])).results[0];
	};
	const lineOf = (state: SearchState, { mended, query = '', ...result }: Partial<ClientResult>): AnswerLine => {
		const understood = meant(state);
		const said = mended === undefined ? understood.query : understood.query.replace(query.trim(), () => mended);
		const order = filtersOf(state).find(({ key }) => key === 'order')?.label;
		const name = searchName({ ...understood, query: said.trim() }, texts);
		return {
			name: order ? `${name}, ${order.toLowerCase()}` : name,
			count: countOf(result),
			url: list + searchQuery(state),
		};
	};
	const filtersOf = ({ query }: SearchState) => asked(query, texts.labels, null) ?? [];

	const answer = async (query: string, scope: SearchState, isMended = false): Promise<Answer> => {
		const state = { ...scope, query };
		const result: Partial<ClientResult> = (await ask(state)) ?? {};
		const all = filtersOf(state);
		const [ofWords] = all.filter(({ key }) => key === 'q');
		const filters = all.filter((filter) => filter !== ofWords);
		const count = countOf(result);
		// Words with typos are read again as the words that they are taken for.
		if (result.mended && result.query && count > 0 && !isMended) {
			const { mended } = result;
			return answer(filters.length === 0 ? mended : query.replace(result.query.trim(), () => mended), scope, true);
		}
		// Words that nothing has are not part of what is offered.
		const kept = result.mended === '' && ofWords ? ofWords.without(state) : state;
		const linesOf = (field: 'make' | 'model', nameOf: (value: string) => string) =>
			Object.entries(result.facets?.[field] ?? {})
				.map(([value, own]) => ({
					name: nameOf(value),
					count: own,
					url: list + searchQuery({ ...kept, lists: { ...kept.lists, [field]: [value] } }),
					picture: photoOf(result.hits?.find((hit) => hit[field] === value)),
				}))
				.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
		const near =
			count > 0
				? []
				: await Promise.all(
						filters.map(async ({ without }) => {
							const wider = without(state);
							const line = lineOf(wider, (await ask(wider)) ?? {});
							return { line, weight: Number(isNarrowerIn('model', meant(wider), meant(state))) };
						}),
					);
		return {
			meant: filters.length > 0 ? lineOf(kept, result) : null,
			filters: filters.length,
			hasWords: ofWords !== undefined && kept === state,
			count: result.mended === undefined ? count : 0,
			makes: several(linesOf('make', brandName)).slice(0, mostMakes),
			models: several(linesOf('model', (model) => modelName(makeOf.get(model) ?? '', model).trim())).slice(
				0,
				mostModels,
			),
			near: near
				.filter(({ line }) => line.count > 0)
				.sort((one, other) => one.weight - other.weight)
				.map(({ line }) => line)
				.slice(0, mostNear),
		};
	};
	return async (query, scope = emptySearch) => {
		const own = await answer(query, scope);
		// What the list beside the box has none of, the others may have.
		return own.count > 0 || scope === emptySearch ? own : answer(query, emptySearch);
	};
}

/** Empty for a vehicle without one; undefined where no vehicle is known. */
const photoOf = (hit: ClientHit | undefined): string | undefined => {
	const photo = hit && (cardPicture(hit as unknown as CardCar) ?? '');
	return photo && suggestionPicture(photo);
};

const countOf = ({ forSale, nbHits = 0 }: Partial<ClientResult>): number => forSale ?? nbHits;

/** One alone says no more than the list that it is in. */
const several = (lines: AnswerLine[]): AnswerLine[] => (lines.length > 1 ? lines : []);

const isNarrowerIn = (field: 'model', wider: SearchState, state: SearchState): boolean =>
	(wider.lists[field]?.length ?? 0) < (state.lists[field]?.length ?? 0);

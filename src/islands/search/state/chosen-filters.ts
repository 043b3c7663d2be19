import { type Facet, facets } from '../../../search/fields/facets.ts';
import type { LabelSettings } from '../../../search/fields/labellers.ts';
import { facetLabel, rangeLabel, valueLabel } from '../../../search/fields/value-label.ts';
import { withChoice, withRange } from '../../../search/state/choose.ts';
import { emptySearch, type SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';

/** One filter, and the search without it. */
export type ChosenFilter = { key: string; label: string; without: (state: SearchState) => SearchState };

type Texts = {
	labels: LabelSettings;
	categories: SearchSettings['categories'];
	/** How words were read, where they have been. */
	asked?: (query: string, labels: LabelSettings, sort: SearchState['sort']) => ChosenFilter[] | null;
};

/** What a visitor has chosen, in the order of the panel: `Toyota`, `Price: up to $20,000`. */
export function chosenFilters(state: SearchState, { labels, categories, asked }: Texts): ChosenFilter[] {
	const category = categories.find(({ slug }) => slug === state.category);
	const ofCategory: ChosenFilter[] = category
		? [{ key: 'category', label: category.name, without: (other) => ({ ...other, category: null, page: 1 }) }]
		: [];
	return [
		...(asked?.(state.query, labels, state.sort) ?? ofQuery(state.query.trim())),
		...ofCategory,
		...(facets as readonly Facet[]).flatMap((facet) => ofFacet(facet, state, labels)),
	];
}

/** What a search asks for, whatever its order and page. */
export const questionOf = (state: SearchState): string => searchQuery({ ...state, sort: null, page: 1 });

/** Whether a search is just what its page shows: that is the page's name, and nothing that a visitor has chosen. */
export const isOwnSearch = (state: SearchState, { own }: Pick<SearchSettings, 'own'>): boolean =>
	questionOf(state) === questionOf(own.state);

/** The words as they were typed, where they have not been read. */
const ofQuery = (query: string): ChosenFilter[] =>
	query ? [{ key: 'q', label: `“${query}”`, without: (other) => ({ ...other, query: '', page: 1 }) }] : [];

function ofFacet(facet: Facet, state: SearchState, labels: LabelSettings): ChosenFilter[] {
	if (facet.kind === 'list') {
		const { field } = facet;
		return (state.lists[field] ?? []).map((value) => ({
			key: `${field}:${value}`,
			label: valueLabel(field, value, labels),
			without: (other) => withChoice(other, field, value),
		}));
	}
	const range = state.ranges[facet.field];
	if (!range) return [];
	const label = `${facetLabel(facet, labels.locale)}: ${rangeLabel(facet, range, labels.locale)}`;
	return [{ key: facet.field, label, without: (other) => withRange(other, facet.field, {}) }];
}

/** The search with nothing chosen; the order stays. */
export const withoutFilters = ({ sort }: SearchState): SearchState => ({ ...emptySearch, sort });

import type { Asked, Wish } from '../../../search/asked/asked.ts';
import { withoutPart } from '../../../search/asked/without-part.ts';
import { type Facet, facets, rangeFacets } from '../../../search/fields/facets.ts';
import type { LabelSettings } from '../../../search/fields/labellers.ts';
import { facetLabel, rangeLabel, valueLabel } from '../../../search/fields/value-label.ts';
import { withChoice, withRange } from '../../../search/state/choose.ts';
import { emptySearch, type SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';

/** One filter, and the search without it. */
export type ChosenFilter = { key: string; label: string; without: (state: SearchState) => SearchState };

type Texts = {
	labels: LabelSettings;
	categories: SearchSettings['categories'];
	/** How words were read, where they have been. */
	asked?: (query: string) => Asked | null;
};

/** What a visitor has chosen, in the order of the panel: `Toyota`, `Price: up to $20,000`. */
export function chosenFilters(state: SearchState, { labels, categories, asked }: Texts): ChosenFilter[] {
	const category = categories.find(({ slug }) => slug === state.category);
	const ofCategory: ChosenFilter[] = category
		? [{ key: 'category', label: category.name, without: (other) => ({ ...other, category: null, page: 1 }) }]
		: [];
	return [
		...ofQuery(state.query, labels, asked?.(state.query) ?? null),
		...ofCategory,
		...(facets as readonly Facet[]).flatMap((facet) => ofFacet(facet, state, labels)),
	];
}

/** The words, and beside them what they were read as: `“toyota”`, `Price: up to $30,000`. */
function ofQuery(query: string, labels: LabelSettings, asked: Asked | null): ChosenFilter[] {
	const { words, parts } = asked ?? { words: query.trim(), parts: [] };
	const others = parts.map(({ text }) => text).join(' ');
	const ofWords: ChosenFilter = {
		key: 'q',
		label: `“${parts.length > 0 ? words : query.trim()}”`,
		without: (other) => ({ ...other, query: others, page: 1 }),
	};
	const ofParts = parts.map(
		(part): ChosenFilter => ({
			key: `q:${part.text}`,
			label: wishLabel(part.wish, labels),
			without: (other) => ({ ...other, query: withoutPart(other.query, part), page: 1 }),
		}),
	);
	return words ? [ofWords, ...ofParts] : ofParts;
}

function wishLabel(wish: Wish, labels: LabelSettings): string {
	if (wish.kind === 'any') return wish.label;
	if (wish.kind === 'list') return valueLabel(wish.field, wish.value, labels);
	const facet = rangeFacets.find(({ field }) => field === wish.field);
	return facet ? `${facetLabel(facet, labels.locale)}: ${rangeLabel(facet, wish.range, labels.locale)}` : '';
}

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

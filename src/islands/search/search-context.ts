import { createContext, use } from 'react';
import type { SearchState } from '../../search/search-state.ts';
import type { LabelSettings } from '../../search/value-label.ts';
import type { CarCardModel } from '../../site/cars/car-card.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';
import type { Fields } from './fields.ts';
import type { Parts } from './parts.ts';

/** What the parts of the search share, once page and index are there. */
export type SearchTools = {
	settings: SearchSettings;
	/** The page's search, which stays. */
	search: HTMLElement;
	parts: Parts;
	fields: Fields;
	labels: LabelSettings;
	/** A search in the spelling of the stock: `?make=skoda` asks for ŠKODA. */
	settle: (state: SearchState) => SearchState;
	/** The card of a found car. */
	cardOf: (document: Record<string, unknown>) => CarCardModel;
};

export const SearchContext = createContext<SearchTools | null>(null);

export function useTools(): SearchTools {
	const tools = use(SearchContext);
	if (!tools) throw new Error('Parts of the search stand within a SearchContext.');
	return tools;
}

import { createContext, use } from 'react';
import type { VisitorClient } from '../../../client/search/visitor-client.ts';
import type { PageClient } from '../../../search/client/instant-search.ts';
import type { LabelSettings } from '../../../search/fields/labellers.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import type { CarCardModel } from '../../../site/cars/car-card.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import type { VisitorPlace } from '../near/visitor-place.ts';
import type { BoxAndOrder } from '../page/box-and-order.ts';
import type { PageParts } from '../page/page-parts.ts';
import type { WeeklySearch } from '../weekly/weekly-search.ts';

/** What the widgets share, once page and index are there. */
export type SearchTools = {
	settings: SearchSettings;
	/** The page's search, which stays. */
	search: HTMLElement;
	parts: PageParts;
	/** Asks for other cars than those that are shown. */
	client: PageClient;
	boxAndOrder: BoxAndOrder;
	near: VisitorPlace;
	labels: LabelSettings;
	/** How words were read that have been looked for. */
	asked: VisitorClient['asked'];
	meant: VisitorClient['meant'];
	asFilters: VisitorClient['asFilters'];
	/** The order that words ask for. */
	order: VisitorClient['order'];
	/** A search in the spelling of the stock: `?make=skoda` asks for ŠKODA. */
	settle: (state: SearchState) => SearchState;
	/** How a range is shown where the visitor has chosen so: prices by the week. The same hook for all of a page’s life. */
	useUnit?: WeeklySearch['useUnit'] | undefined;
	/** What keeps the choice of plan and term, where the site has one. */
	Plan?: (() => null) | undefined;
	/** The card of a found car, among those that some words have found. */
	cardOf: (document: Record<string, unknown>, query?: string) => CarCardModel;
};

export const SearchContext = createContext<SearchTools | null>(null);

export function useTools(): SearchTools {
	const tools = use(SearchContext);
	if (!tools) throw new Error('PageParts of the search stand within a SearchContext.');
	return tools;
}

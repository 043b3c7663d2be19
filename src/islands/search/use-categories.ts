import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { carsPerPage } from '../../site/paging.ts';
import type { SearchCategory } from '../../site/search-settings.ts';
import type { IndexState } from './ui-state.ts';

type Params = { categories: readonly SearchCategory[] };
type Description = { $$type: string; renderState: Record<string, unknown>; indexUiState: { category?: string } };

/** Keeps the chosen category (SRCH-3) in InstantSearch's state, and its filter in the search; asks for the list's pages (SRCH-4). */
const connectCategory: Connector<Description, Params> = (render) => (widgetParams) => {
	const { categories } = widgetParams;
	return {
		$$type: 'forecourt.category',
		init: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, true),
		render: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, false),
		getWidgetRenderState: () => ({ widgetParams }),
		getRenderState: (state) => state,
		getWidgetUiState: (state: IndexState, { searchParameters: { filters } }): IndexState => {
			const { category: _, ...others } = state;
			const slug = categories.find(({ filter }) => filter === filters)?.slug;
			return slug === undefined ? others : { ...others, category: slug };
		},
		getWidgetSearchParameters: (parameters, { uiState }) => {
			const filter = categories.find(({ slug }) => slug === uiState.category)?.filter;
			return parameters.setQueryParameters({ filters: filter, hitsPerPage: carsPerPage });
		},
	};
};

/** Makes the site's ready-made choices part of the search. */
export function useCategories(categories: readonly SearchCategory[]): void {
	useConnector<Params, Description>(connectCategory, { categories });
}

import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { sortIndex } from '../../../search/fields/sorts.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import type { IndexState } from './ui-state.ts';

type Params = Pick<SearchSettings, 'categories' | 'defaultSort' | 'perPage'>;
type Description = { $$type: string; renderState: Record<string, unknown>; indexUiState: IndexState };

/**
 * Keeps what has no facet in InstantSearch's state and in the search: words, order, page (SRCH-4) and the ready-made choice
 * (SRCH-3). One widget of ours in place of three of InstantSearch's, which bring 2 KB for their own lists and buttons.
 */
const connectSearch: Connector<Description, Params> = (render) => (widgetParams) => {
	const { categories, defaultSort, perPage: hitsPerPage } = widgetParams;
	const usualIndex = sortIndex(defaultSort);
	return {
		$$type: 'forecourt.search',
		init: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, true),
		render: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, false),
		getWidgetRenderState: () => ({ widgetParams }),
		getRenderState: (state) => state,
		getWidgetUiState: (state: IndexState, { searchParameters }): IndexState => {
			const { query: _q, sortBy: _s, page: _p, category: _c, ...others } = state;
			const { query, index, page, filters } = searchParameters;
			const slug = categories.find(({ filter }) => filter === filters)?.slug;
			return {
				...others,
				...(query && { query }),
				...(index !== usualIndex && { sortBy: index }),
				...(page && { page: page + 1 }),
				...(slug !== undefined && { category: slug }),
			};
		},
		getWidgetSearchParameters: (parameters, { uiState }) => {
			const { query = '', sortBy = usualIndex, page = 1, category }: IndexState = uiState;
			const filters = categories.find(({ slug }) => slug === category)?.filter;
			return parameters.setQueryParameters({ query, index: sortBy, page: page - 1, filters, hitsPerPage });
		},
	};
};

/** Makes words, order, page and the site's ready-made choices part of the search. */
export function useSearchWidget({ categories, defaultSort, perPage }: Params): void {
	useConnector<Params, Description>(connectSearch, { categories, defaultSort, perPage });
}

import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import type { IndexState } from './ui-state.ts';

type Params = { field: string };
/** The lowest and the highest value of the cars found, whatever is chosen of this range; absent if there are none. */
type Bounds = { min?: number | undefined; max?: number | undefined };
type Description = { $$type: string; renderState: Bounds; indexUiState: IndexState };

/**
 * Keeps a range in InstantSearch's state and in the search. Its own connector weighs 1.5 KB for a `refine` that refuses what
 * is outside of the present results.
 */
const connectRange: Connector<Description, Params> = (render) => (widgetParams) => {
	const { field } = widgetParams;
	return {
		$$type: 'forecourt.range',
		init: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, true),
		render: ({ instantSearchInstance, results }) => {
			const { min, max } = results?.getFacetStats(field) ?? {};
			render({ min, max, instantSearchInstance, widgetParams }, false);
		},
		getWidgetRenderState: ({ results }) => {
			const { min, max } = results?.getFacetStats(field) ?? {};
			return { min, max, widgetParams };
		},
		getRenderState: (state) => state,
		getWidgetUiState: (state: IndexState, { searchParameters }): IndexState => {
			const { '>=': min = [], '<=': max = [] } = searchParameters.getNumericRefinements(field);
			if (min.length + max.length === 0) return state;
			return { ...state, range: { ...state.range, [field]: `${min}:${max}` } };
		},
		getWidgetSearchParameters: (parameters, { uiState }) => {
			const [min = '', max = ''] = uiState.range?.[field]?.split(':') ?? [];
			const numericRefinements = {
				...parameters.numericRefinements,
				[field]: { ...(min && { '>=': [Number(min)] }), ...(max && { '<=': [Number(max)] }) },
			};
			return parameters.addDisjunctiveFacet(field).setQueryParameters({ numericRefinements });
		},
	};
};

/** Makes a range part of the search. */
export const useRangeWidget = (field: string): Bounds => useConnector<Params, Description>(connectRange, { field });

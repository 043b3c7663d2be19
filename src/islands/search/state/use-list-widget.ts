import type { Connector, InitOptions, RenderOptions } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import type { IndexState } from './ui-state.ts';

type Params = { field: string };
/** The values of the cars found and how many have each, whatever is chosen of this list. */
type Values = {
	items: readonly { value: string; count: number }[];
	/** Until the next answer there are only the values that a text finds; all again for none. */
	searchForItems: (text: string) => void;
};
type Description = { $$type: string; renderState: Values; indexUiState: IndexState };
type Asked = Pick<InitOptions, 'helper' | 'instantSearchInstance'> & { results?: RenderOptions['results'] | undefined };

/** Values that a text finds at most. */
const mostFound = 100;

/**
 * Keeps a list in InstantSearch's state and in the search. Its own connector weighs 1.2 KB more, for highlighting, events and "show
 * more", which nothing here asks for.
 */
const connectList: Connector<Description, Params> = (render) => (widgetParams) => {
	const { field } = widgetParams;
	const valuesOf = ({ helper, instantSearchInstance, results }: Asked): Values => {
		const found = results?.getFacetValues(field, { sortBy: ['name:asc'] });
		const items = itemsOf(Array.isArray(found) ? found : []);
		const searchForItems = async (text: string) => {
			const draw = (some: Values['items']) =>
				render({ items: some, searchForItems, instantSearchInstance, widgetParams }, false);
			if (text === '') return draw(items);
			draw(itemsOf((await helper.searchForFacetValues(field, text, mostFound, {})).facetHits));
		};
		return { items, searchForItems };
	};
	const drawn = (asked: Asked) => ({
		...valuesOf(asked),
		instantSearchInstance: asked.instantSearchInstance,
		widgetParams,
	});
	return {
		$$type: 'forecourt.list',
		init: (asked) => render(drawn(asked), true),
		render: (asked) => render(drawn(asked), false),
		getWidgetRenderState: (asked) => ({ ...valuesOf(asked as Asked), widgetParams }),
		getRenderState: (state) => state,
		getWidgetUiState: (state: IndexState, { searchParameters }): IndexState => {
			const values = searchParameters.getDisjunctiveRefinements(field);
			return values.length > 0 ? { ...state, refinementList: { ...state.refinementList, [field]: values } } : state;
		},
		getWidgetSearchParameters: (parameters, { uiState }) => {
			const disjunctiveFacetsRefinements = {
				...parameters.disjunctiveFacetsRefinements,
				[field]: uiState.refinementList?.[field] ?? [],
			};
			return parameters
				.addDisjunctiveFacet(field)
				.setQueryParameters({ disjunctiveFacetsRefinements, maxValuesPerFacet });
		},
	};
};

/** More values than any list has, so that none is missing. */
const maxValuesPerFacet = 1000;

const itemsOf = (values: readonly { escapedValue: string; count: number }[]): Values['items'] =>
	values.map(({ escapedValue, count }) => ({ value: escapedValue, count }));

/** Makes a list part of the search. */
export const useListWidget = (field: string): Values => useConnector<Params, Description>(connectList, { field });

import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useTools } from './search-context.ts';
import { indexState, searchState } from './ui-state.ts';

/** The search, and how to change it; box and order show a change at once. */
export function useSearch(): { state: SearchState; setState: (change: (state: SearchState) => SearchState) => void } {
	const { boxAndOrder } = useTools();
	const { indexUiState, setIndexUiState } = useInstantSearch();
	return {
		state: searchState(indexUiState),
		setState: (change) =>
			setIndexUiState((current) => {
				const next = change(searchState(current));
				boxAndOrder.show(next);
				return indexState(next);
			}),
	};
}

import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../search/search-state.ts';
import { indexState, searchState } from './ui-state.ts';

/** What is asked for, and the way to ask for something else. */
export function useSearch(): { state: SearchState; setState: (change: (state: SearchState) => SearchState) => void } {
	const { indexUiState, setIndexUiState } = useInstantSearch();
	return {
		state: searchState(indexUiState),
		setState: (change) => setIndexUiState((current) => indexState(change(searchState(current)))),
	};
}

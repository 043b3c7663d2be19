import type { StateMapping, UiState } from 'instantsearch.js';
import { history } from 'instantsearch.js/es/lib/routers/index.js';
import { emptySearch, type SearchState } from '../../search/search-state.ts';
import { readSearch, searchQuery } from '../../search/url-state.ts';
import type { SearchSettings } from '../../site/search-settings.ts';
import { indexState, searchState, sortIndex } from './ui-state.ts';

type Paths = Pick<SearchSettings, 'own' | 'listPath' | 'categories'>;

/** The address of a search (SRCH-6): the page's own where it asks for just that, else the list's with a query. */
export function searchPath(state: SearchState, { own, listPath }: Paths): string {
	const query = searchQuery(state);
	return query === searchQuery(own.state) ? own.path : listPath + query;
}

/** What an address asks for. On the page's own path that is what the page shows, and what its query adds. */
export function searchAt({ pathname, search }: { pathname: string; search: string }, paths: Paths): SearchState {
	const read = readSearch(search).state;
	const asked = isKnown(read.category, paths) ? read : { ...read, category: null };
	if (pathname !== paths.own.path) return asked;
	if (searchQuery(asked) === '') return paths.own.state;
	const { lists, ranges, category, query, sort } = paths.own.state;
	return {
		query: asked.query || query,
		lists: { ...lists, ...asked.lists },
		ranges: { ...ranges, ...asked.ranges },
		category: asked.category ?? category,
		sort: asked.sort ?? sort,
		page: asked.page,
	};
}

const isKnown = (category: string | null, { categories }: Paths) => categories.some(({ slug }) => slug === category);

/** What settles a state: values as the stock writes them. */
type Settle = (state: SearchState) => SearchState;

/**
 * Keeps address and search the same. `typed` is what the visitor has done on the page before the search was there; it
 * comes over what the address asks for, once.
 */
export function searchRouting(settings: SearchSettings, settle: Settle, typed: Partial<SearchState> | null) {
	const index = sortIndex(settings.defaultSort);
	let first = typed;
	const read = (place: { pathname: string; search: string }): SearchState => {
		const state = settle({ ...searchAt(place, settings), ...first });
		first = null;
		return state;
	};
	const router = history<SearchState>({
		cleanUrlOnDispose: false,
		writeDelay: 150,
		createURL: ({ routeState }) => new URL(searchPath(complete(routeState), settings), location.origin).href,
		parseURL: ({ location: place }) => read(place),
	});
	const stateMapping: StateMapping<UiState, SearchState> = {
		stateToRoute: (uiState) => searchState(uiState[index] ?? {}),
		routeToState: (route) => ({ [index]: indexState(complete(route)) }),
	};
	return { router, stateMapping };
}

const complete = (state: Partial<SearchState>): SearchState => ({ ...emptySearch, ...state });

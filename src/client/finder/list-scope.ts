import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { readSearch } from '../../search/state/url-state.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';

/** What a list is narrowed to besides its words, by its own choices and those in its address; undefined for all stock. */
export function listScope(
	{ own }: Pick<SearchSettings, 'own'>,
	{ pathname, search }: { pathname: string; search: string },
): SearchState | undefined {
	const { state } = readSearch(search);
	const isOwn = pathname === own.path;
	const lists = { ...(isOwn && own.state.lists), ...state.lists };
	const ranges = { ...(isOwn && own.state.ranges), ...state.ranges };
	const isAll = Object.keys(lists).length + Object.keys(ranges).length === 0;
	// A ready-made choice is a filter that only the list knows.
	const category = state.category ?? (isOwn ? own.state.category : null);
	return isAll || category !== null ? undefined : { ...emptySearch, lists, ranges };
}

import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { readSearch, searchQuery } from '../../search/state/url-state.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';

/** The list around a box: what it is narrowed to, and its address with other words. */
export type Around = { scope: SearchState; searchUrl: (query: string) => string };

/** Says what the list around a box is at the time; undefined while that is all stock. */
export const openAround =
	({ own, listPath }: Pick<SearchSettings, 'own' | 'listPath'>) =>
	(): Around | undefined => {
		const scope = listScope({ own }, location);
		return scope && { scope, searchUrl: (query) => listPath + searchQuery({ ...scope, query }) };
	};

/** The same of a box beside a choice of make, model and price, whose form leads to a list: what is chosen, as the form would send it (SRCH-6). */
export const openChoice = (listPath: string, sent: () => Iterable<[string, unknown]>) => (): Around | undefined => {
	const asked = [...sent()].flatMap(([name, value]) => (name !== 'q' && value !== '' ? [[name, String(value)]] : []));
	const { lists, ranges } = readSearch(String(new URLSearchParams(asked))).state;
	const scope = { ...emptySearch, lists, ranges };
	return asked.length === 0 ? undefined : { scope, searchUrl: (query) => listPath + searchQuery({ ...scope, query }) };
};

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

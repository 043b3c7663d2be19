import type { Router, StateMapping, UiState } from 'instantsearch.js';
import { sortIndex } from '../../../search/fields/sorts.ts';
import { emptySearch, type SearchState } from '../../../search/state/search-state.ts';
import { readSearch, searchQuery } from '../../../search/state/url-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import { isSearchBox, openTypingStep, type Step } from './typing-step.ts';
import { indexState, searchState } from './ui-state.ts';

type Paths = Pick<SearchSettings, 'own' | 'listPath' | 'categories'>;

/** The address of a search (SRCH-6): the page's own if it asks for just that, else the list's with a query. */
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

type Hands = {
	/** Puts a state's values into the spelling of the stock. */
	settle: (state: SearchState) => SearchState;
	/** Adds what the visitor did on the page before the search was there; the same state if that is nothing. */
	withEarlyInput: (state: SearchState) => SearchState;
	/** Shows the words and the order of a search. */
	boxAndOrder: { show: (state: SearchState) => void };
};

/** What is typed is looked for and written into the address at each pause, not at each key. */
const restMilliseconds = 150;

/** Keeps address and search the same. What the visitor typed before the search was there overrides the address, once. */
export function searchRouting(settings: SearchSettings, hands: Hands) {
	const index = sortIndex(settings.defaultSort);
	const stateMapping: StateMapping<UiState, SearchState> = {
		stateToRoute: (uiState) => searchState(uiState[index] ?? {}),
		routeToState: (route) => ({ [index]: indexState(complete(route)) }),
	};
	return { router: addressRouter(settings, hands), stateMapping };
}

/**
 * InstantSearch's own router loses a choice that is made right after the way back. This one knows how it would write
 * the present address, and writes every other.
 */
function addressRouter(settings: SearchSettings, { settle, withEarlyInput, boxAndOrder }: Hands): Router<SearchState> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Writes what was asked last; done once more it changes nothing. */
	let take: (how?: Step) => void = () => {};
	let present = '';
	let question = '';
	let isFirst = true;
	const typing = openTypingStep();
	const onChange = ({ target }: Event) => {
		if (!isSearchBox(target)) return;
		take();
		typing.end();
	};
	let onPop: (event: Event) => void = () => {};
	const hrefOf = (state: Partial<SearchState>) => new URL(searchPath(complete(state), settings), location.origin).href;
	// What is chosen in the filters of phones, which lie over the page, is one step together, once they are closed.
	let isOver = false;
	const step = (how: Step = 'pushState') => {
		const { state } = history;
		isOver = state?.over;
		if (isOver) history.replaceState({ ...state, stays: true }, '', present);
		else if (location.href !== present) history[how](null, '', present);
	};
	const onUncovered = () => {
		if (!isOver) return;
		// What was chosen right before they were closed belongs to their step, which is here unless Back closed them.
		clearTimeout(timer);
		const how = location.href === present ? 'replaceState' : 'pushState';
		take(how);
		if (isOver) step(how);
	};
	const write = (state: Partial<SearchState>) => {
		clearTimeout(timer);
		take = (how) => {
			const href = hrefOf(state);
			if (href === present) return;
			present = href;
			const ofTyping = typing.to(complete(state));
			step(how ?? ofTyping);
			if (question !== questionOf(state)) document.dispatchEvent(new Event('forecourt:search'));
			question = questionOf(state);
		};
		timer = setTimeout(() => take(), restMilliseconds);
	};
	const read = (): SearchState => {
		const asked = settle(searchAt(location, settings));
		present = hrefOf(asked);
		question = questionOf(asked);
		typing.end(asked);
		const state = isFirst ? withEarlyInput(asked) : asked;
		isFirst = false;
		if (state !== asked) write(state);
		return state;
	};
	return {
		read,
		write,
		createURL: hrefOf,
		onUpdate: (update) => {
			onPop = ({ isTrusted }) => {
				// Whoever began to listen first hears of it first.
				if (isOver && !history.state?.over) return onUncovered();
				// Something over the page has been closed, and what was chosen right before is yet to be written.
				if (isTrusted && location.href === present) return;
				clearTimeout(timer);
				take = () => {};
				const asked = read();
				update(asked);
				boxAndOrder.show(asked);
			};
			addEventListener('popstate', onPop);
			document.addEventListener('forecourt:uncovered', onUncovered);
			document.addEventListener('change', onChange);
		},
		dispose: () => {
			clearTimeout(timer);
			removeEventListener('popstate', onPop);
			document.removeEventListener('forecourt:uncovered', onUncovered);
			document.removeEventListener('change', onChange);
		},
	};
}

/** The search without its page: turning pages is not another search (USER-7). */
const questionOf = (state: Partial<SearchState>): string => searchQuery({ ...complete(state), page: 1 });

const complete = (state: Partial<SearchState>): SearchState => ({ ...emptySearch, ...state });

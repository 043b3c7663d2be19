import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';

export type Step = 'pushState' | 'replaceState';

/** All that is typed, until the box is left or sent or something else is chosen, is one step in the browser's history (SRCH-6). */
export function openTypingStep() {
	let isTyping = false;
	let besides = '';
	return {
		/** How the step from the last search to this one is written. */
		to: (state: SearchState): Step => {
			const wasTyping = isTyping;
			isTyping = isSearchBox(document.activeElement) && besidesWords(state) === besides;
			besides = besidesWords(state);
			return wasTyping && isTyping ? 'replaceState' : 'pushState';
		},
		/** What comes is another step; from `state` where that is not the last search. */
		end: (state?: SearchState): void => {
			isTyping = false;
			if (state) besides = besidesWords(state);
		},
	};
}

export const isSearchBox = (target: EventTarget | null): boolean =>
	target instanceof HTMLInputElement && target.name === 'q';

const besidesWords = (state: SearchState): string => searchQuery({ ...state, query: '', page: 1 });

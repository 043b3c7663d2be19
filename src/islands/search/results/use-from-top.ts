import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';

type Of = { fromTop: RefObject<boolean>; isThere: boolean };

/** Shows another page of the list from its top, and so another search that is chosen beside or over the midst of a list. */
export function useFromTop(state: SearchState, { fromTop, isThere }: Of): void {
	const question = searchQuery({ ...state, page: 1 });
	const shown = useRef(question);
	if (question !== shown.current) {
		shown.current = question;
		if (isThere && isAbove()) fromTop.current = true;
	}
	useLayoutEffect(() => {
		if (fromTop.current) toTop();
		fromTop.current = false;
	});
}

/** Shows another search from its top, which the browser has left: it goes to where the step before was. */
export const seeFromTop = (): unknown => isAbove() && toTop();

const toTop = () => results()?.scrollIntoView({ block: 'start', behavior: 'instant' });

const results = () => document.querySelector('.search-results:not([hidden])');

/** The top of the results is out of sight. */
const isAbove = (): boolean => (results()?.getBoundingClientRect().top ?? 0) < 0;

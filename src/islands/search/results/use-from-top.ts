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
		if (fromTop.current) top()?.scrollIntoView({ block: 'start', behavior: 'instant' });
		fromTop.current = false;
	});
}

/** Where a list begins: on phones, whose bar would cover the first car, the heading with its count. */
const top = () =>
	(innerWidth < 992 && document.querySelector('.list-title')) ||
	document.querySelector('.search-results:not([hidden])');

/** Where the list begins is out of sight. */
const isAbove = (): boolean => (top()?.getBoundingClientRect().top ?? 0) < 0;

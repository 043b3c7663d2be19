import { type RefObject, useLayoutEffect, useRef } from 'react';

type Search = {
	isThere: boolean;
	/** The list is long enough to be searched. */
	isLong: boolean;
	onText: (text: string) => void;
};

/** Listens to the field of the page that searches a facet's list; what was typed into it before counts. */
export function useFacetSearch(section: RefObject<HTMLElement | null>, { isThere, isLong, onText }: Search): void {
	const latest = useRef(onText);
	latest.current = onText;
	useLayoutEffect(() => {
		const field = section.current?.querySelector<HTMLInputElement>('.facet-search');
		if (!isThere || !field) return undefined;
		const read = () => latest.current(field.value);
		if (field.value !== '') read();
		field.addEventListener('input', read);
		return () => field.removeEventListener('input', read);
	}, [isThere, section]);
	useLayoutEffect(() => {
		const field = section.current?.querySelector<HTMLInputElement>('.facet-search');
		// It does not disappear while somebody types in it.
		if (isThere && field && field !== document.activeElement) field.hidden = !isLong;
	}, [isThere, isLong, section]);
}

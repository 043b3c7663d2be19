import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusResults } from '../results/focus-results.ts';
import { useTools } from '../state/search-context.ts';

type Facet = {
	/** Its name in addresses. */
	name: string;
	shown: boolean;
	/** How many of its values are chosen. */
	chosen: number;
	/** There are results; until then the page is as the build drew it. */
	isThere: boolean;
};

/** Shows a facet of the page while there is something to choose in it; beside the list it opens once something is chosen. */
export function useFacetSection({ name, shown, chosen, isThere }: Facet): RefObject<HTMLDetailsElement | null> {
	const { search } = useTools();
	const section = useRef<HTMLDetailsElement | null>(null);
	section.current ??= search.querySelector<HTMLDetailsElement>(`[data-facet="${name}"]`);
	useLayoutEffect(() => {
		if (!isThere || !section.current) return;
		const hadFocus = !shown && section.current.contains(document.activeElement);
		section.current.hidden = !shown;
		if (hadFocus) focusResults({ preventScroll: true });
	}, [isThere, shown]);
	const isChosen = chosen > 0;
	useLayoutEffect(() => {
		if (isChosen && section.current && innerWidth > 991) section.current.open = true;
	}, [isChosen]);
	return section;
}

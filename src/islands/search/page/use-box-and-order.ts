import { useLayoutEffect, useRef } from 'react';
import type { useInstantSearch } from 'react-instantsearch';
import { focusResults } from '../results/focus-results.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

type SearchResults = ReturnType<typeof useInstantSearch>['results'];

/** Connects box and order to the search, once it is there. */
export function useBoxAndOrder(results: SearchResults): void {
	const isThere = !results.__isArtificial;
	const { boxAndOrder } = useTools();
	const search = useSearch();
	useLayoutEffect(() => {
		if (isThere) boxAndOrder.showOrder(search.state);
	}, [results]);
	const latest = useRef(search);
	latest.current = search;
	useLayoutEffect(() => {
		if (!isThere) return undefined;
		const { state } = latest.current;
		return boxAndOrder.listen(
			state,
			(change) => latest.current.setState(change),
			() => focusResults(),
		);
	}, [isThere, boxAndOrder]);
}

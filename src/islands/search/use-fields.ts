import { useLayoutEffect, useRef } from 'react';
import { focusResults } from './focus-results.ts';
import { useTools } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** Has box and order change the search, once it is there. */
export function useFields(isThere: boolean): void {
	const { fields } = useTools();
	const search = useSearch();
	const latest = useRef(search);
	latest.current = search;
	useLayoutEffect(() => {
		if (!isThere) return undefined;
		const { state } = latest.current;
		return fields.listen(
			state,
			(change) => latest.current.setState(change),
			() => focusResults(),
		);
	}, [isThere, fields]);
}

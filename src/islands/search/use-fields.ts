import { useLayoutEffect, useRef } from 'react';
import { focusResults } from './focus-results.ts';
import { useTools } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** Has box and order change the search, once it is there. */
export function useFields(isThere: boolean): void {
	const { fields } = useTools();
	const { setState } = useSearch();
	const latest = useRef(setState);
	latest.current = setState;
	useLayoutEffect(
		() =>
			isThere
				? fields.listen(
						(change) => latest.current(change),
						() => focusResults(),
					)
				: undefined,
		[isThere, fields],
	);
}

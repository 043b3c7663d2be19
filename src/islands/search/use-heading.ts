import { useEffect, useRef } from 'react';
import { capitalised } from '../../domain/wording.ts';
import type { SearchState } from '../../search/search-state.ts';
import { searchQuery } from '../../search/url-state.ts';
import { useTools } from './search-context.ts';

/** Keeps the page's heading true: `Toyota cars for sale` becomes `Cars` once the search is for others; what is said of Toyotas below it is not seen then. */
export function useHeading(state: SearchState): void {
	const { own, words } = useTools().settings;
	const atFirst = useRef<string | null>(null);
	const holds = includes(state, own.state);
	useEffect(() => {
		const heading = document.querySelector('h1');
		if (!heading) return;
		atFirst.current ??= heading.textContent;
		heading.textContent = holds ? atFirst.current : capitalised(words.plural);
		const lead = document.querySelector<HTMLElement>('.page-head .type-lead');
		if (lead) lead.style.visibility = holds ? '' : 'hidden';
	}, [holds, words.plural]);
}

/** Whether a search asks for all that another one does: it may ask for more. */
function includes({ lists, category }: SearchState, own: SearchState): boolean {
	const same = {
		...own,
		lists: pickKnown(lists, own.lists),
		category: own.category === null ? null : category,
	};
	return searchQuery(same) === searchQuery(own);
}

/** What a search says of the lists that another one has. */
function pickKnown(lists: SearchState['lists'], own: SearchState['lists']): SearchState['lists'] {
	const fields = Object.keys(own) as (keyof SearchState['lists'])[];
	return Object.fromEntries(fields.map((field) => [field, lists[field] ?? []]));
}

import { useEffect, useRef } from 'react';
import { capitalised } from '../../../domain/words/wording.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';
import { useTools } from '../state/search-context.ts';

/**
 * Keeps the page's heading, path and title right: `Toyota cars for sale` is `Cars` in heading, path and title once the search is for
 * others, and the steps between are gone; what is said of Toyotas below it is not seen then.
 */
export function useHeading(state: SearchState): void {
	const { own, words } = useTools().settings;
	const put = useRef<((name: string | null) => void) | null>(null);
	const holds = includes(state, own.state);
	useEffect(() => {
		if (holds && !put.current) return;
		put.current ??= namesOfPage();
		put.current(holds ? null : capitalised(words.plural));
	}, [holds, words.plural]);
}

/** Gives the page another name, or with null its own again. */
function namesOfPage(): (name: string | null) => void {
	const texts = [...document.querySelectorAll('h1, .breadcrumbs [aria-current]')].map((element) => ({
		element,
		own: element.textContent,
	}));
	const steps = [...document.querySelectorAll<HTMLElement>('.breadcrumbs li')].slice(1, -1);
	const lead = document.querySelector<HTMLElement>('.page-head .type-lead');
	const { title } = document;
	const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	return (name) => {
		for (const { element, own } of texts) element.textContent = name ?? own;
		for (const step of steps) step.hidden = name !== null;
		if (lead) lead.style.visibility = name === null ? '' : 'hidden';
		document.title = name === null ? title : [name, site].filter(Boolean).join(' | ');
	};
}

/** Whether a search asks for at least all that another one does. */
function includes({ lists, category }: SearchState, own: SearchState): boolean {
	const same = {
		...own,
		lists: pickKnown(lists, own.lists),
		category: own.category === null ? null : category,
	};
	return searchQuery(same) === searchQuery(own);
}

/** The lists of a search, limited to those that another one has. */
function pickKnown(lists: SearchState['lists'], own: SearchState['lists']): SearchState['lists'] {
	const fields = Object.keys(own) as (keyof SearchState['lists'])[];
	return Object.fromEntries(fields.map((field) => [field, lists[field] ?? []]));
}

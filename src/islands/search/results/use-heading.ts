import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { capitalised } from '../../../domain/words/wording.ts';
import { searchName } from '../../../search/state/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';
import { useTools } from '../state/search-context.ts';

/**
 * The page's heading and title follow the search: `25 Kia cars for sale`. The steps to a narrower list are gone then, and what is
 * said of its cars below the heading is not seen. A page that shows just its own cars has its own again.
 */
export function useHeading(state: SearchState): void {
	const { labels, settings } = useTools();
	const { own, words } = settings;
	const { nbHits, __isArtificial: isWaiting } = useInstantSearch().results;
	const put = useRef<((names: Names | null) => void) | null>(null);
	const isOwn = questionOf(state) === questionOf(own.state);
	const of = { labels, words };
	const [heading, title] = isOwn ? [] : [searchName(state, of, nbHits), searchName(state, of)];
	useEffect(() => {
		if (isWaiting || (isOwn && !put.current)) return;
		put.current ??= namesOfPage();
		put.current(heading && title ? { heading, title, step: capitalised(words.plural) } : null);
	}, [isWaiting, isOwn, heading, title, words.plural]);
}

/** What a search asks for, whatever its order and page. */
const questionOf = (state: SearchState): string => searchQuery({ ...state, sort: null, page: 1 });

type Names = { heading: string; title: string; step: string };

/** Gives the page other names, or with null its own again. */
function namesOfPage(): (names: Names | null) => void {
	const find = <Found extends HTMLElement>(selector: string) => {
		const element = document.querySelector<Found>(selector);
		return { element, own: element?.textContent ?? '' };
	};
	const put = ({ element, own }: ReturnType<typeof find>, text: string | undefined) => {
		if (element) element.textContent = text ?? own;
	};
	const heading = find('h1');
	const step = find('.breadcrumbs [aria-current]');
	const steps = [...document.querySelectorAll<HTMLElement>('.breadcrumbs li')].slice(1, -1);
	const lead = document.querySelector<HTMLElement>('.list-intro');
	const { title } = document;
	const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	// Another heading has the room of the page's own: nothing below it moves.
	heading.element?.style.setProperty('min-height', `${heading.element.offsetHeight}px`);
	return (names) => {
		put(heading, names?.heading);
		heading.element?.toggleAttribute('data-named', names !== null);
		put(step, names?.step);
		for (const one of steps) one.hidden = names !== null;
		if (lead) lead.style.visibility = names ? 'hidden' : '';
		document.title = names ? [names.title, site].filter(Boolean).join(' | ') : title;
	};
}

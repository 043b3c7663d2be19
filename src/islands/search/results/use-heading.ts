import { useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';
import { useTools } from '../state/search-context.ts';

let isOther = false;

type Naming = typeof import('./name-page.ts');
let naming: Naming | undefined;

/** Loads what names the page. Once it is there, a name changes in the same frame as the results. */
export async function loadNaming(): Promise<Naming> {
	naming = await import('./name-page.ts');
	return naming;
}

/** The page's heading and title follow the search: `25 Kia cars for sale`. A page that shows just its own cars has its own. */
export function useHeading(state: SearchState): void {
	const { labels, settings, meant } = useTools();
	const { results } = useInstantSearch();
	const { __isArtificial: isWaiting, query: words } = results;
	const { forSale = results.nbHits, mended } = results as { forSale?: number; mended?: string };
	const question = questionOf(state);
	const isOwn = question === questionOf(settings.own.state);
	useLayoutEffect(() => {
		if (isWaiting || (isOwn && !isOther)) return;
		isOther = true;
		let isLatest = true;
		const name = ({ namePage }: Naming) => {
			const asked = meant(state);
			// The cars are those of the mended words.
			const query = mended === undefined ? asked.query : asked.query.replace(words.trim(), () => mended);
			const found = { state: { ...asked, query }, count: forSale };
			if (isLatest) namePage(isOwn ? null : found, { labels, words: settings.words });
		};
		if (naming) name(naming);
		else void loadNaming().then(name);
		return () => {
			isLatest = false;
		};
	}, [isWaiting, question, forSale, mended]);
}

/** What a search asks for, whatever its order and page. */
const questionOf = (state: SearchState): string => searchQuery({ ...state, sort: null, page: 1 });

import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchQuery } from '../../../search/state/url-state.ts';
import { useTools } from '../state/search-context.ts';

let isOther = false;

/** The page's heading and title follow the search: `25 Kia cars for sale`. A page that shows just its own cars has its own. */
export function useHeading(state: SearchState): void {
	const { labels, settings, meant } = useTools();
	const { results } = useInstantSearch();
	const { __isArtificial: isWaiting } = results;
	const { forSale = results.nbHits } = results as { forSale?: number };
	const question = questionOf(state);
	const isOwn = question === questionOf(settings.own.state);
	useEffect(() => {
		if (isWaiting || (isOwn && !isOther)) return;
		isOther = true;
		let isLatest = true;
		void import('./name-page.ts').then(({ namePage }) => {
			if (isLatest) namePage(isOwn ? null : { state: meant(state), count: forSale }, { labels, words: settings.words });
		});
		return () => {
			isLatest = false;
		};
	}, [isWaiting, question, forSale]);
}

/** What a search asks for, whatever its order and page. */
const questionOf = (state: SearchState): string => searchQuery({ ...state, sort: null, page: 1 });

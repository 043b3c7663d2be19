import { useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/state/search-state.ts';
import { isOwnSearch, questionOf } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { type AnswerParts, useAnswerParts } from './use-answer-parts.ts';

let isOther = false;

/**
 * The page's heading and title follow the search: `25 Kia cars for sale`. A page that shows just its own cars has its own. Returns what
 * else answers need, once it is loaded.
 */
export function useHeading(state: SearchState): AnswerParts | undefined {
	const { labels, settings, meant } = useTools();
	const { results } = useInstantSearch();
	const { __isArtificial: isWaiting, query: words } = results;
	const { forSale = results.nbHits, mended } = results as { forSale?: number; mended?: string };
	const question = questionOf(state);
	const isOwn = isOwnSearch(state, settings);
	isOther ||= !isWaiting && (!isOwn || forSale === 0);
	const parts = useAnswerParts(isOther);
	useLayoutEffect(() => {
		if (!isOther || isWaiting) return;
		const meaning = meant(state);
		const { lists } = meaning;
		const makes = results.getFacetValues('make', {}) as { name: string }[];
		// A model alone has its make: `2 BMW 3 Series cars`.
		const isOfOne = lists.model && !lists.make && makes.length === 1;
		const asked = isOfOne ? { ...meaning, lists: { ...lists, make: makes.map(({ name }) => name) } } : meaning;
		// The cars are those of the mended words.
		const query = mended === undefined ? asked.query : asked.query.replace(words.trim(), () => mended);
		const missing = mended === '' ? asked.query : '';
		const found = { state: { ...asked, query }, count: forSale, missing };
		parts?.namePage(isOwn ? null : found, { labels, words: settings.words });
	}, [isWaiting, parts, question, forSale, mended]);
	return parts;
}

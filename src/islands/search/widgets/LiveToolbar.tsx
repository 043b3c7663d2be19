import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Chosen } from '../../../components/search/facets/Chosen.tsx';
import { Presets } from '../../../components/search/toolbar/Presets.tsx';
import { readSearch } from '../../../search/state/url-state.ts';
import { hasWish, toggleWish } from '../../../search/state/wish.ts';
import { nearChoice } from '../../../site/lists/near-places.ts';
import { useNear } from '../near/use-near.ts';
import { PagePart } from '../page/PagePart.tsx';
import { useBoxAndOrder } from '../page/use-box-and-order.ts';
import { chosenFilters, isOwnSearch } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

/** Box, order and ready-made choices above the results. */
export function LiveToolbar() {
	const { settings, labels, asked, search } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const { categories } = settings;
	useBoxAndOrder(results);
	const chosen = isOwnSearch(state, settings)
		? 0
		: chosenFilters(state, { labels, categories, asked }).filter(({ key }) => key !== 'q' && key !== 'order').length;
	const [quick] = useState(() => quickFiltersOf(search));
	const near = useNear();
	const presets = quick.map((one) =>
		one.value === nearChoice.value ? near.preset : { ...one, path: '', chosen: hasWish(state, one.wish) },
	);
	const choose = (value: string) =>
		value === nearChoice.value ? void near.choose() : setState((other) => toggleWish(other, readSearch(value).state));
	return (
		<>
			<PagePart name="badge">
				<Chosen count={chosen} className="search-badge" />
			</PagePart>
			<PagePart name="presets">
				<Presets presets={presets} onChoose={choose} />
			</PagePart>
		</>
	);
}

/** The quick filters of the page, as the build has drawn them. */
const quickFiltersOf = (search: HTMLElement) =>
	[...search.querySelectorAll<HTMLElement>('.search-presets [data-choice]')].map(({ dataset, textContent }) => {
		const value = dataset['choice'] ?? '';
		return { value, label: textContent?.trim() ?? '', wish: readSearch(value).state };
	});

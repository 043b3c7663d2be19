import { useInstantSearch } from 'react-instantsearch';
import { Chosen } from '../../../components/search/facets/Chosen.tsx';
import { Presets } from '../../../components/search/toolbar/Presets.tsx';
import { emptySearch } from '../../../search/state/search-state.ts';
import { PagePart } from '../page/PagePart.tsx';
import { useBoxAndOrder } from '../page/use-box-and-order.ts';
import { chosenFilters } from '../state/chosen-filters.ts';
import { searchPath } from '../state/routing.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

/** Box, order and ready-made choices above the results. */
export function LiveToolbar() {
	const { settings, labels, asked } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const { categories } = settings;
	useBoxAndOrder(!results.__isArtificial);
	const chosen = chosenFilters(state, { labels, categories, asked }).filter(({ key }) => key !== 'q').length;
	const presets = categories.map(({ slug, name }) => ({
		value: slug,
		label: name,
		path: searchPath({ ...emptySearch, category: slug }, settings),
		chosen: slug === state.category,
	}));
	const choose = (slug: string) =>
		setState((other) => ({ ...other, category: other.category === slug ? null : slug, page: 1 }));
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

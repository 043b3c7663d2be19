import { useInstantSearch } from 'react-instantsearch';
import { Chosen } from '../../components/search/Chosen.tsx';
import { Presets } from '../../components/search/Presets.tsx';
import { emptySearch } from '../../search/search-state.ts';
import { chosenFilters } from './chosen-filters.ts';
import { Part } from './Part.tsx';
import { searchPath } from './routing.ts';
import { useTools } from './search-context.ts';
import { useFields } from './use-fields.ts';
import { useSearch } from './use-search.ts';

/** Box, order and ready-made choices above the results. */
export function LiveToolbar() {
	const { settings, labels } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const { categories } = settings;
	useFields(!results.__isArtificial);
	const chosen = chosenFilters(state, { labels, categories }).filter(({ key }) => key !== 'q').length;
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
			<Part name="badge">
				<Chosen count={chosen} className="search-badge" />
			</Part>
			<Part name="presets">
				<Presets presets={presets} onChoose={choose} />
			</Part>
		</>
	);
}

import { FiltersButton } from '../../components/search/FiltersButton.tsx';
import { Presets } from '../../components/search/Presets.tsx';
import { SearchBox } from '../../components/search/SearchBox.tsx';
import { SortSelect } from '../../components/search/SortSelect.tsx';
import { searchTexts } from '../../components/search/texts.ts';
import { emptySearch } from '../../search/search-state.ts';
import { chosenFilters } from './chosen-filters.ts';
import { resultsId } from './LiveResults.tsx';
import { searchPath } from './routing.ts';
import { useTools } from './search-context.ts';
import { openSheet } from './sheet.ts';
import { useSearch } from './use-search.ts';

/** Box, order and ready-made choices above the results. */
export function LiveToolbar() {
	const { settings, labels } = useTools();
	const { state, setState } = useSearch();
	const { defaultSort, sorts, categories, listPath, words } = settings;
	const chosen = chosenFilters(state, { labels, categories }).filter(({ key }) => key !== 'q').length;
	const presets = categories.map(({ slug, name }) => ({
		value: slug,
		label: name,
		path: searchPath({ ...emptySearch, category: slug }, settings),
		chosen: slug === state.category,
	}));
	const choose = (slug: string) =>
		setState((other) => ({ ...other, category: other.category === slug ? null : slug, page: 1 }));
	const onSort = (value: string) => {
		const name = sorts.find(({ param }) => param === value)?.name ?? defaultSort;
		setState((other) => ({ ...other, sort: name === defaultSort ? null : name, page: 1 }));
	};
	return (
		<div className="search-bar">
			<SearchBox
				action={listPath}
				{...searchTexts(words)}
				live={{
					text: state.query,
					onText: (query) => setState((other) => ({ ...other, query, page: 1 })),
					onSubmit: () => document.getElementById(resultsId)?.focus(),
				}}
			/>
			<div className="search-tools">
				<FiltersButton chosen={chosen} onOpen={openSheet} />
				<SortSelect
					sorts={sorts.map(({ param, label }) => ({ value: param, label }))}
					value={sorts.find(({ name }) => name === (state.sort ?? defaultSort))?.param ?? ''}
					onSort={onSort}
				/>
			</div>
			<Presets presets={presets} onChoose={choose} />
		</div>
	);
}

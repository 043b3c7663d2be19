import type { SearchSettings } from '../../site/search-settings.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { type Preset, Presets } from './Presets.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { searchTexts } from './texts.ts';

type Props = { settings: SearchSettings; sheet: string; presets: readonly Preset[] };

/** Box, order and ready-made choices as the build draws them. */
export function StaticToolbar({ settings, sheet, presets }: Props) {
	const { listPath, sorts, defaultSort, words } = settings;
	const choices = sorts.map(({ param, label }) => ({ value: param, label }));
	return (
		<div className="search-bar">
			<SearchBox action={listPath} {...searchTexts(words)} />
			<div className="search-tools">
				<FiltersButton chosen={0} popover={sheet} />
				<SortSelect sorts={choices} value={sorts.find(({ name }) => name === defaultSort)?.param ?? ''} />
			</div>
			<Presets presets={presets} />
		</div>
	);
}

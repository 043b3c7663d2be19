import { sortParam } from '../../../search/fields/sorts.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import { DenseSwitch } from './DenseSwitch.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { type Preset, Presets } from './Presets.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';

type Props = { settings: SearchSettings; presets: readonly Preset[]; box: { label: string; placeholder: string } };

/** Box, order and ready-made choices as the build draws them. */
export function StaticToolbar({ settings, presets, box }: Props) {
	const { listPath, layout, sorts, defaultSort } = settings;
	const choices = sorts.map(({ param, label }) => ({ value: param, label }));
	return (
		<div className="search-bar">
			<SearchBox action={listPath} {...box} />
			<div className="search-tools">
				<FiltersButton />
				<SortSelect sorts={choices} value={sorts.find(({ name }) => name === defaultSort)?.param ?? ''} />
				{layout === 'grid' && <DenseSwitch />}
			</div>
			{presets.length > 0 && (
				<div className="search-quick">
					<a
						className="chip"
						href={`${listPath}?sort=${sortParam('latest')}`}
						data-new-cars={settings.pointerPath}
						hidden
					>
						New since your last visit
					</a>
					<ul className="search-presets" aria-label="Quick filters" data-part="presets">
						<Presets presets={presets} />
					</ul>
				</div>
			)}
		</div>
	);
}

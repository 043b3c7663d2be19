import type { Locale } from '../../../domain/words/locale.ts';
import type { Facet, ListFacet, RangeFacet } from '../../../search/fields/facets.ts';
import { facetLabel, facetPlural } from '../../../search/fields/value-label.ts';
import type { PanelFacet } from '../../../site/lists/search-panel.ts';
import { sheetId } from '../toolbar/FiltersButton.tsx';
import { SheetFoot, SheetHead } from '../toolbar/SheetHead.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { FacetSearch, isSearched } from './FacetSearch.tsx';
import { FacetSection } from './FacetSection.tsx';
import { PriceModes } from './PriceModes.tsx';
import { RangeFields } from './RangeFields.tsx';
import { rangeModel } from './range.ts';
import { shownUnit } from './range-unit.ts';

type Props = {
	/** Those that can narrow this list. */
	facets: readonly PanelFacet[];
	/** The site's. */
	all: readonly Facet[];
	found: string;
	locale: Locale;
	/** The price can be set by the week: the rates of repayments. */
	weeklyRates?: string | undefined;
};

/**
 * The filters as the build draws them: beside the list, or a popover that the browser opens without script. Facets that
 * cannot narrow this list have their place, hidden, for the search that comes.
 */
export function StaticPanel({ facets: shown, all, found, locale, weeklyRates }: Props) {
	return (
		<section className="search-panel" id={sheetId} popover="auto" aria-label="Filters">
			<SheetHead />
			<div className="search-panel-body">
				{all.map((facet) => {
					const model = shown.find(({ field }) => field === facet.field);
					if (facet.kind === 'list' && facet.place === 'address') return null;
					return (
						<FacetSection
							key={facet.field}
							name={facet.param}
							label={facetLabel(facet, locale)}
							open={facet.open}
							hidden={!model}
							needsScript={facet.kind === 'range'}
						>
							{facet.kind === 'list' ? (
								<ListValues facet={facet} model={model} locale={locale} />
							) : (
								<>
									{weeklyRates && facet.field === 'price' && <PriceModes rates={weeklyRates} />}
									<RangeValues facet={facet} model={model} locale={locale} />
								</>
							)}
						</FacetSection>
					);
				})}
				<p className="facets-none">Nothing found, so nothing to filter by. Clear all to start again.</p>
			</div>
			<div className="search-panel-foot" data-part="foot">
				<SheetFoot found={found} />
			</div>
		</section>
	);
}

type Of<AnyFacet> = { facet: AnyFacet; model: PanelFacet | undefined; locale: Locale };

function ListValues({ facet, model, locale }: Of<ListFacet>) {
	const { param, limit } = facet;
	const choices = model?.kind === 'list' ? model.choices : [];
	const plural = facetPlural(facet, locale);
	return (
		<>
			<FacetSearch plural={plural} hidden={!isSearched(choices.length, limit)} />
			<div data-part={`${param}-values`}>
				<ChoiceList choices={choices} plural={plural} limit={limit} />
			</div>
		</>
	);
}

function RangeValues({ facet, model, locale }: Of<RangeFacet>) {
	const range = model?.kind === 'range' ? { ...rangeModel(facet, model.bounds, locale), bars: model.bars } : null;
	const { written } = shownUnit(facet.unit, locale);
	return (
		<div data-part={`${facet.param}-range`} data-range={range ? JSON.stringify(range) : undefined}>
			{range && <RangeFields range={range} chosen={{}} written={written} />}
		</div>
	);
}

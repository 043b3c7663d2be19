import type { Locale } from '../../domain/locale.ts';
import type { PanelFacet } from '../../site/search-panel.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FacetSearch, isSearched } from './FacetSearch.tsx';
import { FacetSection } from './FacetSection.tsx';
import { isOpenAtFirst, valuesName } from './facet-texts.ts';
import { RangeFields } from './RangeFields.tsx';
import { shownUnit } from './range-unit.ts';
import { SheetFoot, SheetHead } from './SheetHead.tsx';

type Props = { facets: readonly PanelFacet[]; sheet: string; found: string; locale: Locale };

/** The filters as the build draws them: beside the list, or a popover that the browser opens without script. */
export function StaticPanel({ facets, sheet, found, locale }: Props) {
	const close = { popover: sheet };
	return (
		<section className="search-panel" id={sheet} popover="auto" aria-label="Filters">
			<SheetHead close={close} id={`${sheet}-title`} />
			<div className="search-panel-body">
				{facets.map((facet) => (
					<FacetSection
						key={facet.name}
						name={facet.name}
						label={facet.label}
						open={isOpenAtFirst(facet)}
						needsScript={facet.kind === 'range'}
					>
						<Values facet={facet} locale={locale} />
					</FacetSection>
				))}
			</div>
			<SheetFoot close={close} found={found} />
		</section>
	);
}

function Values({ facet, locale }: { facet: PanelFacet; locale: Locale }) {
	if (facet.kind === 'list') {
		const plural = valuesName(facet);
		return (
			<>
				{isSearched(facet.choices.length, facet.limit) && <FacetSearch plural={plural} />}
				<ChoiceList choices={facet.choices} plural={plural} limit={facet.limit} />
			</>
		);
	}
	const { shown, written } = shownUnit(facet.unit, locale);
	const bounds = { min: shown(facet.bounds.min), max: shown(facet.bounds.max) };
	return <RangeFields range={{ ...facet, bounds }} chosen={{}} written={written} />;
}

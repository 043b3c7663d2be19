import { type Choice, ChoiceList } from './ChoiceList.tsx';
import { FacetSection } from './FacetSection.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { RangeModel } from './range.ts';
import { SheetFoot, SheetHead } from './SheetHead.tsx';

/** A facet as the build draws it: links, or fields that wait for the search. */
export type StaticFacet = { name: string; label: string; open: boolean } & (
	| { kind: 'list'; choices: readonly Choice[]; plural: string; limit: number }
	| { kind: 'range'; range: RangeModel }
);

type Props = { facets: readonly StaticFacet[]; sheet: string; found: string };

/** The filters as the build draws them: beside the list, or a popover that the browser opens without script. */
export function StaticPanel({ facets, sheet, found }: Props) {
	const close = { popover: sheet };
	return (
		<section className="search-panel" id={sheet} popover="auto" aria-label="Filters">
			<SheetHead close={close} id={`${sheet}-title`} />
			<div className="search-panel-body">
				{facets.map((facet) => (
					<FacetSection key={facet.name} {...facet}>
						{facet.kind === 'list' ? (
							<ChoiceList {...facet} />
						) : (
							<RangeFields range={facet.range} chosen={{}} written={String} />
						)}
					</FacetSection>
				))}
			</div>
			<SheetFoot close={close} found={found} />
		</section>
	);
}

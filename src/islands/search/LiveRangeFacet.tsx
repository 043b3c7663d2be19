import { useRange } from 'react-instantsearch';
import { FacetSection } from '../../components/search/FacetSection.tsx';
import { isOpenAtFirst } from '../../components/search/facet-texts.ts';
import { RangeFields } from '../../components/search/RangeFields.tsx';
import { shownUnit } from '../../components/search/range-unit.ts';
import type { RangeFacet } from '../../search/facets.ts';
import type { SearchRange } from '../../search/search-state.ts';
import { facetLabel } from '../../search/value-label.ts';
import { withRange } from './choose.ts';
import { useTools } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** A facet that is a range, in the units that the locale shows. */
export function LiveRangeFacet({ facet }: { facet: RangeFacet }) {
	const { field, param, step, unit } = facet;
	const { locale } = useTools().labels;
	const { state, setState } = useSearch();
	const { min, max } = useRange({ attribute: field }).range;
	const chosen = state.ranges[field] ?? {};
	const isChosen = state.ranges[field] !== undefined;
	if (!isChosen && (min === undefined || max === undefined || min >= max)) return null;
	const { shown, stored, written } = shownUnit(unit, locale);
	const label = facetLabel(facet, locale);
	const bounds = {
		min: shown(Math.floor((min ?? chosen.min ?? 0) / step) * step),
		max: shown(Math.ceil((max ?? chosen.max ?? 0) / step) * step),
	};
	return (
		<FacetSection name={param} label={label} open={isOpenAtFirst(facet) || isChosen} chosen={isChosen ? 1 : 0}>
			<RangeFields
				range={{ name: param, label, bounds, step }}
				chosen={mapEnds(chosen, shown)}
				written={written}
				onRange={(range) => setState((other) => withRange(other, field, mapEnds(range, stored)))}
			/>
		</FacetSection>
	);
}

function mapEnds({ min, max }: SearchRange, change: (value: number) => number): SearchRange {
	return { ...(min !== undefined && { min: change(min) }), ...(max !== undefined && { max: change(max) }) };
}

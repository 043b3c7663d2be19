import { useRange } from 'react-instantsearch';
import { FacetSection } from '../../components/search/FacetSection.tsx';
import { isOpenAtFirst } from '../../components/search/facet-texts.ts';
import { RangeFields } from '../../components/search/RangeFields.tsx';
import { kilometresOf, shownDistance } from '../../domain/car-distance.ts';
import { type Locale, localeFacts } from '../../domain/locale.ts';
import type { RangeFacet } from '../../search/facets.ts';
import type { SearchRange } from '../../search/search-state.ts';
import { facetLabel, rangeLabel } from '../../search/value-label.ts';
import { withRange } from './choose.ts';
import { useTools } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** A facet that is a range, in the units that the locale shows. */
export function LiveRangeFacet({ facet }: { facet: RangeFacet }) {
	const { field, param, step } = facet;
	const { locale } = useTools().labels;
	const { state, setState } = useSearch();
	const { min, max } = useRange({ attribute: field }).range;
	const chosen = state.ranges[field] ?? {};
	const isChosen = state.ranges[field] !== undefined;
	if (!isChosen && (min === undefined || max === undefined || min >= max)) return null;
	const { shown, stored } = unitOf(facet, locale);
	const label = facetLabel(facet, locale);
	const bounds = { min: shown(min ?? chosen.min ?? 0), max: shown(max ?? chosen.max ?? 0) };
	return (
		<FacetSection name={param} label={label} open={isOpenAtFirst(facet) || isChosen} chosen={isChosen ? 1 : 0}>
			<RangeFields
				range={{ name: param, label, bounds, step }}
				chosen={mapEnds(chosen, shown)}
				written={(value) => rangeLabel(facet, { min: stored(value), max: stored(value) }, locale)}
				onRange={(range) => setState((other) => withRange(other, field, mapEnds(range, stored)))}
			/>
		</FacetSection>
	);
}

type Unit = { shown: (value: number) => number; stored: (value: number) => number };

function unitOf({ unit }: RangeFacet, locale: Locale): Unit {
	if (unit !== 'kilometres' || localeFacts(locale).distanceUnit === 'KMT') return { shown: same, stored: same };
	return { shown: (value) => shownDistance(value, locale).value, stored: kilometresOf };
}

const same = (value: number): number => value;

function mapEnds({ min, max }: SearchRange, change: (value: number) => number): SearchRange {
	return { ...(min !== undefined && { min: change(min) }), ...(max !== undefined && { max: change(max) }) };
}

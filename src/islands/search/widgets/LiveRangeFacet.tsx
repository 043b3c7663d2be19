import { useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Chosen } from '../../../components/search/facets/Chosen.tsx';
import { type RangeModel, rangeModel } from '../../../components/search/facets/range.ts';
import { type RangeUnit, shownUnit } from '../../../components/search/facets/range-unit.ts';
import type { RangeFacet } from '../../../search/fields/facets.ts';
import { rangeLabel } from '../../../search/fields/value-label.ts';
import { barsOf } from '../../../search/state/bars.ts';
import { withRange } from '../../../search/state/choose.ts';
import type { SearchRange } from '../../../search/state/search-state.ts';
import { PagePart } from '../page/PagePart.tsx';
import { useFacetSection } from '../page/use-facet-section.ts';
import { useRangeFields } from '../page/use-range-fields.tsx';
import { useTools } from '../state/search-context.ts';
import { useRangeWidget } from '../state/use-range-widget.ts';
import { useSearch } from '../state/use-search.ts';

/** A facet that is a range, in the units that the locale shows, or as the visitor has chosen. */
export function LiveRangeFacet({ facet }: { facet: RangeFacet }) {
	const { field, param, step, unit } = facet;
	const { labels, useUnit, asFilters } = useTools();
	const { locale } = labels;
	const own = useUnit?.(field);
	const { state, setState } = useSearch();
	const { results } = useInstantSearch();
	const found = useRangeWidget(field);
	// Where nothing is found the panel stays as it was.
	const last = useRef(found);
	if (found.min !== undefined) last.current = found;
	const { min, max } = last.current;
	const asked = asFilters(state).ranges[field];
	const chosen = asked ?? {};
	const isChosen = asked !== undefined;
	const shown = isChosen || (min !== undefined && max !== undefined && min < max);
	const isThere = !results.__isArtificial;
	const { shown: inUnit, stored, written } = own ?? shownUnit(unit, locale);
	const bounds = {
		min: Math.floor((min ?? chosen.min ?? 0) / step) * step,
		max: Math.ceil((max ?? chosen.max ?? 0) / step) * step,
	};
	useFacetSection({ name: param, shown, chosen: isChosen ? 1 : 0, isThere });
	useRangeFields(`${param}-range`, {
		range: {
			...rangeModel(facet, bounds, locale, own),
			bars: unit === 'dollars' ? barsIn(results, field, bounds) : undefined,
		},
		chosen: mapEnds(chosen, inUnit),
		written,
		onRange: (range) =>
			setState((other) =>
				withRange(asked === state.ranges[field] ? other : asFilters(other), field, mapEnds(range, stored)),
			),
		isThere: isThere && shown,
	});
	return (
		<PagePart name={`${param}-chosen`}>
			<Chosen
				count={isChosen ? 1 : 0}
				className="facet-chosen"
				words={isChosen ? rangeLabel(facet, chosen, locale) : ''}
			/>
		</PagePart>
	);
}

type SearchResults = ReturnType<typeof useInstantSearch>['results'];

/** How many of the cars found there are along a range, whatever is chosen of it. */
function barsIn({ disjunctiveFacets }: SearchResults, field: string, bounds: RangeModel['bounds']): string | undefined {
	const counts = Object.entries(disjunctiveFacets.find(({ name }) => name === field)?.data ?? {});
	if (bounds.min >= bounds.max) return undefined;
	return barsOf(
		counts.map(([value, count]) => [Number(value), count]),
		bounds,
	);
}

function mapEnds({ min, max }: SearchRange, change: RangeUnit['stored']): SearchRange {
	return {
		...(min !== undefined && { min: change(min, 'min') }),
		...(max !== undefined && { max: change(max, 'max') }),
	};
}

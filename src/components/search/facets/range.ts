import type { Locale } from '../../../domain/words/locale.ts';
import type { RangeFacet } from '../../../search/fields/facets.ts';
import { facetLabel } from '../../../search/fields/value-label.ts';
import type { SearchRange } from '../../../search/state/search-state.ts';
import { type RangeUnit, shownUnit } from './range-unit.ts';

/** A range of the filters: the lowest and highest value there is, the step of the slider, and the outline of `barsOf` once it is counted. */
export type RangeModel = {
	name: string;
	label: string;
	bounds: { min: number; max: number };
	step: number;
	bars?: string | undefined;
};

/** The range of a facet as it is shown, in `own` unit where it has one; `bounds` are in the units of the stock. */
export function rangeModel(facet: RangeFacet, { min, max }: Ends, locale: Locale, own?: RangeUnit): RangeModel {
	const { shown, step = facet.step } = own ?? shownUnit(facet.unit, locale);
	const bounds = { min: shown(min), max: shown(max) };
	return { name: facet.param, label: facetLabel(facet, locale), step, bounds };
}

type Ends = RangeModel['bounds'];

/** Ends that were typed the wrong way round are swapped. */
export function inOrder({ min, max }: SearchRange): SearchRange {
	return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : rangeOf(min, max);
}

/** The range with one end set, or open. */
export function withEnd({ min, max }: SearchRange, end: keyof SearchRange, value: number | undefined): SearchRange {
	return end === 'min' ? rangeOf(value, max) : rangeOf(min, value);
}

/** The range with these ends; one that is undefined is open. */
export function rangeOf(min: number | undefined, max: number | undefined): SearchRange {
	return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

import { kilometresOf, shownDistance } from '../../../domain/cars/distance.ts';
import { type Locale, localeFacts } from '../../../domain/words/locale.ts';
import type { RangeFacet } from '../../../search/fields/facets.ts';
import { rangeLabel } from '../../../search/fields/value-label.ts';

/** How the numbers of a range are shown: as in the stock, except distances where the locale has miles (SITE-9), or by choice. */
export type RangeUnit = {
	shown: (stored: number) => number;
	/** What the ends mean may differ: $98 a week is any price that is rounded up to it. */
	stored: (shown: number, end: 'min' | 'max') => number;
	/** Step of the slider, where it is not the facet's. */
	step?: number;
	/** A shown number in words: `$20,000`. */
	written: (shown: number) => string;
};

export function shownUnit(unit: RangeFacet['unit'], locale: Locale): RangeUnit {
	const inMiles = unit === 'kilometres' && localeFacts(locale).distanceUnit === 'SMI';
	const stored = inMiles ? kilometresOf : same;
	return {
		shown: inMiles ? (value) => shownDistance(value, locale).value : same,
		stored,
		written: (value) => rangeLabel({ unit }, { min: stored(value), max: stored(value) }, locale),
	};
}

const same = (value: number): number => value;

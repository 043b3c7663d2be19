import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { SearchRange } from '../state/search-state.ts';
import { type Facet, type ListFacet, type ListField, listFacets, type RangeFacet } from './facets.ts';
import { asItIs, type Labeller, type LabelSettings, units } from './labellers.ts';

/** `Colour`, or `Color` under en-US; `Kilometres` or `Mileage`. */
export const facetLabel = ({ label }: Pick<Facet, 'label'>, locale: Locale): string =>
	typeof label === 'string' ? localiseText(label, locale) : label(locale);

/** What several values of a facet are called: `makes`, `colours`. */
export const facetPlural = ({ plural }: Pick<ListFacet, 'plural'>, locale: Locale): string =>
	localiseText(plural, locale);

const labellers = new Map<ListField, Labeller>(listFacets.map(({ field, valueLabel }) => [field, valueLabel]));

/** A facet's value as visitors read it (SRCH-5, CARD-6): `ŠKODA` → Škoda, `used` → Pre-owned, `7` → 7 seats. */
export function valueLabel(field: ListField, value: string, settings: LabelSettings): string {
	return (labellers.get(field) ?? asItIs)(value, settings);
}

/** A range as visitors read it: `$10,000 to $30,000`, `from 2018`, `up to 50,000 km`, `at least 3 photos`. */
export function rangeLabel({ unit }: Pick<RangeFacet, 'unit'>, { min, max }: SearchRange, locale: Locale): string {
	const text = (value: number) => units[unit](value, locale);
	if (min !== undefined && max !== undefined) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
	if (min !== undefined) return `from ${text(min)}`;
	return max === undefined ? '' : `up to ${text(max)}`;
}

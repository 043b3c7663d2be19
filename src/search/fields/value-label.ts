import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { SearchRange } from '../state/search-state.ts';
import { type Facet, type ListFacet, type ListField, listFacets, type RangeFacet } from './facets.ts';
import { asItIs, inUnit, type LabelSettings } from './labellers.ts';

/** `Colour`, or `Color` under en-US; `Kilometres` or `Mileage`. */
export const facetLabel = ({ label }: Pick<Facet, 'label'>, locale: Locale): string =>
	typeof label === 'string' ? localiseText(label, locale) : label(locale);

/** What several values of a facet are called: `makes`, `colours`. */
export const facetPlural = ({ plural }: Pick<ListFacet, 'plural'>, locale: Locale): string =>
	localiseText(plural, locale);

const rows = new Map(listFacets.map((row) => [row.field, row]));

/** A facet's value as visitors read it (SRCH-5, CARD-6): `ŠKODA` → Škoda, `used` → Pre-owned, `7` → 7 seats. */
export function valueLabel(field: ListField, value: string, settings: LabelSettings): string {
	const { valueLabel: label = asItIs, called } = rows.get(field) ?? {};
	return called?.[value] ?? (typeof label === 'string' ? label.replace('#', value) : label(value, settings));
}

/** A range as visitors read it: `$10,000 to $30,000`, `from 2018`, `up to 50,000 km`; a measure of some trades is `400 km+`. */
export function rangeLabel(
	{ unit, heading }: Pick<RangeFacet, 'unit' | 'heading'>,
	{ min, max }: SearchRange,
	locale: Locale,
): string {
	const text = (value: number) => inUnit(value, unit, locale);
	if (min !== undefined && max !== undefined) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
	if (min !== undefined) return heading ? `${text(min)}+` : `from ${text(min)}`;
	return max === undefined ? '' : `up to ${text(max)}`;
}

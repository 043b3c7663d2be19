import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { type Facet, type ListFacet, type ListField, listFacets } from './facets.ts';
import { asItIs, type Labeller, type LabelSettings } from './labellers.ts';

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

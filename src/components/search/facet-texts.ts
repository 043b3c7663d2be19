import type { Locale } from '../../domain/locale.ts';
import type { Facet } from '../../search/facets.ts';
import { facetLabel } from '../../search/value-label.ts';

const openAtFirst = ['car_type', 'make', 'model', 'simple_body', 'price'];

/** The facets that most visitors begin with are open, the others fold away. */
export const isOpenAtFirst = ({ field }: Facet): boolean => openAtFirst.includes(field);

const plurals: Readonly<Record<string, string>> = {
	body: 'bodies',
	city: 'cities',
	fuel: 'fuels',
	seats: 'numbers of seats',
};

/** What several values of a facet are called: `makes`, `colours`. */
export function valuesName(facet: Facet, locale: Locale): string {
	const name = facetLabel(facet, locale).toLowerCase();
	return plurals[facet.param] ?? `${name}s`;
}

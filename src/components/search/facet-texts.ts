import type { Facet } from '../../search/facets.ts';

const openAtFirst = ['car_type', 'make', 'model', 'simple_body', 'price'];

/** The facets that most visitors begin with are open, the others fold away. */
export const isOpenAtFirst = ({ field }: Pick<Facet, 'field'>): boolean => openAtFirst.includes(field);

const plurals: Readonly<Record<string, string>> = {
	body: 'bodies',
	city: 'cities',
	fuel: 'fuels',
	seats: 'numbers of seats',
};

/** What several values of a facet are called: `makes`, `colours`. */
export function valuesName({ label, name }: { label: string; name: string }): string {
	return plurals[name] ?? `${label.toLowerCase()}s`;
}

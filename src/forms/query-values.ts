import type { FormSettings, FormValues } from './definition.ts';

/** Keys of a page's query that fill in a form (ROUTE-9, FORM-10). */
const keys = ['car_id', 'car_type', 'stock_number', 'vehiclePriceBudget', 'offer', 'category'] as const;

/**
 * What the address says of the lead: the car, the budget, and the location of `preferredDealership`. For the `known`
 * values of `initialValues`.
 */
export function queryValues(
	query: Readonly<Record<string, string>>,
	{ locations }: Pick<FormSettings, 'locations'>,
): FormValues {
	const said = keys.flatMap((key) => (query[key] ? [[key, query[key]]] : []));
	const slug = query['preferredDealership'];
	const place = slug ? locations.find(({ dealership_slug }) => dealership_slug === slug) : undefined;
	return { ...Object.fromEntries(said), ...(place && { location: String(place.id) }) };
}

import { compileFilter, type FilterPredicate } from '../search/filter/compile.ts';
import { parseFilter } from '../search/filter/parse.ts';
import { stockSchema } from '../search/stock-schema.ts';
import type { Car } from '../stock/car.ts';

/** The cars that a filter expression lets through, in their order; all of them where it is empty. Throws for one that the config's check should have refused. */
export function filterCars(cars: readonly Car[], expression: string): Car[] {
	return cars.filter(predicate(expression));
}

function predicate(expression: string): FilterPredicate {
	const parsed = parseFilter(expression, stockSchema);
	if (!parsed.ok) throw new Error(`"${expression}" is not a filter: ${parsed.errors.map(({ message }) => message).join('; ')}`);
	return compileFilter(parsed.filter);
}

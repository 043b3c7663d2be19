import { stockSchema } from '../fields/stock-schema.ts';
import { compileFilter, type FilterPredicate } from './compile.ts';
import { parseFilter } from './parse.ts';

/**
 * A filter expression over the stock as a test of one car; an empty one lets every car through (SITE-6). Throws a
 * RangeError for an expression that cannot be read: the config's check refuses those first.
 */
export function carFilter(expression: string): FilterPredicate {
	const parsed = parseFilter(expression, stockSchema);
	if (parsed.ok) return compileFilter(parsed.filter);
	throw new RangeError(
		`cannot read the filter ${expression}: ${parsed.errors.map(({ message }) => message).join('; ')}`,
	);
}

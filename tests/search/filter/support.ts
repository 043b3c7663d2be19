import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { compileFilter, type Filterable } from '../../../src/search/filter/compile.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';

/** Whether one car passes an expression that has to be valid. */
export function passes(expression: string, car: Filterable): boolean {
	const parsed = parseFilter(expression, stockSchema);
	if (!parsed.ok) throw new Error(`${expression}: ${parsed.errors.map(({ message }) => message).join('; ')}`);
	return compileFilter(parsed.filter)(car);
}

/** The errors of an expression, each as `code@position`. */
export function errorsOf(expression: string): string[] {
	const parsed = parseFilter(expression, stockSchema);
	return parsed.ok ? [] : parsed.errors.map(({ code, position }) => `${code}@${position}`);
}

/** The warnings of a valid expression, each as `code@position`. */
export function warningsOf(expression: string): string[] {
	const parsed = parseFilter(expression, stockSchema);
	return parsed.ok ? parsed.warnings.map(({ code, position }) => `${code}@${position}`) : ['not valid'];
}

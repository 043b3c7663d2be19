import { closest, distance } from 'fastest-levenshtein';
import type { FilterProblem, FilterSchema } from './filter.ts';

const maxWidth = 100;

/** The expression with a caret under the place, and what is wrong there; a misspelt field with the nearest known one. */
export function formatFilterProblem(expression: string, problem: FilterProblem, schema: FilterSchema): string {
	const { message, position, field } = problem;
	const from = Math.max(0, Math.min(position - maxWidth / 2, expression.length - maxWidth));
	const before = from > 0 ? '…' : '';
	const after = expression.length > from + maxWidth ? '…' : '';
	const line = before + expression.slice(from, from + maxWidth).replace(/\s/g, ' ') + after;
	const hint = field === undefined ? '' : `. ${nearestField(field, schema)}`;
	return `${line}\n${' '.repeat(before.length + position - from)}^ ${message}${hint}`;
}

function nearestField(field: string, schema: FilterSchema): string {
	const names = Object.keys(schema);
	const nearest = closest(field.toLowerCase(), names);
	if (distance(field.toLowerCase(), nearest) <= field.length / 2) return `Did you mean "${nearest}"?`;
	return `The fields are ${names.join(', ')}.`;
}

import { z } from 'zod';
import { formatFilterProblem } from '../search/filter/format-problem.ts';
import { parseFilter } from '../search/filter/parse.ts';
import { stockSchema } from '../search/fields/stock-schema.ts';
import { formatPath, shortened } from './explain.ts';
import type { Problem } from './problem.ts';

/** A filter in Typesense's filter_by language, parsed here so that its faults show before any stock is read (SITE-6). */
export const filterExpression = z
	.string()
	.trim()
	.min(1)
	.superRefine((expression, ctx) => {
		const result = parseFilter(expression, stockSchema);
		for (const fault of result.ok ? [] : result.errors) {
			const hint = `At character ${fault.position + 1}:\n${formatFilterProblem(expression, fault, stockSchema)}`;
			ctx.addIssue({ code: 'custom', message: 'a filter without faults', input: expression, params: { hint } });
		}
	});

/** What is doubtful in a valid filter, such as an operator inside a value. */
export function filterWarnings(expression: string, path: readonly PropertyKey[], file: string): Problem[] {
	const result = parseFilter(expression, stockSchema);
	return (result.ok ? result.warnings : []).map((doubt) => ({
		file,
		path: formatPath(path),
		found: shortened(expression),
		expected: 'a filter without doubtful parts',
		hint: `At character ${doubt.position + 1}:\n${formatFilterProblem(expression, doubt, stockSchema)}`,
	}));
}

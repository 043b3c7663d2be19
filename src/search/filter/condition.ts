import type { FilterCondition, FilterFindings, FilterSchema } from './filter.ts';
import { lintValue } from './lint.ts';
import { dropStart, type Slice, trimSlice } from './slice.ts';
import { parseBool } from './values/bool-value.ts';
import { parseId } from './values/id-value.ts';
import { parseNumbers } from './values/number-value.ts';
import { parseText } from './values/text-value.ts';

/** Reads one `field:value`; undefined if that is an error, which is then among the findings. */
export function parseCondition(slice: Slice, schema: FilterSchema, found: FilterFindings): FilterCondition | undefined {
	const field = fieldOf(slice, found);
	if (!field) return undefined;
	const type = Object.hasOwn(schema, field.name) ? schema[field.name]?.type : undefined;
	if (!type) {
		const message = `there is no field "${field.name}"`;
		found.errors.push({ code: 'unknown-field', message, position: field.position, field: field.name });
		return undefined;
	}
	lintValue(field.value, type, schema, found.warnings);
	if (type === 'string') return parseText(field.name, field.value, found);
	if (type === 'id') return parseId(field.name, field.value, found);
	if (type === 'bool') return parseBool(field.name, field.value, found);
	return parseNumbers(field.name, type, field.value, found);
}

function fieldOf(slice: Slice, found: FilterFindings): { name: string; position: number; value: Slice } | undefined {
	const { text, position } = trimSlice(slice);
	const colon = text.indexOf(':');
	const problem = shapeProblem(text, colon);
	if (problem) {
		found.errors.push({ ...problem, position });
		return undefined;
	}
	const value = dropStart({ text, position }, colon + 1);
	if (value.text.startsWith('(') && !value.text.includes(')')) {
		found.errors.push({ code: 'unbalanced', message: 'this "(" is never closed', position: value.position });
		return undefined;
	}
	return { name: text.slice(0, colon).trim(), position, value };
}

function shapeProblem(text: string, colon: number) {
	if (/^!?\$/.test(text)) {
		return { code: 'not-supported', message: 'conditions on other collections ("$…") are not supported' } as const;
	}
	if (/^[&|]/.test(text)) {
		return { code: 'not-a-condition', message: `a single "${text[0]}" is not an operator, write && or ||` } as const;
	}
	if (colon < 0) {
		const message = `"${text}" is not of the form field:value (a value with parentheses, && or || needs backticks)`;
		return { code: 'not-a-condition', message } as const;
	}
	return undefined;
}

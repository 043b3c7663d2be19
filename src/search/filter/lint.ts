import type { FieldType, FilterProblem, FilterSchema } from './filter.ts';
import type { Slice } from './slice.ts';
import { listItems, takeEquality } from './values/list.ts';

const swallowed = /(?:((?<!\w)(?:AND|OR|and|or)\b|[&|;,])\s*)?\b(\w+)\s*:|\s(AND|OR)\s(?!\s*\w+\s*:)/g;

/** Warns of values that the search server accepts but that hardly mean what their author thinks (L2, L3, X4, X6). */
export function lintValue(raw: Slice, type: FieldType, schema: FilterSchema, warnings: FilterProblem[]): void {
	const { value } = takeEquality(raw);
	lintMarks(raw, value, warnings);
	lintSwallowed(value, schema, warnings);
	if (type === 'string') for (const item of listItems(value) ?? [value]) lintText(item, warnings);
}

function lintMarks(raw: Slice, value: Slice, warnings: FilterProblem[]): void {
	const tick = value.text.split('`').length % 2 === 0 ? value.text.lastIndexOf('`') : -1;
	if (tick >= 0) {
		const message = 'this backtick is never closed: everything after it belongs to the value';
		warnings.push({ code: 'unclosed-mark', message, position: value.position + tick });
	}
	if (value.text.startsWith('[') && !value.text.endsWith(']')) {
		const message = 'this "[" opens no list, for the value does not end with "]"';
		warnings.push({ code: 'unclosed-mark', message, position: value.position });
	}
	if (/^\[\]$/.test(value.text)) {
		const message = raw.text.startsWith('!') ? 'an empty list excludes nothing' : 'an empty list finds nothing';
		warnings.push({ code: 'finds-nothing', message, position: value.position });
	}
}

/** Finds `AND`, `;` and the like, and `field:`, inside a value: an operator is missing or is not one (L2). */
function lintSwallowed(value: Slice, schema: FilterSchema, warnings: FilterProblem[]): void {
	const open = value.text.replace(/`[^`]*(`|$)/g, (quoted) => ' '.repeat(quoted.length));
	for (const match of open.matchAll(swallowed)) {
		const [text, connector, field, word] = match;
		const shouted = connector === 'AND' || connector === 'OR';
		if (field !== undefined && !shouted && !Object.hasOwn(schema, field)) continue;
		const position = value.position + match.index + (text.length - text.trimStart().length);
		const what = word ?? connector;
		const message = what
			? `"${what}" is not an operator but part of the value; write && or ||`
			: `"${field}:" is part of the value before it; write && or || between two conditions`;
		warnings.push({ code: 'swallowed-operator', message, position });
	}
}

function lintText({ text, position }: Slice, warnings: FilterProblem[]): void {
	const marks = /^[=!<>:~]+/.exec(text)?.[0];
	if (marks) {
		const message = `"${marks}" here is not an operator and is ignored like all punctuation in a value`;
		warnings.push({ code: 'ignored-mark', message, position });
	}
	if (/^(["']).*\1$/.test(text)) {
		const message = 'quotes have no meaning here; use backticks, or none';
		warnings.push({ code: 'ignored-mark', message, position });
	}
}

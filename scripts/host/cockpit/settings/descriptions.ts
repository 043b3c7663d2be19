import type { z } from 'zod';
import { siteFields } from '../../../../src/config/site-fields.ts';

/** What a key of a config is for, in the words of the schema; empty where it says nothing. `path`: its steps from the top. */
export function describeSetting(path: readonly string[]): string {
	let schema: unknown = siteFields;
	let said = '';
	for (const step of path) {
		const next = stepInto(innermost(schema).schema, step);
		if (!next) return '';
		const { schema: reached, text } = innermost(next);
		[schema, said] = [reached, text];
	}
	return said;
}

type Definition = {
	innerType?: unknown;
	in?: unknown;
	shape?: Record<string, unknown>;
	valueType?: unknown;
	options?: readonly unknown[];
};

const definitionOf = (schema: unknown): Definition => (schema as { _zod: { def: Definition } })._zod.def;

/** What is left of a schema without its defaults and the like; the first of these that says something has the words. */
function innermost(schema: unknown): { schema: unknown; text: string } {
	let text = (schema as z.ZodType).description ?? '';
	let current = schema;
	for (;;) {
		const { innerType, in: from } = definitionOf(current);
		const next = innerType ?? from;
		if (next === undefined) return { schema: current, text };
		text ||= (next as z.ZodType).description ?? '';
		current = next;
	}
}

function stepInto(schema: unknown, step: string): unknown {
	const { shape, valueType, options = [] } = definitionOf(schema);
	if (shape) return shape[step];
	return valueType ?? options.map((option) => stepInto(innermost(option).schema, step)).find(Boolean);
}

import { z } from 'zod';

/** A list in which no two entries have the same `key`; entries without it do not count. The second entry is the problem. */
export function uniqueBy<Schema extends z.ZodType>(item: Schema, key: string, among: string) {
	return z.array(item).superRefine(
		(items, ctx) => {
			const seen = new Map<unknown, number>();
			for (const [index, entry] of items.entries()) {
				const value = valueAt(entry, key);
				const first = seen.get(value);
				if (first === undefined) seen.set(value, index);
				else if (value !== undefined) ctx.addIssue(repeated(index, key, value, `[${first}] of the ${among}`));
			}
		},
		{ when: ({ value }) => Array.isArray(value) },
	);
}

function valueAt(entry: unknown, key: string): unknown {
	return typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : undefined;
}

function repeated(index: number, key: string, input: unknown, place: string) {
	return {
		code: 'custom' as const,
		path: [index, key],
		input,
		message: `another ${key}, because ${place} has this one`,
	};
}

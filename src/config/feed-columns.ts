import { z } from 'zod';
import { carFieldNames } from '../stock/car/car-fields.ts';
import { columnOrder } from './column-order.ts';
import { text } from './value.ts';

const field = z.enum(carFieldNames);

const columnRule = z
	.strictObject({
		column: z
			.union([text, z.array(text).min(1)], { error: 'the name of a column, or a list of names' })
			.describe('Name of the column, as in the header; or several, whose values are joined with join.'),
		join: z
			.string()
			.optional()
			.describe(
				"Text between the values of several columns, such as ', ' or '|'. Default: a blank. Blank values are left out.",
			),
		after: z
			.array(field)
			.min(1)
			.optional()
			.describe(
				'Mapped fields whose values are removed from the front: 2022 MG MG3 Excite, after year, make and model, gives Excite.',
			),
		split: z
			.string()
			.min(1)
			.optional()
			.describe("Text that separates the parts of the value, such as ','. Needs part."),
		part: z.int().positive().optional().describe('Which part to take, from 1. Needs split.'),
		values: z
			.record(z.string(), z.string())
			.optional()
			.describe("Values to replace: { 'Land': 'Land Rover' }. An empty value means unknown."),
	})
	.refine((rule) => (rule.split === undefined) === (rule.part === undefined), {
		error: 'split and part together, or neither',
	});

const columnEntry = z.union([text, columnRule], {
	error: 'the name of a column, or { column, join?, after?, split? with part?, values? }',
});

/** An object with one optional key for each of a car's fields, so that a misspelt field is an unknown key. */
export function byField<Value extends z.ZodType>(value: Value) {
	const fields = Object.fromEntries(field.options.map((name) => [name, value.optional()]));
	return z.strictObject(fields as Record<z.output<typeof field>, z.ZodOptional<Value>>);
}

/** Which column each field is read from. */
export const columns = byField(columnEntry).superRefine((map, { addIssue }) => {
	for (const name of columnOrder(map).faults) {
		const rule = map[name as keyof typeof map];
		const input = typeof rule === 'object' ? rule.after : undefined;
		addIssue({
			code: 'custom',
			path: [name, 'after'],
			input,
			message: 'mapped fields that do not depend on this one',
		});
	}
});

export type ColumnMap = z.output<typeof columns>;
export type ColumnRule = z.output<typeof columnRule>;

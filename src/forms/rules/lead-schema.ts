import { mixed, type ObjectSchema, object, type Schema, ValidationError } from 'yup';
import type { FieldDefinition, FormDefinition, FormSettings, FormValues } from '../definition.ts';
import { fieldsOf } from '../definition.ts';
import { isFieldShown } from '../flow/visibility.ts';
import { normaliseValue } from '../kinds/normalise-value.ts';
import { type ValueKey, valueKeys } from '../kinds/value-keys.ts';
import { leadValues, stepsSoFar } from '../lead/lead-values.ts';
import { valueKeyFault } from './value-schema.ts';

/*
 * The one place that knows Yup. It costs 5 ms to load: import this file where forms are checked, never where pages are
 * built.
 */

type Form = { form: FormDefinition; settings: FormSettings };

/**
 * The schema of a form's values, the same in the browser and in the function (FORM-2). `steps` limits it to those steps
 * (a step in the browser, the steps so far of a partial lead). Unknown keys are kept; a field that is not shown is not
 * checked.
 */
export function leadSchema(
	form: FormDefinition,
	settings: FormSettings,
	steps?: readonly number[],
): ObjectSchema<FormValues> {
	const fields = fieldsOf(form, steps);
	const shape = fields.flatMap((field) =>
		valueKeys(field).map((part): [string, Schema] => [part.key, valueSchema({ form, settings }, field, part)]),
	);
	return object(Object.fromEntries(shape)) as ObjectSchema<FormValues>;
}

function valueSchema({ form, settings }: Form, field: FieldDefinition, part: ValueKey): Schema {
	return mixed()
		.nullable()
		.transform((value) => normaliseValue(field, value))
		.test(part.rule, (_, context) => {
			const values = context.parent as FormValues;
			if (!isFieldShown(field, { form, settings, values })) return true;
			const message = valueKeyFault(field, part, { values, settings });
			return message === null || context.createError({ message });
		});
}

/** The values as they are sent, or what is wrong, by key; in the order of the form, so that the first is the first seen. */
export type CheckedForm = { ok: true; values: FormValues } | { ok: false; errors: Record<string, string> };

/** Checks the values of a form, all steps or those asked for (FORM-2). Unknown keys are kept. */
export function checkForm({ form, settings }: Form, values: FormValues, steps?: readonly number[]): CheckedForm {
	try {
		const schema = leadSchema(form, settings, steps);
		const checked = schema.validateSync(ownValues(form, values), { abortEarly: false, disableStackTrace: true });
		return { ok: true, values: { ...values, ...checked } };
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		return { ok: false, errors: inOrder(error.inner, fieldsOf(form, steps)) };
	}
}

/**
 * Checks a lead as it was sent: all fields of a complete one, those of the steps so far of a partial one (FORM-8). What
 * the builder of the payload has changed (name, Yes and No, Careers Enquiry) is read back first.
 */
export function validateLead(form: FormDefinition, settings: FormSettings, lead: Readonly<FormValues>): CheckedForm {
	return checkForm({ form, settings }, leadValues(form, settings, lead), stepsSoFar(form, lead));
}

/** The values of the form's fields alone: Yup takes a key such as `constructor` for a field of its schema. */
function ownValues(form: FormDefinition, values: FormValues): FormValues {
	const keys = fieldsOf(form).flatMap((field) => valueKeys(field).map(({ key }) => key));
	return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]]] : [])));
}

function inOrder(found: readonly ValidationError[], fields: readonly FieldDefinition[]): Record<string, string> {
	const messages = new Map(found.map(({ path, message }) => [(path ?? '').replace(/^\["(.*)"\]$/, '$1'), message]));
	const keys = fields.flatMap((field) => valueKeys(field).map(({ key }) => key));
	return Object.fromEntries(keys.flatMap((key) => (messages.has(key) ? [[key, messages.get(key) ?? '']] : [])));
}

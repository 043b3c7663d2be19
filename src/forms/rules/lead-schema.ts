import { type Lazy, lazy, object, ValidationError } from 'yup';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../definition.ts';
import { nextStep } from '../flow/steps.ts';
import { shownFields } from '../flow/visibility.ts';
import { normaliseValue } from '../kinds/normalise-value.ts';
import { valueKeys } from '../kinds/value-keys.ts';
import { leadValues, stepsSoFar } from '../lead/lead-values.ts';
import type { FormSettings } from '../settings.ts';
import { valueSchemas } from './value-schema.ts';

/*
 * Yup costs 5 ms to load: import this file where forms are checked, never where pages are built.
 */

type Form = { form: FormDefinition; settings: FormSettings };

/**
 * The schema of a form's values, the same in the browser and in the function (FORM-2). `steps` limits it to those steps
 * (a step in the browser, the steps so far of a partial lead). It has the fields that are shown with these values.
 */
export function leadSchema({ form, settings }: Form, steps?: readonly number[]): Lazy<FormValues> {
	return lazy((given: FormValues) => shownSchema({ form, settings }, given, steps)) as Lazy<FormValues>;
}

/** The schema that a step has to pass before it is sent: its own fields, on the last step those of the whole form (FORM-7). */
export function stepSchema({ form, settings }: Form, step: number): Lazy<FormValues> {
	return lazy((values: FormValues) => {
		const isLast = nextStep({ form, settings, values }, step) === null;
		return shownSchema({ form, settings }, values, isLast ? undefined : [step]);
	}) as Lazy<FormValues>;
}

function shownSchema({ form, settings }: Form, given: FormValues, steps: readonly number[] | undefined) {
	const values = { ...given, ...normalised(fieldsOf(form, steps), given, settings) };
	const shown = shownFields({ form, settings, values }, steps);
	return object(Object.assign({}, ...shown.map((field) => valueSchemas(field, settings))));
}

/** The values as they are sent, or what is wrong, by key, in the order of the form. */
export type CheckedForm = { ok: true; values: FormValues } | { ok: false; errors: Record<string, string> };

/** Checks the values of a form, all steps or those asked for (FORM-2). Unknown keys are kept. */
export function checkForm({ form, settings }: Form, values: FormValues, steps?: readonly number[]): CheckedForm {
	const fields = fieldsOf(form, steps);
	try {
		const options = { abortEarly: false, disableStackTrace: true };
		leadSchema({ form, settings }, steps).validateSync(ownValues(form, values), options);
		return { ok: true, values: { ...values, ...normalised(fields, values, settings) } };
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		return { ok: false, errors: inOrder(error.inner, fields) };
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
	return Object.fromEntries(keysOf(fieldsOf(form)).flatMap((key) => entryOf(values, key)));
}

/** The values that these fields have, normalised. */
function normalised(fields: readonly FieldDefinition[], values: FormValues, settings: FormSettings): FormValues {
	return Object.fromEntries(
		fields.flatMap((field) =>
			keysOf([field]).flatMap((key) =>
				entryOf(values, key).map(([, value]): [string, unknown] => [key, normaliseValue(field, value, settings)]),
			),
		),
	);
}

const keysOf = (fields: readonly FieldDefinition[]): string[] =>
	fields.flatMap((field) => valueKeys(field).map(({ key }) => key));

const entryOf = (values: FormValues, key: string): [key: string, value: unknown][] =>
	Object.hasOwn(values, key) && values[key] !== undefined ? [[key, values[key]]] : [];

/** The first error of each value, in the order of the form. */
function inOrder(found: readonly ValidationError[], fields: readonly FieldDefinition[]): Record<string, string> {
	const messages = new Map(
		found.toReversed().map(({ path, message }) => [(path ?? '').replace(/^\["(.*)"\]$/, '$1'), message]),
	);
	return Object.fromEntries(
		keysOf(fields).flatMap((key) => (messages.has(key) ? [[key, messages.get(key) ?? '']] : [])),
	);
}

import { object, type Schema } from 'yup';
import type { FieldDefinition, FormValues } from '../definition.ts';
import { choicesOf } from '../kinds/choices.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { isEmptyValue, normaliseValue } from '../kinds/normalise-value.ts';
import { type ValueKey, valueKeys } from '../kinds/value-keys.ts';
import type { FormSettings } from '../settings.ts';
import { formTexts } from './texts.ts';
import { shapes } from './value-rules.ts';

/**
 * The Yup schemas of a field's values, by key (FORM-2). The first error of a key is the one to show. Whether the field is
 * shown is not asked here.
 */
export function valueSchemas(field: FieldDefinition, settings: FormSettings): Record<string, Schema> {
	return Object.fromEntries(valueKeys(field).map((part) => [part.key, valueSchema(field, part, settings)]));
}

/** Whether the field has a value and nothing is wrong with it, so that others may depend on it (FORM-2). */
export function isFilledWell(
	field: FieldDefinition,
	{ values, settings }: { values: FormValues; settings: FormSettings },
) {
	const own = Object.fromEntries(valueKeys(field).map(({ key }) => [key, values[key]]));
	const isFilled = Object.values(own).every((value) => !isEmptyValue(value));
	return isFilled && object(valueSchemas(field, settings)).isValidSync(own);
}

function valueSchema(field: FieldDefinition, { rule, required }: ValueKey, settings: FormSettings): Schema {
	const { value: shape, closed } = kindOf(field);
	const schema = shapes[shape](rule, { field, settings })
		.typeError(formTexts.unknownValue)
		// From what was given, before Yup's own casting: `true` is not a text, nor 'on' a tick.
		.transform((_, given) => emptyAsAbsent(normaliseValue(field, given, settings)));
	const offered = closed ? withChoices(schema, field, settings) : schema;
	const bounded = field.below ? withBelow(offered, field.below) : offered;
	const chosen = field.after ? withAfter(bounded, field.after) : bounded;
	// A date of birth says itself what is missing, once for its three values.
	if (required && rule !== 'birthday') return chosen.required(formTexts.required);
	if (field.required === false) return chosen;
	if (field.unless) return withOneOf(chosen, field.unless, formTexts.required);
	return field.either ? withOneOf(chosen, [field.either], formTexts.either) : chosen;
}

/** One of several fields is enough: this one is missed where it and all the others are empty. */
function withOneOf(schema: Schema, others: readonly string[], message: string): Schema {
	return schema.test({
		name: 'either',
		message,
		test: (value, { parent }) =>
			[value, ...others.map((name) => (parent as FormValues)[name])].some((one) => !isEmptyValue(one)),
	});
}

/** A deposit is less than what it is a part of. */
function withBelow(schema: Schema, other: string): Schema {
	return schema.test({
		name: 'below',
		message: formTexts.below,
		skipAbsent: true,
		test: (value, { parent }) => {
			const whole = (parent as FormValues)[other];
			return isEmptyValue(whole) || !(Number(value) >= Number(whole));
		},
	});
}

/** Somebody returns later than they pick up. Both are by the same clock, so their texts are in the order of time. */
function withAfter(schema: Schema, other: string): Schema {
	return schema.test({
		name: 'after',
		message: formTexts.after,
		skipAbsent: true,
		test: (value, { parent }) => {
			const earlier = (parent as FormValues)[other];
			return isEmptyValue(earlier) || String(value) > String(earlier);
		},
	});
}

/** Every answer must be one of those offered. */
function withChoices(schema: Schema, field: FieldDefinition, settings: FormSettings): Schema {
	const allowed = choicesOf(field, settings).map(({ value }) => value);
	if (allowed.length === 0) return schema;
	const isOffered = (value: unknown) => [value].flat().every((one) => allowed.includes(String(one)));
	// Not `oneOf`, which comes before the length and does not know lists.
	return schema.test({ name: 'choice', message: formTexts.choice, skipAbsent: true, test: isOffered });
}

/** Yup's rules leave absent values alone. */
const emptyAsAbsent = (value: unknown): unknown => (isEmptyValue(value) ? undefined : value);

import type { FieldDefinition, FormSettings, FormValues } from '../definition.ts';
import { choicesOf } from '../kinds/choices.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { isEmptyValue, normaliseValue } from '../kinds/normalise-value.ts';
import { type ValueKey, valueKeys } from '../kinds/value-keys.ts';
import { formTexts, tooLongText } from './texts.ts';
import { valueFault } from './value-rules.ts';

const longestText = 200;
const longestMessage = 5000;

type Context = { values: FormValues; settings: FormSettings };

/** What is wrong with one value of a field; null if nothing is (FORM-2). Whether the field is shown is not asked here. */
export function valueKeyFault(
	field: FieldDefinition,
	valueKey: ValueKey,
	{ values, settings }: Context,
): string | null {
	const value = normaliseValue(field, values[valueKey.key]);
	if (isEmptyValue(value)) return valueKey.required ? formTexts.required : null;
	return (
		shapeFault(field, value) ??
		valueFault(valueKey.rule, value, { field, values, settings }) ??
		choiceFault(field, value, settings)
	);
}

/** Whether the field has a value and nothing is wrong with it, so that others may depend on it (FORM-2). */
export function isFilledWell(field: FieldDefinition, context: Context): boolean {
	return valueKeys(field).every(
		(part) => !isEmptyValue(context.values[part.key]) && valueKeyFault(field, part, context) === null,
	);
}

function shapeFault(field: FieldDefinition, value: unknown): string | null {
	const { value: shape, control } = kindOf(field);
	if (shape === 'flag') return typeof value === 'boolean' ? null : formTexts.unknownValue;
	if (shape === 'list') return isTextList(value) ? null : formTexts.unknownValue;
	if (shape !== 'text') return null;
	if (typeof value !== 'string') return formTexts.unknownValue;
	const limit = field.maxLength ?? (control === 'textarea' || control === 'hidden' ? longestMessage : longestText);
	return value.length > limit ? tooLongText(limit) : null;
}

function choiceFault(field: FieldDefinition, value: unknown, settings: FormSettings): string | null {
	if (!kindOf(field).closed) return null;
	const allowed = choicesOf(field, settings).map(({ value: known }) => known);
	const chosen = Array.isArray(value) ? value : [value];
	return allowed.length === 0 || chosen.every((one) => allowed.includes(String(one))) ? null : formTexts.choice;
}

function isTextList(value: unknown): boolean {
	return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

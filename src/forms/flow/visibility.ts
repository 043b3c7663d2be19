import type { Condition, FieldDefinition, FormDefinition, FormValues } from '../definition.ts';
import { fieldsOf } from '../definition.ts';
import { valueKeys } from '../kinds/value-keys.ts';
import { isFilledWell } from '../rules/value-schema.ts';
import type { FormSettings } from '../settings.ts';

/** What a condition is looked up in. */
export type Shown = { form: FormDefinition; settings: FormSettings; values: FormValues };

/**
 * Whether the field is shown: its step is not skipped, and what it depends on is shown itself, not empty, without error
 * and of the values asked for (FORM-2).
 */
function isFieldShown(field: FieldDefinition, context: Shown): boolean {
	return holdsFor(field, context, new Set());
}

/** Whether a step is passed through; one that is not is skipped (FORM-7). */
export function isStepShown(step: FormDefinition['steps'][number], context: Shown): boolean {
	return conditionHolds(step.showWhen, context, new Set());
}

/** The fields that are shown, of all steps or of those asked for. */
export function shownFields(context: Shown, steps?: readonly number[]): FieldDefinition[] {
	return fieldsOf(context.form, steps).filter((field) => isFieldShown(field, context));
}

function holdsFor(field: FieldDefinition, context: Shown, asking: ReadonlySet<string>): boolean {
	// A circle of conditions could never be answered: what is in it stays hidden.
	if (asking.has(field.name)) return false;
	const next = new Set([...asking, field.name]);
	const step = context.form.steps.find(({ fields }) => fields.some(({ name }) => name === field.name));
	return conditionHolds(step?.showWhen, context, next) && conditionHolds(field.showWhen, context, next);
}

function conditionHolds(condition: Condition | undefined, context: Shown, asking: ReadonlySet<string>): boolean {
	if (!condition) return true;
	const other = fieldsOf(context.form).find(({ name }) => name === condition.field);
	if (!other || !holdsFor(other, context, asking)) return false;
	return isFilledWell(other, context) && hasValue(other, condition, context.values);
}

function hasValue(field: FieldDefinition, { values: wanted }: Condition, values: FormValues): boolean {
	if (!wanted) return true;
	const held = valueKeys(field).flatMap(({ key }) => values[key]);
	return held.some((value) => wanted.includes(typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)));
}

import { useState } from 'react';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';

type Checked<Values> = { values: Values; errors: object; submitCount: number };

/**
 * Whether the visitor has changed an answer since it was last checked. It is checked again when it is submitted and not before (FORM-2), but
 * until then what was found wrong with it need not look as if it still were.
 */
export function useChanged<Values extends object>(checked: Checked<Values>): (key: keyof Values) => boolean {
	const [last, setLast] = useState(checked);
	const isChecked = last.errors !== checked.errors || last.submitCount !== checked.submitCount;
	// While it is drawn, and not after: the focus goes to the first answer that is wrong.
	if (isChecked) setLast(checked);
	const before = isChecked ? checked.values : last.values;
	return (key) => !isSameAnswer(checked.values[key], before[key]);
}

/** Texts, ticks, and lists of them or of files. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
	if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
	return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** The keys whose change answers a fault of this one: one of several of which one is enough, an amount and what it is a part of, a time and one that it comes after, and the parts of a date of birth, are one answer. */
export function answeredBy(form: FormDefinition, key: string): string[] {
	const fields = fieldsOf(form);
	const own = fieldOf(form, key);
	const keys = own && kindOf(own).control === 'birthday' ? keysOf(own) : [key];
	const named = [own?.either, own?.below, own?.after, ...(own?.unless ?? [])];
	return [...keys, ...fields.filter(({ name }) => named.includes(name)).flatMap(keysOf)];
}

/** A day without its time, or a time without its day: the visitor has begun to put it right. */
export function isHalf(form: FormDefinition, key: string, value: unknown): boolean {
	const field = fieldOf(form, key);
	return field !== undefined && kindOf(field).rule === 'date-time' && /^T|T$/.test(String(value));
}

const fieldOf = (form: FormDefinition, key: string): FieldDefinition | undefined =>
	fieldsOf(form).find((field) => keysOf(field).includes(key));

const keysOf = (field: FieldDefinition): string[] => valueKeys(field).map(({ key }) => key);

/** The same for a form of the site. */
export function useChangedIn(form: FormDefinition, checked: Checked<FormValues>): (key: string) => boolean {
	const isChanged = useChanged(checked);
	return (key) => !isHalf(form, key, checked.values[key]) && answeredBy(form, key).some(isChanged);
}

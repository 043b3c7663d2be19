import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';

/**
 * What the fields of a form on the page say other than what it starts with: what was typed, chosen, or filled in by the browser
 * before the form came to life.
 */
export function typedValues(element: ParentNode, form: FormDefinition, start: FormValues): FormValues {
	const keys = fieldsOf(form).flatMap((field) => valueKeys(field).map(({ key }) => key));
	const typed = keys.flatMap((key) => {
		const value = valueIn(element, key, start[key]);
		return value === undefined || isSameValue(value, start[key]) ? [] : [[key, value] as const];
	});
	return Object.fromEntries(typed);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A value as the form holds it; undefined where the page does not ask for it. */
function valueIn(element: ParentNode, key: string, start: unknown): FormValues[string] | undefined {
	const name = CSS.escape(key);
	const found = [...element.querySelectorAll<Control>(`[name="${name}"], [type="radio"][data-name="${name}"]`)];
	const boxes = found.filter((control) => control instanceof HTMLInputElement && /checkbox|radio/.test(control.type));
	const ticked = (boxes as HTMLInputElement[]).filter((box) => box.checked).map(({ value }) => value);
	const [first] = found;
	if (!first) return undefined;
	if (Array.isArray(start)) return ticked;
	if (first.type === 'radio') return ticked[0] ?? '';
	return first.type === 'checkbox' ? ticked.length > 0 : first.value;
}

/** Whether two plain values, or two forms' values, say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

import type { FormDefinition } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';

/** Whether a step of the form asks for a day and time to come. */
export function asksTime(form: FormDefinition, step: number): boolean {
	const fields = form.steps.find(({ id }) => id === step)?.fields ?? [];
	return fields.some((field) => kindOf(field).rule === 'date-time');
}

import type { FieldDefinition } from '../definition.ts';
import { kindOf } from './field-kinds.ts';
import type { KindPart } from './kind-row.ts';

/** One value of a field: its key in the lead, its label, and the rule it is held to. */
export type ValueKey = KindPart & { required: boolean };

/**
 * The values of a field, in the order they are asked for. Most fields have one, under their name; a full name is `name` and
 * `last_name` (FORM-5), tyres are a quantity and a size. A button has none.
 */
export function valueKeys(field: FieldDefinition): ValueKey[] {
	const kind = kindOf(field);
	if (kind.value === 'none') return [];
	const required = isRequired(field);
	const parts = kind.parts ?? [onlyPart(field)];
	return parts.map((part) => ({ ...part, key: part.key.replace('{name}', () => field.name), required }));
}

function onlyPart({ label, ...field }: FieldDefinition): KindPart {
	const kind = kindOf(field);
	const autocomplete = field.autocomplete ?? kind.autocomplete;
	const key = (kind.dateInput && field.dateInputName) || '{name}';
	return { key, label, rule: kind.rule, ...(autocomplete && { autocomplete }) };
}

/** Required by default. Neither is an opt-in, nor one of several of which one is enough, nor what is hidden: the visitor could not put it right (FORM-2). */
export function isRequired(field: FieldDefinition): boolean {
	if (field.hidden || field.type === 'hidden' || field.either || field.unless) return false;
	return field.required ?? kindOf(field).optional !== true;
}

import type { FieldDefinition } from '../definition.ts';
import type { ValueRule } from '../rules/value-rules.ts';
import { kindOf } from './field-kinds.ts';

/** One value of a field: its key in the lead, the rule it is held to, and its label where the field has several. */
export type ValueKey = { key: string; rule: ValueRule; label: string; autocomplete?: string; required: boolean };

/**
 * The values of a field, in the order they are asked for. Most have one, under the field's name; a full name is `name`
 * and `last_name` (FORM-5), a date of birth `day`, `month` and `year`, an address its street, city, state and postcode,
 * tyres a quantity and a size. A button has none.
 */
export function valueKeys(field: FieldDefinition): ValueKey[] {
	const kind = kindOf(field);
	const required = isRequired(field);
	const part = (key: string, label: string, rule: ValueRule, autocomplete?: string): ValueKey => ({
		key,
		label,
		rule,
		required,
		...(autocomplete && { autocomplete }),
	});
	if (kind.value === 'none') return [];
	switch (field.type) {
		case 'fullName':
			return [
				part(field.name, 'First name', 'person-name', 'given-name'),
				part('last_name', 'Last name', 'person-name', 'family-name'),
			];
		case 'dob':
			return [
				part('day', 'Day', 'birthday', 'bday-day'),
				part('month', 'Month', 'birthday', 'bday-month'),
				part('year', 'Year', 'birthday', 'bday-year'),
			];
		case 'address':
			return [
				part(field.name, 'Street address', 'text', 'street-address'),
				part('city', 'Suburb or city', 'text', 'address-level2'),
				part('state', 'State or region', 'text', 'address-level1'),
				part('postcode', 'Postcode', 'postcode', 'postal-code'),
			];
		case 'tyres':
			return [
				part(`${field.name}_quantity`, 'How many tyres', 'quantity'),
				part(`${field.name}_size`, 'Tyre size', 'text'),
			];
		default: {
			const key = field.type === 'dateTime' ? (field.dateInputName ?? field.name) : field.name;
			return [part(key, field.label, kind.rule, field.autocomplete ?? kind.autocomplete)];
		}
	}
}

/** Required by default; an opt-in is not, and what is hidden cannot be put right by the visitor (FORM-2). */
function isRequired(field: FieldDefinition): boolean {
	if (field.hidden || field.type === 'hidden') return false;
	return field.required ?? kindOf(field).optional !== true;
}

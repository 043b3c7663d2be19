import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../definition.ts';
import { primaryLocation } from '../definitions/common-fields.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { valueKeys } from '../kinds/value-keys.ts';
import type { FormSettings } from '../settings.ts';

/**
 * What a form starts with: its defaults, then what is known (the car of the page, the query, the remembered user) for the
 * keys that it has. An unknown key of `known` is left out.
 */
export function initialValues(form: FormDefinition, settings: FormSettings, known: FormValues = {}): FormValues {
	const entries = fieldsOf(form).flatMap((field) =>
		valueKeys(field).map(({ key }, index) => [key, known[key] ?? (index === 0 ? startOf(field, settings) : '')]),
	);
	return Object.fromEntries(entries);
}

function startOf({ defaultValue, ...field }: FieldDefinition, { locations, optInDefault }: FormSettings): unknown {
	if (defaultValue === primaryLocation) return primaryLocationId(locations);
	if (defaultValue !== undefined) return typeof defaultValue === 'number' ? String(defaultValue) : defaultValue;
	if (field.type === 'optIn') return optInDefault;
	const { value } = kindOf(field);
	return value === 'flag' ? false : value === 'list' || value === 'files' ? [] : '';
}

/** The number of the primary location, else of the first; empty where the site has none (FORM-10). */
function primaryLocationId(locations: FormSettings['locations']): string {
	const location = locations.find(({ primary }) => primary) ?? locations[0];
	return location ? String(location.id) : '';
}

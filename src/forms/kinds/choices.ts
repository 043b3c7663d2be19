import type { Choice, FieldDefinition } from '../definition.ts';
import type { FormSettings } from '../settings.ts';
import { kindOf } from './field-kinds.ts';

/** The answers of a field: its own, else those of its kind, else the site's locations (FORM-1). */
export function choicesOf(field: FieldDefinition, settings: Pick<FormSettings, 'locations'>): Choice[] {
	if (field.options) return [...field.options];
	const { options, source } = kindOf(field);
	if (options) return options.map((text) => ({ value: text, label: text }));
	if (source === 'locations') return settings.locations.map(({ id, name }) => ({ value: String(id), label: name }));
	return [];
}

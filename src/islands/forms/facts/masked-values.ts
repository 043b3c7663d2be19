import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { masked } from '../../../forms/kinds/input-masks.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import type { FormSettings } from '../../../forms/settings.ts';

/** Values as their fields write them: a phone number in its groups (FORM-3). */
export function maskedValues(values: FormValues, form: FormDefinition, settings: FormSettings): FormValues {
	const written = fieldsOf(form).flatMap((field) => {
		const { mask } = kindOf(field);
		return valueKeys(field).flatMap(({ key }) => {
			const value = values[key];
			return mask && typeof value === 'string' && value !== '' ? [[key, masked(mask, value, settings)] as const] : [];
		});
	});
	return { ...values, ...Object.fromEntries(written) };
}

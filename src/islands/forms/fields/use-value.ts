import { useField, useFormikContext } from 'formik';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { type ValueKey, valueKeys } from '../../../forms/kinds/value-keys.ts';
import { awaitsPlace } from '../facts/offered-places.ts';
import { useForm } from '../shell/form-context.ts';

/** A value that Formik holds, and what ties its element to its label, help and error (FORM-1). */
export function useValue(field: FieldDefinition, { key, autocomplete, required }: ValueKey) {
	const { id, isChanged } = useForm();
	const [{ value }, { error, touched }, { setValue }] = useField<unknown>(key);
	const fault = touched && error;
	const stands = fault && !isChanged(key);
	const own = id(key);
	const describedBy = [field.help && `${id(field.name)}-help`, fault && `${own}-error`].filter(Boolean).join(' ');
	return {
		value,
		set: (next: unknown) => void setValue(next),
		attributes: {
			id: own,
			name: key,
			autoComplete: autocomplete,
			'aria-describedby': describedBy || undefined,
			'aria-invalid': stands ? true : undefined,
			'aria-required': required || undefined,
			'data-fault': stands ? '' : undefined,
		},
	};
}

/**
 * What Formik found wrong with the values of these keys, by key; at the last submit, not since (FORM-2). Nothing is said of a time until it
 * is known where, which is asked first (CAR-1).
 */
export function useFaults(keys: readonly string[]): Readonly<Record<string, string>> {
	const { getFieldMeta, values } = useFormikContext<FormValues>();
	const asked = useForm();
	const later = awaitsPlace(asked, values['location']) ? timeKeys(asked.form) : [];
	return Object.fromEntries(
		keys.flatMap((key) => {
			const { touched, error } = getFieldMeta(key);
			return touched && error && !later.includes(key) ? [[key, error]] : [];
		}),
	);
}

const timeKeys = (form: FormDefinition): string[] =>
	fieldsOf(form)
		.filter((field) => kindOf(field).rule === 'date-time')
		.flatMap((field) => valueKeys(field).map(({ key }) => key));

/** The one value of a field that has no parts. */
export function onlyValue(field: FieldDefinition): ValueKey {
	const [part] = valueKeys(field);
	if (!part) throw new Error(`The field "${field.name}" has no value.`);
	return part;
}

import { type FieldDefinition, type FormDefinition, fieldsOf } from '../definition.ts';
import { defaultForm, formNames } from '../definitions/default-forms.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { valueKeys } from '../kinds/value-keys.ts';

/**
 * Keys of the answers that are kept encrypted and are not mailed: those of the form's fields that say so, by themselves or by
 * their kind. A lead may also have keys that its form does not know, or name no form: then the keys of all our forms count.
 */
export function sensitiveKeys(form: FormDefinition | undefined): ReadonlySet<string> {
	const own = form ? fieldsOf(form) : [];
	const ordinary = new Set(keysOf(own.filter((field) => !isSensitive(field))));
	const anywhere = keysOf(formNames.flatMap((name) => sensitiveFields(defaultForm(name))));
	return new Set([...keysOf(own.filter(isSensitive)), ...anywhere.filter((key) => !ordinary.has(key))]);
}

const sensitiveFields = (form: FormDefinition | undefined): FieldDefinition[] =>
	form ? fieldsOf(form).filter(isSensitive) : [];

const isSensitive = (field: FieldDefinition): boolean => field.sensitive ?? kindOf(field).sensitive === true;

const keysOf = (fields: readonly FieldDefinition[]): string[] =>
	fields.flatMap((field) => valueKeys(field).map(({ key }) => key));

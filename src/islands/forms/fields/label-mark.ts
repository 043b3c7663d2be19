import { type FieldDefinition, type FormDefinition, fieldsOf } from '../../../forms/definition.ts';

/** What stands behind a label: `(optional)`, `(or phone)` where one of two fields is enough; nothing where it is required, or another field's help says when it is (FORM-2). */
export function markOf(
	{ either, unless }: Pick<FieldDefinition, 'either' | 'unless'>,
	required: boolean,
	form: FormDefinition,
): string | null {
	if (required || unless) return null;
	const other = either === undefined ? undefined : fieldsOf(form).find(({ name }) => name === either);
	return other ? `(or ${other.label.toLowerCase()})` : '(optional)';
}

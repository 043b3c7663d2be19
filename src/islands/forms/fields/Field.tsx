import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { controls } from './control-table.ts';

/** A field as a visitor meets it; one that is hidden is sent and not drawn (FORM-1). */
export function Field({ field }: { field: FieldDefinition }) {
	if (field.hidden) return null;
	const Control = controls[kindOf(field).control];
	return Control && <Control field={field} />;
}

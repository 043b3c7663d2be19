import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/field-kinds.ts';
import { valueKeys } from '../../../forms/value-keys.ts';
import { FieldFrame, FieldGroup } from '../FieldFrame.tsx';
import { PartInput } from '../PartInput.tsx';

/** A value of several texts: a full name, a date of birth, an address, tyres. */
export function PartsControl({ field }: { field: FieldDefinition }) {
	const parts = valueKeys(field).map((part) => (
		<FieldFrame key={part.key} field={field} part={part}>
			<PartInput field={field} part={part} />
		</FieldFrame>
	));
	// First and last name are plain enough beside each other.
	if (kindOf(field).control === 'full-name') return parts;
	return (
		<FieldGroup field={field} className={`field-${kindOf(field).control}`}>
			<div className="field-parts">{parts}</div>
		</FieldGroup>
	);
}

import { localeFacts } from '../../../domain/words/locale.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { FieldFrame, FieldGroup } from '../fields/FieldFrame.tsx';
import { PartInput } from '../fields/PartInput.tsx';
import { useForm } from '../shell/form-context.ts';

/** A value of several texts: a full name, a date of birth, an address, tyres. */
export function PartsControl({ field }: { field: FieldDefinition }) {
	const { locale } = useForm().site.settings;
	const keys = valueKeys(field);
	// Where one writes 2/28 the month is asked first.
	if (kindOf(field).control === 'birthday' && localeFacts(locale).monthFirst) keys.unshift(...keys.splice(1, 1));
	const parts = keys.map((part) => (
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

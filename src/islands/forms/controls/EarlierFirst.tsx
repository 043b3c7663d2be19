import { type FieldDefinition, fieldsOf } from '../../../forms/definition.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** Stands for a day and time until the one that it has to be later than is chosen: a return waits for its pick-up (FORM-1). */
export function EarlierFirst({ field }: { field: FieldDefinition }) {
	const { form } = useForm();
	const before = fieldsOf(form).find(({ name }) => name === field.after);
	return (
		<FieldGroup field={{ ...field, help: '' }}>
			<p className="field-help">Choose the {before?.label.toLowerCase()} first: its days begin there.</p>
			<Fault name={onlyValue(field).key} />
		</FieldGroup>
	);
}

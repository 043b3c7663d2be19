import { useFormikContext } from 'formik';
import { itemField } from '../../../domain/leads/priced-item.ts';
import { type FieldDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { useForm } from './form-context.ts';

/** The service, part or offer with its price that was chosen, wherever the step shown does not ask for it. */
export function ItemAsked({ fields }: { fields: readonly FieldDefinition[] }) {
	const { values } = useFormikContext<FormValues>();
	const { form } = useForm();
	const item = values[itemField];
	const isKnown = fieldsOf(form).some(({ name }) => name === itemField);
	const isAsked = fields.some(({ name, type }) => name === itemField && type !== 'hidden');
	if (!isKnown || isAsked || typeof item !== 'string' || item === '') return null;
	return (
		<p>
			You’ve chosen: <strong>{item}</strong>
		</p>
	);
}

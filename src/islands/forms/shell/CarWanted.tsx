import { useFormikContext } from 'formik';
import { type FieldDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { useForm } from './form-context.ts';

/** What somebody has typed and not chosen of the stock, on the steps after the one that asks which car it is (CAR-1). */
export function CarWanted({ fields }: { fields: readonly FieldDefinition[] }) {
	const { values } = useFormikContext<FormValues>();
	const picker = fieldsOf(useForm().form).find(({ component }) => component === 'carPicker');
	if (!picker || fields.includes(picker)) return null;
	const words = valueKeys(picker).map(({ key }) => String(values[key] ?? '').trim())[0];
	if (!words) return null;
	return (
		<p>
			You’d like to see: <strong>{words}</strong>
		</p>
	);
}

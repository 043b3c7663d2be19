import { useFormikContext } from 'formik';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { onlyValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';
import { withCar, withoutCar } from './pick-car.ts';

/** Makes the form about one of the site's cars, or about none; what was typed to find it is done with (CAR-1). */
export function useChooseCar(picker: FieldDefinition): (car: SavedCar | null) => void {
	const { site, form, pick } = useForm();
	const { values, setValues } = useFormikContext<FormValues>();
	return (car) => {
		const now = car && withCar(car, values, { site, form });
		pick?.(now?.picked ?? null);
		void setValues({ ...(now?.values ?? withoutCar(values)), [onlyValue(picker).key]: '' });
	};
}

import type { useFormik } from 'formik';
import { useEffect } from 'react';
import { carWithId } from '../../../client/saved/cars-file.ts';
import type { FormsFile } from '../../../contract/forms-file.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import type { AddressCar } from '../facts/address-car.ts';
import { keptPlace, withCar } from './pick-car.ts';

type Work = {
	site: FormsFile;
	form: FormDefinition;
	formik: ReturnType<typeof useFormik<FormValues>>;
	/** Null where the form knows its car. */
	pick: ((picked: AddressCar) => void) | null;
};

/**
 * A form that was found again half filled in, at whatever step, knows the number of the car that was picked only: here it is about that car
 * again, at the place that was chosen, else at the car's (CAR-1, LOC-10).
 */
export function useKeptCar({ site, form, formik, pick }: Work): void {
	useEffect(() => {
		const id = String(formik.values['car_id'] ?? '');
		if (!pick || id === '' || !fieldsOf(form).some(({ component }) => component === 'carPicker')) return;
		carWithId(id).then(
			(found) => {
				if (!found) return;
				pick(withCar(found, formik.values, { site, form }).picked);
				void formik.setValues((values) => keptPlace(found, values, { site, form }));
			},
			() => {},
		);
	}, []);
}

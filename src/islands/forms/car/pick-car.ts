import type { FormsFile } from '../../../contract/forms-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { type AddressCar, askedCar } from '../facts/address-car.ts';
import { chosenPlace } from '../facts/offered-places.ts';
import { fromPage } from '../facts/starting-values.ts';

type Asked = { site: FormsFile; form: FormDefinition };

/** The keys of a form that are about its car. */
const carKeys: ReadonlySet<string> = new Set([
	'car_id',
	'car_type',
	'stock_number',
	'Vehicle Make',
	'Vehicle Model',
	'Vehicle Year',
]);

/** The form once it is about this car: what it knows of it, and its values, at the car's own location where the form offers it (LOC-10). */
export function withCar(car: SavedCar, values: FormValues, asked: Asked): { picked: AddressCar; values: FormValues } {
	const picked = askedCar(car);
	const { location, ...known } = fromPage(picked.about, asked.form, asked.site);
	const own = fieldsOf(asked.form).flatMap(({ name }) =>
		carKeys.has(name) ? [[name, known[name] ?? ''] as const] : [],
	);
	const place = chosenPlace({ ...asked, about: picked.about }, location);
	return { picked, values: { ...values, ...Object.fromEntries(own), ...(place && { location: String(place.id) }) } };
}

/** The same of a car that was picked before: the place that the visitor has chosen since stays. */
export function keptPlace(car: SavedCar, values: FormValues, asked: Asked): FormValues {
	const { picked, values: own } = withCar(car, values, asked);
	const place = chosenPlace({ ...asked, about: picked.about }, values['location']);
	return place ? { ...own, location: String(place.id) } : own;
}

/** The same without a car: somebody does not know it yet. */
export function withoutCar(values: FormValues): FormValues {
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, carKeys.has(key) ? '' : value]));
}

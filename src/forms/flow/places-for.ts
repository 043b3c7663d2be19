import {
	buyingLocations,
	locationsForCar,
	locationsOfDepartment,
	sellingLocations,
} from '../../domain/places/location-filter.ts';
import { type FieldDefinition, type FormDefinition, fieldsOf } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { generalCategory, takingCategories } from '../lead/categories.ts';

type Place = Parameters<typeof locationsForCar>[0][number];

/** What is known of what a form is about. */
type About = { make?: string | undefined; values?: Readonly<Record<string, string>> | undefined };

/**
 * The locations that a form offers (LOC-10): those of its department; for a car those that may sell it; without one, of a test
 * drive and of finance, those that sell cars, and the one whose page it is; for the visitor's own car those that sell or buy.
 * Else all.
 */
export function placesFor<Location extends Place>(
	places: readonly Location[],
	{ form, about: { make, values = {} } }: { form: FormDefinition; about: About },
): readonly Location[] {
	if (form.department) return locationsOfDepartment(places, form.department);
	if (takingCategories.includes(form.category)) {
		const taking = [...sellingLocations(places), ...buyingLocations(places)];
		return places.filter((place) => taking.includes(place));
	}
	if (!namesCar(form)) return places;
	const own = values['location'] === undefined ? null : Number(values['location']);
	if (make !== undefined) return locationsForCar(places, { make, isNew: values['car_type'] === 'new', own });
	// Whoever asks without a car in mind may want anything.
	if (form.category === generalCategory) return places;
	const selling = sellingLocations(places);
	return places.filter((place) => place.id === own || selling.includes(place));
}

/** Whether the form asks about one of the dealer's cars, and not about the visitor's. */
export function namesCar(form: FormDefinition): boolean {
	return fieldsOf(form).some(({ name, type }) => name === 'Vehicle Make' && type === 'hidden');
}

/** Whether a form asks about the visitor's own vehicle. */
export const asksVehicle = (form: FormDefinition): boolean => fieldsOf(form).some(({ type }) => type === 'make');

/** The field with which a form asks for one of the site's locations. */
export function locationField(form: FormDefinition): FieldDefinition | undefined {
	return fieldsOf(form).find((field) => field.name === 'location' && asksPlace(field));
}

/** Whether a field offers the site's locations. */
export const asksPlace = (field: FieldDefinition): boolean => kindOf(field).source === 'locations' && !field.options;

import type { FormAbout, FormPlace, FormsFile } from '../../../contract/forms-file.ts';
import { locationsForCar, locationsOfDepartment } from '../../../domain/places/location-filter.ts';
import { type FormDefinition, fieldsOf } from '../../../forms/definition.ts';

type Asked = { site: Pick<FormsFile, 'places' | 'dealership_slug'>; form: FormDefinition; about: FormAbout };

/** The locations that a form offers: for its department, for the car that it is about, else all (LOC-10). */
export function offeredPlaces({ site: { places }, form, about }: Asked): readonly FormPlace[] {
	const { make, values = {} } = about;
	if (form.department) return locationsOfDepartment(places, form.department);
	if (!namesCar(form) || make === undefined) return places;
	const own = values['location'] === undefined ? null : Number(values['location']);
	return locationsForCar(places, { make, isNew: values['car_type'] === 'new', own });
}

/** Whether the form asks about one of the dealer's cars, and not about the visitor's. */
export function namesCar(form: FormDefinition): boolean {
	return fieldsOf(form).some(({ name, type }) => name === 'Vehicle Make' && type === 'hidden');
}

/** The location that a form has chosen, where it offers it. */
export function chosenPlace(asked: Asked, location: unknown): FormPlace | undefined {
	return offeredPlaces(asked).find(({ id }) => String(id) === location);
}

/** The dealership of the chosen location; without one that of the car, else that of the site (FORM-10). */
export function dealershipOf(asked: Asked, location: unknown): string | null {
	const { about, site } = asked;
	const isCars = about.dealership_slug !== undefined && location === about.values?.['location'];
	const chosen = isCars ? undefined : chosenPlace(asked, location)?.dealership_slug;
	return chosen ?? about.dealership_slug ?? site.dealership_slug;
}

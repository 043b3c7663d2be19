import type { FormAbout, FormPlace, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { locationField, placesFor } from '../../../forms/flow/places-for.ts';

type Asked = { site: Pick<FormsFile, 'places' | 'dealership_slug'>; form: FormDefinition; about: FormAbout };

/** The locations that a form offers (LOC-10). */
export function offeredPlaces({ site: { places }, ...asked }: Asked): readonly FormPlace[] {
	return placesFor(places, asked);
}

/** The location that a form has chosen, where it offers it. */
export function chosenPlace(asked: Asked, location: unknown): FormPlace | undefined {
	return offeredPlaces(asked).find(({ id }) => String(id) === location);
}

/** Whether the place has still to be chosen, where the form asks for it: its opening hours are the times of a visit (CAR-1). */
export function awaitsPlace(asked: Asked, location: unknown): boolean {
	const field = locationField(asked.form);
	return field !== undefined && field.required !== false && chosenPlace(asked, location) === undefined;
}

/** The dealership of the chosen location; without one that of the car, else that of the site (FORM-10). */
export function dealershipOf(asked: Asked, location: unknown): string | null {
	const { about, site } = asked;
	const isCars = about.dealership_slug !== undefined && location === about.values?.['location'];
	const chosen = isCars ? undefined : chosenPlace(asked, location)?.dealership_slug;
	return chosen ?? about.dealership_slug ?? site.dealership_slug;
}

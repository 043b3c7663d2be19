import type { Choice, FieldDefinition } from '../definition.ts';
import type { FieldType } from '../kinds/field-kinds.ts';

type Rest = Omit<FieldDefinition, 'name' | 'type' | 'label'>;

/** A field in one line. */
export function field(name: string, type: FieldType, label: string, rest: Rest = {}): FieldDefinition {
	return { name, type, label, ...rest };
}

export const optional = { required: false } as const;

export const driven = { only: 'driven' } as const;
export const towed = { only: 'towed' } as const;

/** Answers that are sent as they are read. */
export function answers(...texts: string[]): Choice[] {
	return texts.map((text) => ({ value: text, label: text }));
}

/** Whose lead it is. */
export const person: readonly FieldDefinition[] = [
	field('name', 'fullName', 'Name'),
	field('email', 'email', 'Email', { half: true }),
	field('phone', 'phone', 'Phone', { half: true }),
];

/** Who only wants to be told of something: a first name, and one way to be reached. */
export const told: readonly FieldDefinition[] = [
	field('name', 'custom', 'First name', { component: 'firstName' }),
	field('email', 'email', 'Email', { half: true, either: 'phone' }),
	field('phone', 'phone', 'Phone', { half: true, either: 'email', required: false }),
];

export const postcode = field('postcode', 'postcode', 'Postcode', { half: true });
export const message = field('message', 'textarea', 'Message');
export const optIn = field('opt_in', 'optIn', 'Send me news and offers. I can unsubscribe at any time.');
/** Which place it is for; left out where the site has one only. */
export const location = field('location', 'websiteLocationSelect', 'Location');
export const primaryLocation = 'primary_location_id';
/** Which stock it is about; the page that the form is on fills them in. */
export const aboutCar: readonly FieldDefinition[] = [
	field('car_id', 'hidden', 'Car'),
	field('car_type', 'hidden', 'Car type'),
	field('stock_number', 'hidden', 'Stock number'),
];

/** The same where nothing else is asked under the keys of a vehicle's name, which then are the car's (FORM-10). */
export const namedCar: readonly FieldDefinition[] = [
	...aboutCar,
	field('Vehicle Make', 'hidden', 'Make'),
	field('Vehicle Model', 'hidden', 'Model'),
	field('Vehicle Year', 'hidden', 'Year'),
];

/** Which car it is about, asked where the page does not say it (CAR-1). */
export const pickedCar: readonly FieldDefinition[] = [
	field('car', 'custom', 'Which {singular} would you like to see?', {
		...optional,
		component: 'carPicker',
		placeholder: 'Make, model or stock number',
	}),
];

/** The visitor's own vehicle. */
export const ownVehicle: readonly FieldDefinition[] = [
	field('Rego', 'rego', 'Registration', { ...optional, half: true }),
	field('Vehicle Make', 'make', 'Make', { half: true }),
	field('Vehicle Model', 'model', 'Model', { half: true }),
	field('Vehicle Year', 'year', 'Year', { half: true }),
];

/** Under a heading where a form asks for a vehicle and a person on one step. */
export const inSection = (section: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
	fields.map((asked) => ({ ...asked, section }));

const named: ReadonlySet<string> = new Set(['Vehicle Make', 'Vehicle Model', 'Vehicle Year']);

/** The visitor’s own vehicle, named by one of these fields where its make, model and year are left empty. */
export function vehicleBy(keys: readonly string[], help: string, fields = ownVehicle): FieldDefinition[] {
	return fields.map((asked) => {
		// A row for the make, so that the year is not left alone in one.
		if (named.has(asked.name)) return { ...asked, unless: keys, half: asked.name !== 'Vehicle Make' };
		// Beside a field without help it would stand lower.
		return asked.name === 'Rego' ? { ...asked, help, half: fields !== ownVehicle } : asked;
	});
}

/** The same, found by its plate or VIN where the site can look it up (USER-10). */
export const foundVehicle: readonly FieldDefinition[] = [
	field('Rego', 'custom', 'Find my {singular}', { ...optional, component: 'vehicleLookUp' }),
	...ownVehicle.filter(({ name }) => name !== 'Rego'),
];

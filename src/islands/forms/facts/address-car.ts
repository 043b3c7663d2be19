import { carWithId, savedCarPrice } from '../../../client/saved/cars-file.ts';
import type { CarShown, FormAbout } from '../../../contract/forms-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import { type FormDefinition, fieldsOf } from '../../../forms/definition.ts';
import { pageCar } from './page-facts.ts';

/** Milliseconds that a form waits for the car that it is about: without it the lead has the car's number only. */
const patience = 4_000;

export type AddressCar = { about: FormAbout; car: CarShown };

/**
 * The car that the link to the form names, as in a list of saved cars, or the page's address by `car_id` (ROUTE-8, ROUTE-9), as
 * the file of cars tells it: the visitor sees it, and a lead from here has what one from the car's page has (FORM-10). Null on
 * that page itself, for a form that is about no car, and for a car that is unknown or does not come in time. Never rejects.
 */
export async function addressCar(form: FormDefinition, about: FormAbout): Promise<AddressCar | null> {
	const id = about.values?.['car_id'] ?? new URLSearchParams(location.search).get('car_id');
	if (!id || pageCar() || !fieldsOf(form).some(({ name }) => name === 'car_id')) return null;
	const late = new Promise<null>((done) => setTimeout(() => done(null), patience));
	return Promise.race([find(id, about), late]).catch(() => null);
}

async function find(id: string, about: FormAbout): Promise<AddressCar | null> {
	const car = await carWithId(id);
	return car ? askedCar(car, about) : null;
}

/** A car of the file as forms know it. What the page knows comes first. */
export function askedCar(car: SavedCar, about: FormAbout = {}): AddressCar {
	return { about: withCar(about, car.about), car: shownCar(car) };
}

function withCar(about: FormAbout, car: FormAbout): FormAbout {
	return { ...car, ...about, values: { ...car.values, ...about.values } };
}

function shownCar(car: SavedCar): CarShown {
	const { name, variant, image, about } = car;
	const stocknum = about.values?.['stock_number'] ?? '';
	return { name, variant, price: savedCarPrice(car), stocknum, picture: image };
}

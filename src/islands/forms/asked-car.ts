import type { ListedCar } from '../../client/saved/saved-row.ts';
import type { FormAbout, FormsFile } from '../../contract/forms-file.ts';
import { type FormDefinition, fieldsOf } from '../../forms/definition.ts';
import { type CarShown, carShown } from './about.ts';

/** Milliseconds that a form waits for the car that it is about: without it the lead has the car's number only. */
const patience = 4_000;

type AskedCar = { about: FormAbout; car: CarShown | null };

/**
 * The car that the page's address names by `car_id` (ROUTE-8, ROUTE-9), as its own page tells of it, so that a lead from
 * here has what one from there has (FORM-10). Null for a form that is about no car or knows its car already, and for a car
 * that is not there or not to be had in time. Never rejects.
 */
export async function askedCar(
	form: FormDefinition,
	about: FormAbout,
	{ carsPath }: FormsFile,
): Promise<AskedCar | null> {
	const id = new URLSearchParams(location.search).get('car_id');
	if (!id || about.values?.['car_id'] || !fieldsOf(form).some(({ name }) => name === 'car_id')) return null;
	const late = new Promise<null>((done) => setTimeout(() => done(null), patience));
	return Promise.race([find(id, { about, carsPath }), late]).catch(() => null);
}

type Known = { about: FormAbout; carsPath: string };

/** Who follows a car's button comes from its page, which the browser still has. */
async function find(id: string, { about, carsPath }: Known): Promise<AskedCar | null> {
	const { referrer } = document;
	const before = URL.canParse(referrer) && new URL(referrer).origin === location.origin ? referrer : null;
	const seen = before && (await carOf(before, { id, about }));
	if (seen) return seen;
	const path = await pathOf(id, carsPath);
	return path === null ? null : carOf(path, { id, about });
}

async function carOf(url: string, { id, about }: { id: string; about: FormAbout }): Promise<AskedCar | null> {
	const response = await fetch(url, { headers: { accept: 'text/html' } });
	if (!response.ok) return null;
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const own = JSON.parse(page.querySelector<HTMLElement>('[data-car-page]')?.dataset['about'] ?? '{}') as FormAbout;
	if (own.values?.['car_id'] !== id) return null;
	return { about: { ...own, ...about, values: { ...own.values, ...about.values } }, car: carShown(page) };
}

/** The list that saved cars are shown from knows each car's page. */
async function pathOf(id: string, carsPath: string): Promise<string | null> {
	const { cars } = (await (await fetch(carsPath)).json()) as { cars: ListedCar[] };
	return cars.find((car) => String(car.id) === id)?.path ?? null;
}

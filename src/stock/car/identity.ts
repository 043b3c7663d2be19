import { hash } from 'node:crypto';
import { isCarSlug, slugify } from '../../domain/addresses/slug.ts';
import type { Car } from './car.ts';

type NamedCar = Partial<Car> & Pick<Car, 'make' | 'model' | 'year'>;

/** `sure`: a car with the same slug is the same car, not just one that looks like it. */
export type CarSlug = { slug: string; sure: boolean; note?: string };

const longestSlug = 150;

/** Facts that stay the same while a car is for sale, so that its address does not change with its price. */
const lastingFacts = [
	'name',
	'badge',
	'series',
	'car_type',
	'km',
	'colour',
	'interior_colour',
	'simple_transmission',
	'simple_body',
	'simple_fuel',
	'engine',
	'doors',
	'seats',
	'dealership_id',
	'location_id',
	'city',
	'state',
] as const satisfies (keyof Car)[];

/**
 * The slug of a car: its own, with other characters than those of ROUTE-6 repaired; without one, made from year, make,
 * model, badge and stock number, or in place of that a short hash of the VIN, the rego or the facts that last.
 */
export function carSlug(car: NamedCar): CarSlug {
	if (car.slug === undefined) return madeSlug(car);
	if (isCarSlug(car.slug) && car.slug.length <= longestSlug) return { slug: car.slug, sure: true };
	const slug = fitted(slugify(car.slug), car.slug);
	return slug
		? { slug, sure: true, note: `read as ${slug}` }
		: { ...madeSlug(car), note: 'no letters or digits: a new one was made' };
}

function madeSlug(car: NamedCar): CarSlug {
	const number = slugify(car.stocknum ?? '');
	const own = car.vin ?? car.rego;
	const end = number || shortHash(own ?? JSON.stringify(lastingFacts.map((fact) => car[fact] ?? null)));
	const start = slugify([car.year, car.make, car.model, car.badge ?? ''].join(' '));
	return { slug: fitted(`${start}-${end}`, `${start}-${end}`), sure: number !== '' || own !== undefined };
}

function fitted(slug: string, from: string): string {
	return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 9).replace(/-$/, '')}-${shortHash(from)}`;
}

/** A positive whole number of at most 52 bits, the same for the same text. */
export function numberFrom(text: string): number {
	return Number.parseInt(hash('sha256', text, 'hex').slice(0, 13), 16) || 1;
}

/** Eight letters and digits, the same for the same text. */
export function shortHash(text: string): string {
	return numberFrom(text).toString(36).padStart(11, '0').slice(-8);
}

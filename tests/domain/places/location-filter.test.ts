import { describe, expect, test } from 'vitest';
import {
	buyingLocations,
	locationsForCar,
	locationsForMake,
	locationsOfDepartment,
	locationsOfKind,
} from '../../../src/domain/places/location-filter.ts';

function makeLocation(
	name: string,
	location_type: string,
	manufacturers: string[] = [],
	location_subtype: string[] = [],
) {
	return { name, location_type, manufacturers, location_subtype };
}

const all = [
	makeLocation('sales', 'sales', ['Toyota']),
	makeLocation('service', 'service', ['ŠKODA', 'Volkswagen']),
	makeLocation('parts', 'parts'),
	makeLocation('untyped', '', ['Kia'], ['buying', 'other']),
];
const names = (locations: { name: string }[]) => locations.map(({ name }) => name);

test('LOC-2 the toggle: service locations, or all others', () => {
	expect(names(locationsOfKind(all, 'service'))).toEqual(['service']);
	expect(names(locationsOfKind(all, 'dealership'))).toEqual(['sales', 'parts', 'untyped']);
});

describe('LOC-10', () => {
	test.each([
		['Toyota', ['sales', 'parts']],
		['toyota', ['sales', 'parts']],
		['Škoda', ['service', 'parts']],
		['skoda', ['service', 'parts']],
		['Mazda', ['parts']],
	])('LOC-10 %s is sold where it is named, or where no make is', (make, expected) => {
		expect(names(locationsForMake(all, make))).toEqual(expected);
	});

	const places = all.map((location, id) => ({ ...location, id }));
	test.each([
		['a used car stands where cars are sold', { make: 'Škoda', isNew: false, own: 0 }, ['sales']],
		['its own location is offered, whatever it is', { make: 'Škoda', isNew: false, own: 1 }, ['sales', 'service']],
		['a new make that no desk sells', { make: 'Mazda', isNew: true, own: null }, ['sales']],
		['a buying centre is none', { make: 'Kia', isNew: true, own: null }, ['sales']],
	])('LOC-10 for a car: %s', (_, car, expected) => {
		expect(names(locationsForCar(places, car))).toEqual(expected);
	});

	test('LOC-10 where nothing sells cars, all are offered', () => {
		const rest = places.filter(({ location_type }) => location_type !== 'sales');
		expect(locationsForCar(rest, { make: 'Kia', isNew: false, own: null })).toEqual(rest);
	});

	test('LOC-10 a department has its locations, or all', () => {
		expect(names(locationsOfDepartment(all, 'parts'))).toEqual(['parts']);
		expect(names(locationsOfDepartment(all.slice(0, 1), 'parts'))).toEqual(['sales']);
	});

	test('LOC-10 only those that buy cars', () => {
		expect(names(buyingLocations(all))).toEqual(['untyped']);
	});
});

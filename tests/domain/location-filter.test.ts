import { describe, expect, test } from 'vitest';
import { buyingLocations, locationsForMake, locationsOfKind } from '../../src/domain/location-filter.ts';

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

	test('LOC-10 only those that buy cars', () => {
		expect(names(buyingLocations(all))).toEqual(['untyped']);
	});
});

import { describe, expect, test } from 'vitest';
import { listsOf, namedVehicle, othersLike, vehicleIn } from '../../../src/client/not-found/named-vehicle.ts';
import type { FinderMake } from '../../../src/contract/finder.ts';
import type { SavedCar } from '../../../src/contract/saved-cars.ts';

const makes: FinderMake[] = [
	[
		'Toyota',
		3,
		'toyota/',
		[
			['Corolla', 2],
			['Corolla Cross', 1],
		],
	],
	[
		'Volkswagen',
		9,
		'volkswagen/',
		[
			['Golf', 5],
			['Golf R', 1],
			['ID.4', 1, 'volkswagen/id4/'],
		],
	],
	['Land Rover', 0, 'land-rover/', [['Defender', 1]]],
	['Rover', 1, 'rover/', []],
];
const named = (path: string) => namedVehicle(path, 'cars', makes);

describe('CARD-2 what an address of the former website says of a vehicle', () => {
	test.each([
		['/used-car/toyota-corolla/', 'Toyota Corolla 2', 'Toyota 3'],
		['/used/Toyota/Corolla_Cross.html', 'Toyota Corolla Cross 1', 'Toyota 3'],
		['/stock/land-rover/defender-110/', 'Land Rover Defender 1'],
		['/new-toyota-sunrunner/', 'Toyota 3'],
	])('%s', (path, ...lists) => {
		const named = vehicleIn(path, makes);
		expect(listsOf(named ?? {}).map(({ name, count }) => `${name} ${count}`)).toEqual(lists);
	});

	test('nothing where no make is named', () => {
		expect(vehicleIn('/used-car/lada-niva/', makes)).toBeNull();
	});
});

describe('CARD-2 what the address of a car that is gone says of it', () => {
	test.each([
		['/cars/2020-toyota-corolla-gone-u99999/', 2020, 'Toyota', 'Corolla', 'toyota/corolla/'],
		['/cars/2020-Toyota-Corolla-Cross-GX/', 2020, 'Toyota', 'Corolla Cross', 'toyota/corolla-cross/'],
		['/cars/volkswagen-golf-r-u1/', undefined, 'Volkswagen', 'Golf R', 'volkswagen/golf-r/'],
		['/cars/2023-volkswagen-id-4-u1/', 2023, 'Volkswagen', 'ID.4', 'volkswagen/id4/'],
		['/cars/2019-land-rover-defender-d1/checkout/', 2019, 'Land Rover', 'Defender', 'land-rover/defender/'],
	])('%s', (path, year, make, model, list) => {
		expect(named(path)).toMatchObject({
			...(year && { year }),
			make: { name: make },
			model: { name: model, path: list },
		});
	});

	test('a model that is not here any more leaves the make, a make the year', () => {
		expect(named('/cars/2020-toyota-supra-u1/')).toEqual({
			year: 2020,
			make: { name: 'Toyota', count: 3, path: 'toyota/' },
		});
		expect(named('/cars/1999-saab-93-u1/')).toEqual({ year: 1999 });
		expect(named('/cars/2020-toyotas-u1/')).toEqual({ year: 2020 });
	});

	test.each(['/no-such-page/', '/cars/', '/cars/never-there/', '/blog/2020-toyota-corolla/', '/', ''])(
		'"%s" is no address of one',
		(path) => expect(named(path)).toBeNull(),
	);
});

test('CARD-2 others like it: of its model, then of its make, about its year; none that somebody has', () => {
	const car = (id: number, make: string, model: string, year: number, state?: SavedCar['state']): SavedCar => ({
		...{ id, name: model, variant: '', path: `/cars/${id}/`, price: '', summary: '', image: null },
		...(state && { state }),
		about: { make, model, year },
	});
	const cars = [
		car(1, 'Toyota', 'Camry', 2020),
		car(2, 'Toyota', 'Corolla', 2012),
		car(3, 'Toyota', 'Corolla', 2021),
		car(4, 'Toyota', 'Corolla', 2020, 'sold'),
		car(5, 'Toyota', 'Corolla', 2020, 'reserved'),
		car(6, 'Kia', 'Rio', 2020),
		car(7, 'Toyota', 'Kluger', 2015),
	];
	const ids = (path: string) => othersLike(named(path) ?? {}, cars, 3).map(({ id }) => id);
	expect(ids('/cars/2020-toyota-corolla-u1/')).toEqual([3, 2, 1]);
	expect(ids('/cars/2014-toyota-supra-u1/')).toEqual([7, 2, 1]);
	expect(ids('/cars/2014-saab-93-u1/')).toEqual([]);
});

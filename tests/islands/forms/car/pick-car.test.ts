import { describe, expect, test } from 'vitest';
import type { SavedCar } from '../../../../src/contract/saved-cars.ts';
import { findCars, knownCars } from '../../../../src/islands/forms/car/find-cars.ts';
import { keptPlace, withCar, withoutCar } from '../../../../src/islands/forms/car/pick-car.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

const car = (id: number, name: string, set: Partial<SavedCar> = {}): SavedCar => ({
	id,
	name,
	variant: 'S',
	path: `/cars/${id}/`,
	price: '$20,990',
	summary: 'Used · Hatch',
	image: null,
	about: {
		values: { car_id: String(id), car_type: 'used', stock_number: `K${id}`, location: '3' },
		make: 'Kia',
		model: 'Rio',
		year: 2021,
	},
	...set,
});
const cars = [
	car(1, '2021 Kia Rio'),
	car(2, '2024 Škoda Kodiaq'),
	car(3, '2022 Kia Seltos', { state: 'reserved' }),
	car(4, '2022 Kia Stonic', { state: 'coming_soon' }),
	car(5, '2020 Kia Carnival'),
];
const ids = (found: readonly SavedCar[]) => found.map(({ id }) => id);

describe('which car a test drive is of', () => {
	test.each([
		['kia', [1, 5]],
		['rio 2021', [1]],
		['skoda', [2]],
		['ŠKODA kod', [2]],
		['k5', [5]],
		['20990 carnival', [5]],
		['seltos', []],
		['carnval', [5]],
		['kia ri', [1]],
		['kodiak', [2]],
		['2012', []],
		['  ', []],
		['lada', []],
	])('CAR-1 %j finds %j: not what is reserved, sold or on its way', (typed, found) => {
		expect(ids(findCars(cars, typed))).toEqual(found);
	});

	test('CAR-1 the cars that a visitor knows, each once, without those that are gone', () => {
		expect(ids(knownCars(cars, [5, 1, 5, 99, 3]))).toEqual([5, 1]);
	});

	const site = formsFile(
		makeSite({
			locations: [
				{ id: 3, name: 'North', location_type: 'sales' },
				{ id: 4, name: 'South', location_type: 'sales' },
			],
		}),
	);
	const form = site.forms['book-test-drive']?.form ?? expect.unreachable();

	test('CAR-1 FORM-10 the chosen car is what a lead from its own page is about; what was typed stays', () => {
		const [first = expect.unreachable()] = cars;
		const { picked, values } = withCar(first, { name: 'Ann', location: '', car_id: '' }, { site, form });
		expect(values).toMatchObject({
			name: 'Ann',
			car_id: '1',
			car_type: 'used',
			stock_number: 'K1',
			'Vehicle Make': 'Kia',
			'Vehicle Year': '2021',
			location: '3',
		});
		expect(picked).toMatchObject({ about: { make: 'Kia' }, car: { name: '2021 Kia Rio', price: '$20,990' } });
		expect(withoutCar(values)).toMatchObject({ name: 'Ann', car_id: '', 'Vehicle Make': '', location: '3' });
	});

	test('CAR-1 LOC-10 a form that is found again is at the place that was chosen since, else at the car’s', () => {
		const [first = expect.unreachable()] = cars;
		const placeOf = (location: string) => keptPlace(first, { location }, { site, form })['location'];
		expect(['', '4', '99'].map(placeOf)).toEqual(['3', '4', '3']);
	});
});

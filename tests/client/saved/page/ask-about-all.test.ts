import { expect, test } from 'vitest';
import { aboutAll } from '../../../../src/client/saved/page/ask-about-all.ts';
import type { SavedCar } from '../../../../src/contract/saved-cars.ts';

const car = (id: number, values: Record<string, string>): SavedCar => ({
	id,
	name: `2021 Kia Rio ${id}`,
	variant: id === 2 ? 'S' : '',
	path: '/',
	price: '$1',
	summary: '',
	image: null,
	about: { values },
});

test('USER-1 one message asks about all cars of a list, by name and stock number', () => {
	const cars = [car(1, { stock_number: 'K1', location: '7', car_type: 'new' }), car(2, { location: '7' })];
	expect(aboutAll(cars, 'About these cars:')).toEqual({
		values: {
			car_ids: '1,2',
			car_types: 'new,',
			message: 'About these cars:\n- 2021 Kia Rio 1 (stock K1)\n- 2021 Kia Rio 2 S',
			location: '7',
		},
		shown: {
			name: '2021 Kia Rio 1 and 2021 Kia Rio 2 S',
			variant: '',
			price: '',
			stocknum: '',
			picture: null,
			all: [
				{ name: '2021 Kia Rio 1', price: '$1', picture: null },
				{ name: '2021 Kia Rio 2 S', price: '$1', picture: null },
			],
			more: 0,
		},
	});
	expect(aboutAll([...cars, ...cars, ...cars], '').shown?.name).toBe(
		'2021 Kia Rio 1, 2021 Kia Rio 2 S, 2021 Kia Rio 1, 2021 Kia Rio 2 S and 2 more',
	);
});

test('USER-1 cars in several places are asked about where most of them stand, and of a long list those that are not named are counted', () => {
	const cars = Array.from({ length: 30 }, (_, index) => car(index + 10, { location: String(index % 2) }));
	const { values } = aboutAll(cars, 'About:');
	expect(values?.['location']).toBe('0');
	const places = [undefined, '4', '5', '5'].map((location, id) => car(id, location ? { location } : {}));
	expect(aboutAll(places, '').values?.['location']).toBe('5');
	const apart = [
		{ ...car(1, { stock_number: 'K1' }), place: 'Southport' },
		{ ...car(2, {}), place: 'Cleveland' },
	];
	expect(aboutAll(apart, 'About:').values?.['message']).toBe(
		'About:\n- 2021 Kia Rio 1 (stock K1, Southport)\n- 2021 Kia Rio 2 S (Cleveland)',
	);
	expect(aboutAll(places.slice(0, 1), '').values).not.toHaveProperty('location');
	const lines = values?.['message']?.split('\n') ?? [];
	expect(lines).toHaveLength(12);
	expect(lines.at(-1)).toBe('and 20 more');
	expect(values?.['car_ids']?.split(',')).toHaveLength(30);
});

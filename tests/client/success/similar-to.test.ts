import { expect, test } from 'vitest';
import { similarTo } from '../../../src/client/success/similar-to.ts';
import type { SavedCar } from '../../../src/contract/saved-cars.ts';

const car = (id: number, make: string, amount: number, set: Partial<SavedCar> = {}): SavedCar => ({
	id,
	name: make,
	variant: '',
	path: `/cars/${id}/`,
	price: `$${amount}`,
	amount,
	summary: 'Used · 10,000 km · Petrol',
	body: 'SUV',
	image: null,
	about: { make, year: 2021 },
	...set,
});

test('ROUTE-10 after an enquiry: cars of its body or make, near in price, that can be bought', () => {
	const own = car(1, 'Kia', 20_000);
	const cars = [
		own,
		car(2, 'Mazda', 20_500),
		car(3, 'Kia', 21_000),
		car(4, 'Kia', 20_100, { state: 'sold' }),
		car(5, 'Kia', 40_000),
		car(6, 'Kia', 19_000, { body: 'Ute' }),
	];
	expect(similarTo(own, cars, 6)).toEqual([3, 2, 6]);
	const named = cars.map((one) => (one.id === 6 ? { ...one, about: { ...one.about, model: 'Tasman' } } : one));
	expect(similarTo({ ...own, about: { ...own.about, model: 'Tasman' } }, named, 6)[0]).toBe(6);
});

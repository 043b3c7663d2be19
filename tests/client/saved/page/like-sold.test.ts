import { expect, test } from 'vitest';
import { likeSold } from '../../../../src/client/saved/page/like-sold.ts';
import type { SavedCar } from '../../../../src/contract/saved-cars.ts';

const car = (id: number, amount: number, set: Partial<SavedCar> = {}): SavedCar => ({
	...{ id, name: String(id), variant: '', path: `/cars/${id}/`, price: `$${amount}`, amount },
	...{ summary: '', body: 'SUV', image: null, about: { make: 'Kia', year: 2021 } },
	...set,
});

test('USER-1 in place of what was sold: what is like it, nothing that is on the list or sold itself', () => {
	const sold = car(1, 20_000, { state: 'sold' });
	const cars = [
		sold,
		car(2, 20_500),
		car(3, 20_100),
		car(4, 20_200, { state: 'sold' }),
		car(5, 90_000, { body: 'Ute' }),
	];
	const ids = (shown: SavedCar[], count = 4) => likeSold(shown, cars, count).map(({ id }) => id);
	expect(ids([sold])).toEqual(expect.arrayContaining([2, 3]));
	expect(ids([sold])).not.toContain(4);
	expect(ids([sold, car(2, 20_500)])).not.toContain(2);
	expect(ids([sold], 1)).toHaveLength(1);
	expect(ids([car(2, 20_500)])).toEqual([]);
});

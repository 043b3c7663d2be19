import { expect, test } from 'vitest';
import { noteCar, recentCars } from '../../../src/client/recent/recent-cars.ts';
import { makeStore } from '../leads/make-storage.ts';

test('USER-5 cars looked at: the latest first, each once, twenty at most', () => {
	const store = makeStore();
	for (let id = 1; id <= 25; id++) noteCar(store, id);
	noteCar(store, 20);
	expect(recentCars(store)).toEqual([20, 25, 24, 23, 22, 21, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
});

import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, describe, expect, test } from 'vitest';
import { readIds, savedCars, toggleSaved } from '../../../src/client/saved/saved-cars.ts';

useTestStorageEngine();
beforeEach(() => cleanTestStorage());

describe('CARD-4, USER-1 cars saved on the device', () => {
	test('a car is added, kept for the next page and taken off again', () => {
		expect(toggleSaved(savedCars('north'), 'favourites', 7)).toBe('added');
		const nextPage = savedCars('north');
		expect(nextPage.favourites.get()).toEqual([7]);
		expect(toggleSaved(nextPage, 'favourites', 7)).toBe('removed');
		expect(getTestStorage()).toEqual({ 'forecourt:north:favourites': '[]' });
	});

	test('favourites and compare are two lists', () => {
		const cars = savedCars('north');
		toggleSaved(cars, 'compare', 7);
		expect(cars.compare.get()).toEqual([7]);
		expect(cars.favourites.get()).toEqual([]);
	});

	test('compare takes four cars, and a fifth when one is taken off', () => {
		const cars = savedCars('north');
		for (const id of [1, 2, 3, 4]) expect(toggleSaved(cars, 'compare', id)).toBe('added');
		expect(toggleSaved(cars, 'compare', 5)).toBe('full');
		expect(cars.compare.get()).toEqual([1, 2, 3, 4]);
		toggleSaved(cars, 'compare', 1);
		expect(toggleSaved(cars, 'compare', 5)).toBe('added');
	});

	test('two sites on one origin do not share their lists', () => {
		toggleSaved(savedCars('north'), 'favourites', 7);
		expect(savedCars('south').favourites.get()).toEqual([]);
	});

	test('another tab’s change arrives', () => {
		const cars = savedCars('north');
		const seen: (readonly number[])[] = [];
		const stop = cars.favourites.subscribe((ids) => seen.push(ids));
		setTestStorageKey('forecourt:north:favourites', '[3]');
		stop();
		expect(seen).toEqual([[], [3]]);
	});

	test.each(['', 'null', '{', '"7"', '{"0":7}', '["7",null,-1,0,1.5,1e300,{}]'])(
		'what is stored as %s is nothing',
		(stored) => {
			expect(readIds(stored)).toEqual([]);
			setTestStorageKey('forecourt:north:favourites', stored);
			const cars = savedCars('north');
			expect(cars.favourites.get()).toEqual([]);
			expect(toggleSaved(cars, 'favourites', 7)).toBe('added');
			expect(cars.favourites.get()).toEqual([7]);
		},
	);

	test('what is usable of a stored list is used, each car once and not more than fit', () => {
		setTestStorageKey('forecourt:north:compare', '[1,1,"2",3,4,5,6]');
		expect(savedCars('north').compare.get()).toEqual([1, 3, 4, 5]);
	});
});

import { describe, expect, test } from 'vitest';
import { citiesByDistance, kilometresBetween } from '../../../src/domain/places/near.ts';

const moorooka = { city: 'Moorooka', lat: -27.5341, long: 153.025 };
const cleveland = { city: 'Cleveland', lat: -27.5266, long: 153.2656 };
const southport = { city: 'Southport', lat: -27.967, long: 153.4 };

describe('kilometres between two points', () => {
	test.each([
		['the same one', moorooka, moorooka, 0],
		['Moorooka and Cleveland', moorooka, cleveland, 23.7],
		['Auckland and Sydney', { lat: -36.8485, long: 174.7633 }, { lat: -33.8688, long: 151.2093 }, 2156],
		['either side of the date line', { lat: 0, long: 179.5 }, { lat: 0, long: -179.5 }, 111.2],
		['the poles', { lat: 90, long: 0 }, { lat: -90, long: 50 }, 20015],
	])('SRCH-2 %s', (_, one, other, km) => {
		expect(kilometresBetween(one, other)).toBeCloseTo(km, km > 1000 ? -1 : 0);
		expect(kilometresBetween(other, one)).toBeCloseTo(kilometresBetween(one, other), 6);
	});
});

describe('cities by distance', () => {
	test('SRCH-2 the nearest first, in whole kilometres, at least one', () => {
		const found = citiesByDistance([moorooka, cleveland, southport], { lat: -27.9675, long: 153.4 });
		expect([...found]).toEqual([
			['Southport', 1],
			['Cleveland', 51],
			['Moorooka', 61],
		]);
	});

	test('SRCH-2 a city with several places is as far as the nearest of them', () => {
		const far = { ...southport, lat: -28.5 };
		expect([...citiesByDistance([far, southport], southport)]).toEqual([['Southport', 1]]);
	});

	test('SRCH-2 nothing without places', () => {
		expect([...citiesByDistance([], moorooka)]).toEqual([]);
	});
});

import { describe, expect, test } from 'vitest';
import { findPlaces, foundFirst, listThatHas, placesByDistance } from '../../../src/domain/places/find-places.ts';

const moorooka = {
	name: 'Moorooka - Sales',
	address: '1015 Ipswich Road, Moorooka QLD 4105',
	postcode: '4105',
	has: 'Toyota Parts',
	at: { lat: -27.5341, long: 153.025 },
};
const cleveland = {
	name: 'Cleveland - Sales',
	address: '5 Foreshore Road, Cleveland QLD 4163',
	postcode: '4163',
	at: { lat: -27.5266, long: 153.2656 },
};
const whangarei = { name: 'Whangārei', address: '2 Quay Street, Whangārei 0110', postcode: '0110', at: null };
const all = [moorooka, cleveland, whangarei];

describe('places that are looked for', () => {
	test.each([
		['nothing', '  ', all, 'all'],
		['a make that it sells', 'toyota', [moorooka], 'has'],
		['a suburb of two words in one', 'foreshoreroad', [cleveland], 'words'],
		['a suburb that is begun', 'cleve', [cleveland], 'words'],
		['a postcode', '4105', [moorooka], 'words'],
		['a suburb with its postcode', 'Cleveland, 4163', [cleveland], 'words'],
		['a name without its marks', 'whangarei', [whangarei], 'words'],
		['a postcode without a place', '4157', [cleveland, moorooka, whangarei], 'postcode'],
		['a suburb without a place, and its postcode', 'Capalaba 4157', [cleveland, moorooka, whangarei], 'postcode'],
		['a suburb with letters left out', 'moroka', [moorooka], 'similar'],
		['a suburb that is begun with a wrong letter', 'clave', [cleveland], 'similar'],
		['a town in which there is no place', 'Sydney', all, 'nothing'],
		['a suburb without a place', 'Perth', all, 'nothing'],
	])('LOC-2 %s', (_, typed, places, by) => {
		expect(findPlaces(all, typed)).toEqual({ places, by });
	});

	test.each([
		['moorooka service', 1],
		['moorooka servce', 1],
		['moroka servce', 1],
		['moorooka', 0],
		['sydney', -1],
	])('LOC-2 "%s" is in the list %i, of those for cars and for service', (typed, list) => {
		const workshop = { ...moorooka, name: 'Moorooka - Service', has: '' };
		expect(listThatHas([all, [workshop]], typed)).toBe(list);
	});

	test('LOC-2 a place without a postcode comes last', () => {
		const unknown = { name: 'Logan', address: '', postcode: '' };
		expect(findPlaces([unknown, moorooka], '4157').places).toEqual([moorooka, unknown]);
	});
});

describe('places by distance', () => {
	test('LOC-2 what was found comes first, the others after it by distance; unknown ones last', () => {
		expect(foundFirst([cleveland], all)).toEqual([
			{ place: cleveland, km: null },
			{ place: moorooka, km: 24 },
			{ place: whangarei, km: null },
		]);
		expect(foundFirst([whangarei], all)).toBeNull();
		expect(foundFirst([], all)).toBeNull();
	});

	test('LOC-2 the nearest first, in whole kilometres, at least one; unknown ones last', () => {
		expect(placesByDistance([whangarei, moorooka, cleveland], { lat: -27.5266, long: 153.2655 })).toEqual([
			{ place: cleveland, km: 1 },
			{ place: moorooka, km: 24 },
			{ place: whangarei, km: null },
		]);
	});
});

import { describe, expect, test } from 'vitest';
import { australia } from '../../../src/domain/places/known/australia.ts';
import { newZealand } from '../../../src/domain/places/known/new-zealand.ts';
import {
	isCalled,
	meantPlaces,
	readKnownPlaces,
	spokenOf,
	suggestedPlaces,
} from '../../../src/domain/places/known-places.ts';
import { kilometresBetween } from '../../../src/domain/places/near.ts';

const known = { 'en-AU': readKnownPlaces(australia), 'en-NZ': readKnownPlaces(newZealand) } as const;
const moorooka = { lat: -27.53, long: 153.03 };
const timaru = { lat: -44.4, long: 171.25 };

const meant = (typed: string, country: 'en-AU' | 'en-NZ') =>
	meantPlaces(known[country], typed, [country === 'en-AU' ? moorooka : timaru]);

describe('suburbs and towns that visitors name', () => {
	test.each([
		['Carindale', 'en-AU', 'Carindale 4152'],
		['carindale qld 4152', 'en-AU', 'Carindale 4152'],
		['Carrindale', 'en-AU', 'Carindale 4152'],
		['toowoom', 'en-AU', 'Toowoomba 4350'],
		['Goldcoast', 'en-AU', 'Gold Coast 4217'],
		['Richmond', 'en-AU', 'Richmond 2753'],
		['Richmond 3121', 'en-AU', 'Richmond 3121'],
		['4500', 'en-AU', 'Strathpine 4500'],
		['3000', 'en-AU', 'Melbourne 3000'],
		['8007', 'en-AU', undefined],
		['45', 'en-AU', undefined],
		['9999', 'en-AU', undefined],
		['zzzz', 'en-AU', undefined],
		['', 'en-AU', undefined],
		['Whangārei', 'en-NZ', 'Whangarei 0110'],
		['Palmerston North', 'en-NZ', 'Palmerston North 4410'],
		['7910', 'en-NZ', 'Timaru 7910'],
	] as const)('LOC-2 %j under %s is %s', (typed, country, name) => {
		const { places, by } = meant(typed, country);
		expect(by === 'postcode' ? undefined : suggestedPlaces(places, 1)[0]).toBe(name);
	});

	test.each([
		['4500', 'en-AU', moorooka, 25, 4],
		['4152', 'en-AU', moorooka, 8, 3],
		['4511', 'en-AU', moorooka, 47, 6],
		['3000', 'en-AU', moorooka, 1370, 15],
		['8007', 'en-AU', moorooka, 1370, 15],
		['1460', 'en-AU', moorooka, 730, 15],
		['4124', 'en-AU', moorooka, 21, 5],
		['8025', 'en-NZ', timaru, 142, 8],
	] as const)('LOC-2 the postcode %s of %s is so far from %o: %d km', (typed, country, yard, km, most) => {
		const [place] = meant(typed, country).places;
		expect(Math.abs(kilometresBetween(place?.at ?? yard, yard) - km)).toBeLessThanOrEqual(most);
	});

	test('LOC-2 every area of postcodes has a place', () => {
		const numbers = known['en-AU'].map(({ postcode }) => Number(postcode));
		for (let postcode = 2000; postcode < 7500; postcode += 10) {
			const gap = Math.min(...numbers.map((number) => Math.abs(number - postcode)));
			if (!(postcode > 5799 && postcode < 6000) && !(postcode > 6800 && postcode < 7000))
				expect(gap, `${postcode}`).toBeLessThan(70);
		}
	});

	test('LOC-2 the tables can be read whole, and are in their countries', () => {
		const entries = (table: string) => table.trim().split(/[,\n]+/).length;
		expect(known['en-AU']).toHaveLength(entries(australia));
		expect(known['en-NZ']).toHaveLength(entries(newZealand));
		for (const { at } of known['en-AU'])
			expect(at.lat < -10 && at.lat > -44 && at.long > 113 && at.long < 154).toBe(true);
		for (const { at } of known['en-NZ'])
			expect(at.lat < -34 && at.lat > -48 && at.long > 166 && at.long < 179).toBe(true);
	});

	test.each([
		['carindale', 'Carindale 4152'],
		['4500', 'Strathpine 4500'],
		['4152', '4152'],
		['4124', 'Greenbank 4124'],
		['4199', '4199'],
	])('LOC-2 %j is spoken of as %s', (typed, name) => {
		expect(spokenOf(meant(typed, 'en-AU'), typed)).toBe(name);
	});

	test('LOC-2 a number that is no postcode is nowhere, and a name is one in one word too', () => {
		expect(meant('9999', 'en-AU')).toEqual({ places: [], by: 'postcode' });
		const [place] = meant('Goldcoast', 'en-AU').places;
		expect(place && isCalled(place, 'Goldcoast 4217')).toBe(true);
	});

	test('LOC-2 suggestions name a place once', () => {
		expect(suggestedPlaces(meant('melbourne', 'en-AU').places, 1)).toEqual(['Melbourne 3000']);
		expect(suggestedPlaces(meant('cari', 'en-AU').places, 2)).toEqual(['Carina 4152', 'Carindale 4152']);
	});
});

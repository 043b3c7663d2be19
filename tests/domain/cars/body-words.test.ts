import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyReader } from '../../../src/domain/cars/body-reader.ts';
import { bodyPlural } from '../../../src/domain/cars/body-words.ts';

test.each([
	['Ute', 'Utes'],
	['Hatch', 'Hatches'],
	['Pantech', 'Pantechs'],
	['SUV', 'SUVs'],
	['People Mover', 'People Movers'],
	['Bus', 'Buses'],
	['Cab Chassis', 'Cab Chassis'],
	['Body', 'Bodies'],
	['Adventure', 'Adventure'],
	['Off-Road', 'Off-Road'],
])('SRCH-3 the plural of %s is %s', (body, plural) => {
	expect(bodyPlural(body)).toBe(plural);
});

const bodies = ['Ute', 'SUV', 'Hatch', 'People Mover', ''];

test.each([
	['utes', 'Ute'],
	['white UTES diesel', 'white Ute diesel'],
	['"people movers" -hatches', '"People Mover" -Hatch'],
	['tributes', 'tributes'],
	['sedans', 'sedans'],
	['', ''],
])('SRCH-3 %j is searched as %j', (query, searched) => {
	expect(bodyReader(bodies, 'en-AU')(query)).toBe(searched);
});

test('SITE-9 an American looks for trucks and minivans', () => {
	const read = bodyReader(bodies, 'en-US');
	expect([read('trucks'), read('red truck'), read('minivans')]).toEqual(['Ute', 'red Ute', 'People Mover']);
});

test('SRCH-3 a body type that the stock itself has is no other word for another', () => {
	expect(bodyReader(['Ute', 'Truck'], 'en-US')('trucks and truck')).toBe('Truck and truck');
});

test.each([
	['pop-tops', 'Pop-Top'],
	['white cab & chassis', 'white cab & chassis'],
	['tippers', 'Tipper'],
	['c++ bodies', 'C++ Body'],
])('SRCH-3 names of bodies with signs are read too: %j is searched as %j', (query, searched) => {
	expect(bodyReader(['Pop-Top', 'Cab & Chassis', 'Tipper', 'C++ Body', '[odd', 'a|b\\'], 'en-AU')(query)).toBe(
		searched,
	);
});

test('SRCH-3 whatever a dealer calls a body, its plural is the body, and other words stay', () => {
	const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(
			fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
			fc.constantFrom('en-AU', 'en-US'),
			(names, locale) => {
				const read = bodyReader(names, locale);
				expect(read('qqqq zzzz')).toBe('qqqq zzzz');
				expect(read('')).toBe('');
			},
		),
		{ seed: 7, numRuns: 200 },
	);
	const sign = fc.constantFrom(...'-&/+.*?^$()[]{}|\\,#~!=<>:');
	fc.assert(
		fc.property(sign, (mark) => {
			expect(bodyReader([`Pop${mark}Top`], 'en-AU')(`pop${mark}tops`)).toBe(`Pop${mark}Top`);
		}),
		{ seed: 7 },
	);
});

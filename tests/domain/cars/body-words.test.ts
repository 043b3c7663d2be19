import { expect, test } from 'vitest';
import { bodyReader } from '../../../src/domain/cars/body-reader.ts';
import { bodyPlural } from '../../../src/domain/cars/body-words.ts';

test.each([
	['Ute', 'Utes'],
	['Hatch', 'Hatches'],
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

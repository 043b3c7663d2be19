import { expect, test } from 'vitest';
import { shownConsumption } from '../../../src/domain/cars/consumption.ts';
import { shownDistance } from '../../../src/domain/cars/distance.ts';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import { localeFacts } from '../../../src/domain/words/locale.ts';

test.each([
	['en-AU', 'AU', 'AUD', 'Kilometres', 'Postcode'],
	['en-NZ', 'NZ', 'NZD', 'Kilometres', 'Postcode'],
	['en-US', 'US', 'USD', 'Mileage', 'ZIP code'],
	['de-DE', 'DE', 'EUR', 'Kilometres', 'Postcode'],
] as const)('SITE-9 %s: %s, %s, %s, %s', (locale, country, currency, distanceLabel, postcodeLabel) => {
	expect(localeRow(locale)).toMatchObject({ country, currency });
	expect(localeFacts(locale)).toMatchObject({ distanceLabel, postcodeLabel });
});

test.each([
	[0, 0],
	[1, 1],
	[2, 1],
	[3, 2],
	[100, 62],
	[160_934, 100_000],
	[45_000, 27_962],
])('SITE-9 %s km are %s miles, rounded', (km, miles) => {
	expect(shownDistance(km, 'en-US')).toEqual({ value: miles, unit: 'SMI' });
	expect(shownDistance(km, 'en-AU')).toEqual({ value: km, unit: 'KMT' });
});

test.each([
	[7.8, 30],
	[4, 59],
	[14.4, 16],
])('SITE-9 %s litres per 100 km are %s miles per gallon', (litres, mpg) => {
	expect(shownConsumption(litres, 'en-US')).toEqual({ value: mpg, unit: 'mpg' });
	expect(shownConsumption(litres, 'en-NZ')).toEqual({ value: litres, unit: 'L/100 km' });
});

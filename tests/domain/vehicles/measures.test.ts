import { expect, test } from 'vitest';
import { bothLengths, lengthText, metresOf, payloadOf, weightText } from '../../../src/domain/vehicles/measures.ts';

test('SITE-9 weights and lengths are in the units of the locale', () => {
	expect([weightText(2400, 'en-AU'), weightText(2400, 'de-DE'), weightText(2400, 'en-US')]).toEqual([
		'2,400 kg',
		'2.400 kg',
		'5,291 lb',
	]);
	expect([lengthText(6.2, 'en-AU'), lengthText(6, 'en-NZ'), lengthText(6.25, 'de-DE')]).toEqual([
		'6.2 m',
		'6 m',
		'6,3 m',
	]);
	expect([lengthText(6.2, 'en-US'), lengthText(6.096, 'en-US')]).toEqual(['20 ft 4 in', '20 ft']);
	expect([bothLengths(6.2, 'en-AU'), bothLengths(6.2, 'en-US')]).toEqual(['6.2 m (20 ft 4 in)', '20 ft 4 in']);
});

test('SITE-9 feet and inches make metres to the centimetre', () => {
	expect([metresOf(20), metresOf(20, 6)]).toEqual([6.1, 6.25]);
});

test('SITE-8 what a camper may load is its ATM less its tare, unless its maker says otherwise', () => {
	expect(payloadOf({ atm: 2400, tare: 1900 })).toBe(500);
	expect(payloadOf({ atm: 2400, tare: 1900, payload: 450 })).toBe(450);
	expect(payloadOf({ atm: 1900, tare: 1900 })).toBeUndefined();
	expect(payloadOf({ atm: 1900 })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isVin } from '../../../src/domain/cars/is-vin.ts';
import { vinKey } from '../../../src/domain/cars/vin-key.ts';

test.each([
	['1HGCM82633A004352', true],
	['1hgcm82633a004352', true],
	['1HGCM82633A00435', false],
	['1HGCM82633A00435O', false],
	['toyota hilux ute 4', false],
])('SRCH-7 whether %j is a VIN: %j', (text, expected) => expect(isVin(text)).toBe(expected));

test('SRCH-7 a VIN has one key, however it is typed', () => {
	expect(vinKey('1hgcm82633a004352')).toBe(vinKey('1HGCM82633A004352'));
	expect(vinKey('1HGCM82633A004352')).not.toBe(vinKey('1HGCM82633A004353'));
});

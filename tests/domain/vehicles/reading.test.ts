import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCheckDigit } from '../../../src/domain/vehicles/check-digit.ts';
import { decodeVin } from '../../../src/domain/vehicles/decode-vin.ts';
import { readPlate } from '../../../src/domain/vehicles/plate.ts';
import { readVin } from '../../../src/domain/vehicles/read-vin.ts';

const marks = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const aVin = fc.array(fc.constantFrom(...marks), { minLength: 17, maxLength: 17 }).map((list) => list.join(''));
const seeded = { seed: 10, numRuns: 150 };

describe('USER-10 reading a VIN', () => {
	test.each([
		['6T1BF3FK10X123456', '6T1BF3FK10X123456'],
		[' 6t1 bf3fk-10x 123456 ', '6T1BF3FK10X123456'],
		['６Ｔ１BF3FK10X123456', '6T1BF3FK10X123456'],
	])('%s is a VIN', (text, vin) => {
		expect(readVin(text)).toEqual({ vin });
	});

	test.each([
		['', 'Enter the VIN.'],
		['6TOBF3FK10X123456', 'A VIN has no letter O; did you mean 0?'],
		['6TIBF3FQ10X123456', 'A VIN has no letter I; did you mean 1? A VIN has no letter Q; did you mean 0 or 9?'],
		['6T1BF3FK10X12345', 'A VIN has 17 characters; this has 16.'],
		['6T1BF3FK10X12345*', 'A VIN has only letters and digits; found *'],
		['NZE121-1234567', /chassis \(frame\) number of a Japanese import, not a VIN/],
		['dba-nze141-1234567', /chassis \(frame\) number/],
	])('%s is none: %s', (text, fault) => {
		expect(readVin(text)).toEqual({ fault: typeof fault === 'string' ? fault : expect.stringMatching(fault) });
	});

	test('a VIN stays what it is, however it is spaced; any text gives a VIN or a reason', () => {
		fc.assert(
			fc.property(aVin, fc.array(fc.nat(16), { maxLength: 4 }), (vin, gaps) => {
				const typed = gaps.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, vin.toLowerCase());
				expect(readVin(typed)).toEqual({ vin });
			}),
			seeded,
		);
		fc.assert(
			fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (text) => {
				const read = readVin(text);
				if ('vin' in read) expect(read.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
				else expect(read.fault.length).toBeGreaterThan(10);
			}),
			seeded,
		);
	});

	test('every VIN is decoded, wrong check digit or not, with a year that has been', () => {
		fc.assert(
			fc.property(aVin, (vin) => {
				const { year = 2000, make = 'x' } = decodeVin(vin, 2026);
				expect(year).toBeGreaterThanOrEqual(1980);
				expect(year).toBeLessThanOrEqual(2027);
				expect(make).not.toBe('');
			}),
			seeded,
		);
	});

	test.each([
		['1HGCM82633A004352', true],
		['11111111111111111', true],
		['1M8GDM9AXKP042788', true],
		['1HGCM82643A004352', false],
	])('the check digit of %s is right: %s', (vin, isRight) => {
		expect(hasCheckDigit(vin)).toBe(isRight);
	});
});

describe('USER-10 reading a plate', () => {
	test.each([
		['abc·12d', 'nsw', 'AU', { rego: 'ABC12D', state: 'NSW' }],
		['1AB 2CD', 'Victoria', 'AU', { rego: '1AB2CD', state: 'VIC' }],
		['S 123-ABC', 'S.A.', 'AU', { rego: 'S123ABC', state: 'SA' }],
		['abc123', '', 'NZ', { rego: 'ABC123', state: 'NZ' }],
		['7ABC123', 'CA', 'US', { rego: '7ABC123', state: 'CA' }],
		['ABC12D', '', 'AU', { faults: { state: 'Choose the state: ACT, NSW, NT, QLD, SA, TAS, VIC, WA.' } }],
		['', 'NSW', 'AU', { faults: { rego: 'Enter the number plate.' } }],
		['AB<C', 'NSW', 'AU', { faults: { rego: 'A number plate has only letters and digits.' } }],
		['ABCDEFGHIJ', 'NSW', 'AU', { faults: { rego: 'A number plate has at most 9 letters and digits.' } }],
	])('%s in %s, %s', (rego, state, country, read) => {
		expect(readPlate({ rego, state }, country)).toEqual(read);
	});

	test('what is read is read again alike; any text gives a plate or a reason', () => {
		fc.assert(
			fc.property(
				fc.string({ maxLength: 20, unit: 'binary' }),
				fc.constantFrom('NSW', 'vic', 'x', ''),
				(rego, state) => {
					const read = readPlate({ rego, state }, 'AU');
					if ('faults' in read) expect(Object.values(read.faults).join('').length).toBeGreaterThan(10);
					else expect(readPlate(read, 'AU')).toEqual(read);
				},
			),
			seeded,
		);
	});
});

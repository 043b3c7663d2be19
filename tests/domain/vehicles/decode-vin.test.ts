import { describe, expect, test } from 'vitest';
import { brandName } from '../../../src/domain/cars/brand-name.ts';
import { countryOf } from '../../../src/domain/vehicles/countries.ts';
import { decodeVin } from '../../../src/domain/vehicles/decode-vin.ts';
import { americas } from '../../../src/domain/vehicles/makers/americas.ts';
import { asia } from '../../../src/domain/vehicles/makers/asia.ts';
import { europe } from '../../../src/domain/vehicles/makers/europe.ts';
import { japan } from '../../../src/domain/vehicles/makers/japan.ts';
import { oceania } from '../../../src/domain/vehicles/makers/oceania.ts';
import { type TrueVin, usVins, worldVins } from './truth.ts';

const now = 2026;
const plain = (make: string): string =>
	make
		.normalize('NFKD')
		.replace(/[^a-z0-9]/gi, '')
		.toLowerCase();

/** How many VINs have a make by our table, and those whose make is another one. */
function compare(vins: readonly TrueVin[]) {
	const named = vins.flatMap((one) => {
		const { make } = decodeVin(one.vin, now);
		return make === undefined ? [] : [{ ...one, make }];
	});
	const wrong = named.filter(({ make, makes }) => !makes.map(plain).includes(plain(make)));
	return {
		share: named.length / vins.length,
		wrong: wrong.map(({ vin, make, makes }) => `${vin} ${make} ≠ ${makes.join(', ')}`),
	};
}

describe('USER-10 makes by the VIN, against public lists that our table was not made from', () => {
	test('no make is wrong over 5,000 VINs of the American register, also where makes share a code', () => {
		const vins = [...usVins(4)];
		expect(vins.length).toBeGreaterThan(5_000);
		const { share, wrong } = compare(vins);
		expect(wrong).toEqual([]);
		expect(share).toBeGreaterThan(0.2);
	});

	test('no make is wrong over 5,000 VINs of the rest of the world', () => {
		const vins = [...worldVins(20)];
		expect(vins.length).toBeGreaterThan(5_000);
		const { share, wrong } = compare(vins);
		expect(wrong).toEqual([]);
		expect(share).toBeGreaterThan(0.5);
	});
});

describe('USER-10 what a VIN says', () => {
	test.each([
		['6T1BF3FK10X123456', { make: 'Toyota', country: 'Australia' }],
		['6FPAAAJGSW4Z00001', { make: 'Ford', country: 'Australia', year: 2004 }],
		['MPATFS86JGT000123', { make: 'Isuzu', country: 'Thailand', year: 2016 }],
		['LSJW74090MZ123456', { make: 'MG', country: 'China', year: 2021 }],
		['JN1TBNT32A0001234', { make: 'Nissan', country: 'Japan' }],
		['TMBJJ7NE1E0123456', { make: 'Škoda', country: 'Czech Republic', year: 2014 }],
		['WVWZZZ1KZ8W123456', { make: 'Volkswagen', country: 'Germany', year: 2008 }],
		['5YJSA1E20GF123456', { make: 'Tesla', country: 'United States' }],
		['1C4RJFDJ0EC123456', { make: 'Jeep', country: 'United States' }],
		['1HGCM82633A004352', { make: 'Honda', country: 'United States', year: 2003 }],
	])('%s', (vin, known) => {
		expect(decodeVin(vin, now)).toEqual(known);
	});

	test.each([
		['a code that several makes share has its country alone', 'LGWEF4A50JF123456', { country: 'China' }],
		['a code that nobody knows, too', 'SZZAAAAAAAA123456', { country: 'Poland' }],
		['what nobody was given has nothing', '0ZZAAAAAAAA123456', {}],
		['New Zealand gives used imports a VIN that says nothing', '7AT0H60FX12345678', { importedInto: 'New Zealand' }],
		['so does Australia', '6U9000JZX10000123', { importedInto: 'Australia' }],
		[
			'Volkswagen of 1990 or 2020: the code is the same, so there is no year',
			'WVWZZZ1KZLW123456',
			{ make: 'Volkswagen', country: 'Germany' },
		],
		['no year where the maker writes none', 'MR0FR22G900123456', { make: 'Toyota', country: 'Thailand' }],
		[
			'no American year without the check digit that its law asks for',
			'1HGCM82643A004352',
			{ make: 'Honda', country: 'United States' },
		],
	])('%s', (_, vin, known) => {
		expect(decodeVin(vin, now)).toEqual(known);
	});

	test('no year is in the future, and none has passed when its code comes again', () => {
		const codes = [...'ABCDEFGHJKLMNPRSTVWXY123456789'];
		const years = codes.map((code) => decodeVin(`LSJW74090${code}Z123456`, now).year);
		expect(years.filter((year) => year !== undefined && (year < 1997 || year > now + 1))).toEqual([]);
		// V is 1997 or 2027: both may be meant in 2026.
		expect(years[codes.indexOf('V')]).toBeUndefined();
		expect(years[codes.indexOf('T')]).toBe(2026);
	});
});

test('USER-10 the table has each code once, its make as stock has it, and a country for each', () => {
	const tables = [oceania, japan, asia, europe, americas];
	const codes = tables.flatMap((table) => Object.values(table)).flatMap((list) => list.split(' '));
	expect(codes.length).toBeGreaterThan(350);
	expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
	expect(codes.filter((code) => !/^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9.@]*$/.test(code))).toEqual([]);
	const makes = tables.flatMap((table) => Object.keys(table));
	expect(makes.filter((make) => brandName(make) !== make)).toEqual([]);
	expect(codes.filter((code) => countryOf(code) === null)).toEqual([]);
});

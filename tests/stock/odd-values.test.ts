import { describe, expect, test } from 'vitest';
import { bodyPlural } from '../../src/domain/cars/body-words.ts';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { groupNotes, noteLine } from '../../src/stock/feed/report-text.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';

const read = (field: CarField, found: unknown) => readValue<unknown>(found, carFields[field].read as Reader<unknown>);
const vin = '6T1BE42K57X123456';

describe('issue 11.3 a value that belongs to another field', () => {
	test.each<[CarField, string, string]>([
		['simple_fuel', vin, 'a VIN, not a fuel'],
		['simple_fuel', 'Automatic', 'a gearbox, not a fuel'],
		['simple_fuel', '1.6', 'a number, not a fuel'],
		['simple_transmission', 'Gasoline', 'a fuel, not a gearbox'],
		['simple_transmission', 'Hatchback', 'a body type, not a gearbox'],
		['simple_body', 'All-wheel drive (AWD)', 'a drive, not a body type'],
		['simple_body', '4 X 4', 'a drive, not a body type'],
		['simple_body', 'https://cdn.example/1.jpg', 'an address on the web, not a body type'],
		['simple_body', 'x'.repeat(61), 'a text of more than 60 characters, not a body type'],
		['drive_type', 'Diesel', 'a fuel, not a drive'],
		['colour', 'Manual', 'a gearbox, not a colour'],
		['colour', vin, 'a VIN, not a colour'],
		['city', '2795', 'a number, not a city'],
		['city', 'sales@dealer.example', 'an e-mail address, not a city'],
		['make', vin, 'a VIN, not a make'],
		['model', 'https://dealer.example/x', 'an address on the web, not a model'],
	])('issue 11.3 %s %j: %s', (field, found, note) => {
		expect(read(field, found)).toEqual({ note, fault: true, odd: true });
	});

	test.each<[CarField, string, string]>([
		['simple_fuel', 'Hydrogen', 'Hydrogen'],
		['simple_fuel', 'Gasoline', 'Petrol'],
		['simple_body', 'Adventure', 'Adventure'],
		['simple_body', 'Electric', 'Electric'],
		['simple_body', 'Hybrid', 'Hybrid'],
		['simple_body', 'Shooting Brake', 'Shooting Brake'],
		['simple_transmission', 'Reduction Gear', 'Reduction Gear'],
		['drive_type', '4x4 On Demand', '4x4 On Demand'],
		['drive_type', 'All-wheel drive (AWD)', 'All-wheel drive (AWD)'],
		['model', '208', '208'],
		['city', 'Cowra', 'Cowra'],
		['colour', 'Electric Blue', 'Electric Blue'],
		['make', 'MERCEDES-BENZ', 'MERCEDES-BENZ'],
	])('issue 11.3 %s %j may be: %s', (field, found, value) => {
		expect(read(field, found).value).toBe(value);
	});

	test('issue 11.3 98 VINs as fuel: no car has them, and the report says field, number, examples and what to do', () => {
		const records = Array.from({ length: 98 }, (_, index) => ({
			record: index + 1,
			raw: {
				make: 'Kia',
				model: 'Rio',
				year: 2021,
				stocknum: `K${index}`,
				vin: 'x',
				fuel: `6T1BE42K57X1${String(index).padStart(5, '0')}`,
			},
		}));
		const { cars, report } = normaliseStock(records, { now: 1_795_219_200, assumeListed: true });
		expect(cars).toHaveLength(98);
		expect(cars.filter((car) => 'simple_fuel' in car)).toEqual([]);
		const lines = groupNotes(report.warnings).map(noteLine);
		expect(lines).toContain(
			'98 × simple_fuel: a VIN, not a fuel, so it is not shown. Correct it in the feed, or say what it stands for in stock_feed.columns.simple_fuel.values ("6T1BE42K57X100000", "6T1BE42K57X100001", "6T1BE42K57X100002", …)',
		);
	});

	test.each([
		['All-wheel drive (AWD)', 'All-wheel drive (AWD)'],
		['4 x 4', '4 x 4'],
		['Type 2', 'Type 2'],
		['Grand Tourer', 'Grand Tourers'],
		['SUV', 'SUVs'],
	])('issue 11.3 a landing of %s is called %s: only a noun has a plural', (body, plural) => {
		expect(bodyPlural(body)).toBe(plural);
	});
});

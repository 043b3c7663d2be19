import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';

const read = (field: CarField, found: unknown) => readValue<unknown>(found, carFields[field].read as Reader<unknown>);

describe('SITE-5 numbers as they are written elsewhere', () => {
	test.each<[CarField, string, number]>([
		['price', '12.990', 12_990],
		['price', '12.990,50', 12_990.5],
		['price', '1.299.000', 1_299_000],
		['price', '12.990 €', 12_990],
		['price', '12990 €', 12_990],
		['price', '€8990', 8990],
		['price', 'EUR 12,990', 12_990],
		['price', '12990,50', 12_990.5],
		['price', '12 990', 12_990],
		['price', '12\u00a0990 $', 12_990],
		['price', "12'990", 12_990],
		['price', 'A$12,990', 12_990],
		['price', 'NZ$ 12,990 drive away', 12_990],
		['price', '12,990 AUD', 12_990],
		['price', '12990.50', 12_990.5],
		['price', '999.99', 999.99],
		['km', '45.000 km', 45_000],
		['km', '45 000 km', 45_000],
		['km', '145,000', 145_000],
		['km', '591.6', 592],
		['fuel_consumption', '8,7 l/100km', 8.7],
		['fuel_consumption', '8.125', 8.125],
		['subscription_price', '99.500', 99.5],
		['subscription_deposit', '$600.00', 600],
		['joining_fee', 'A$ 99', 99],
	])('SITE-5 %s %j is %d', (field, found, value) => {
		expect(read(field, found).value).toBe(value);
	});

	test.each<[CarField, string]>([
		['price', '12.99.0'],
		['price', '12,99,0'],
		['price', '12990 - 13990'],
		['price', '19,99'],
		['price', '12 99'],
		['price', '1.2990'.repeat(2)],
		['price', '12990 CHF'],
		['seats', '5,5'],
	])('SITE-5 %s %j is anybody’s guess: not known, with a note', (field, found) => {
		expect(read(field, found)).not.toHaveProperty('value');
		expect(read(field, found).note).toBeTypeOf('string');
	});

	test('SITE-5 what could mean two things is for the dealer to look at', () => {
		expect(read('price', '12.990')).toMatchObject({ odd: true, note: 'the point taken for thousands: 12,990' });
		expect(read('price', '12990 €')).toMatchObject({
			odd: true,
			note: 'another currency: the number is shown as dollars',
		});
		expect(read('price', '12,990')).not.toHaveProperty('odd');
	});

	const styles = [
		['en-AU', 'AUD'],
		['en-NZ', 'NZD'],
		['en-US', 'USD'],
		['de-DE', 'EUR'],
	] as const;

	test.each(styles)('SITE-5 a price written in %s reads as it was', (locale, currency) => {
		const shapes = [0, 2].flatMap((digits) => [
			new Intl.NumberFormat(locale, {
				style: 'currency',
				currency,
				minimumFractionDigits: digits,
				maximumFractionDigits: digits,
			}),
			new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
		]);
		const check = (dollars: number) => {
			for (const shape of shapes)
				expect([shape.format(dollars), read('price', shape.format(dollars)).value]).toEqual([
					shape.format(dollars),
					dollars,
				]);
		};
		fc.assert(fc.property(fc.integer({ min: 1000, max: 9_999_999 }), check), { seed: 11, numRuns: 300 });
	});

	test.each(styles)('SITE-5 kilometres written in %s read as they were', (locale) => {
		const shape = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
		const check = (km: number) => {
			expect([shape.format(km), read('km', shape.format(km)).value]).toEqual([shape.format(km), km]);
		};
		fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), check), { seed: 12, numRuns: 300 });
	});
});

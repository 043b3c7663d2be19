import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carFieldNames } from '../../src/stock/car/car-fields.ts';
import { normaliseStock, type StockRecord } from '../../src/stock/feed/normalise.ts';
import { carSchema } from '../support/car-schema.ts';

const now = 1_795_219_200;

const oddity = fc.oneof(
	fc.anything(),
	fc.string(),
	fc.constantFrom(
		'-',
		'nan',
		'$51,990',
		'4 Doors',
		'USED',
		'sold',
		'true',
		'2020',
		'../x',
		'1e999',
		'-0',
		Number.NaN,
		Infinity,
		-1,
	),
);
const fields = carFieldNames;
const record = fc.record(Object.fromEntries(fields.map((field) => [field, oddity])), { requiredKeys: [] });
const carLike = record.map((raw) => ({ ...raw, make: 'Kia', model: 'Rio', year: 2020 }));
const feed = fc.array(fc.oneof(record, carLike, fc.constant(null)), { maxLength: 8 });

test('SITE-5 whatever a feed holds: each record is a valid car or left out, slugs and ids are unique, and twice is the same', () => {
	const check = (raws: readonly (Record<string, unknown> | null)[]) => {
		const records = raws.map((raw, index): StockRecord => ({ record: index + 1, raw }));
		const { cars, report } = normaliseStock(records, { now, assumeListed: true });
		for (const car of cars) expect(carSchema.parse(car)).toEqual(car);
		expect(report.read).toBe(raws.length);
		expect(report.usable).toBe(cars.length);
		expect(report.usable + report.leftOut.length).toBe(raws.length);
		expect(new Set(cars.map(({ slug }) => slug.toLowerCase())).size).toBe(cars.length);
		expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length);
		expect(normaliseStock(records, { now, assumeListed: true })).toMatchObject({ cars, report });
	};
	fc.assert(fc.property(feed, check), { seed: 5, numRuns: 400 });
});

test('SITE-5 20,000 alike cars all stay, each with its own slug', () => {
	const records = Array.from({ length: 20_000 }, (_, index) => ({
		record: index + 1,
		raw: { make: 'Kia', model: 'Rio', year: 2020, price: 1000 + index },
	}));
	const { cars } = normaliseStock(records, { now, assumeListed: true });
	expect(cars).toHaveLength(20_000);
	expect(new Set(cars.map(({ slug }) => slug)).size).toBe(20_000);
});

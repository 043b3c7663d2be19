import { describe, expect, test } from 'vitest';
import { carKeys } from '../../src/stock/car/car-keys.ts';
import { readRecord, type StockRecord, storedRecord } from '../../src/stock/feed/stock-record.ts';

const record: StockRecord = {
	tenant: 'a',
	built: 1_781_488_800,
	losses: { since: 1_781_488_800, known: 2, lost: 1 },
	priced: 'en-AU drive_away',
	history: {
		began: '2026-05-01',
		cars: [
			{
				slug: 'ram-b',
				keys: ['V1', 'S1', 'I1'],
				since: '2026-06-01',
				former: [{ slug: 'ram-a', day: '2026-06-02' }],
				prices: [
					{ price: 27_990, day: '2026-06-01' },
					{ price: null, day: '2026-06-11' },
					{ price: 25_990.5, day: '2026-06-21' },
				],
				sold: null,
			},
			{ slug: 'kia', keys: ['', '', 'I2'], since: '2026-06-03', former: [], prices: [], sold: null },
		],
		gone: [
			{
				slug: 'ford',
				keys: ['V3', '', ''],
				since: '2026-05-01',
				former: [],
				prices: [{ price: 9_990, day: '2026-05-04' }],
				sold: '2026-06-01',
				gone: '2026-06-04',
				unread: false,
			},
			{
				slug: 'audi',
				keys: ['V4', '', ''],
				since: '2026-05-01',
				former: [],
				prices: [],
				sold: '2026-06-02',
				gone: '2026-06-05',
				unread: true,
			},
		],
	},
	past: {
		ford: {
			id: 3,
			name: '2019 Ford Focus',
			variant: 'Titanium',
			make: 'Ford',
			model: 'Focus',
			year: 2019,
			type: 'used',
			sold: true,
			price: 9_990,
			image: null,
			line: 'Used · 88,000 km',
			facts: [['Body', 'Hatch']],
		},
	},
	lists: { present: ['kia', 'kia/rio'], lost: ['utes', 'ford/ranger'] },
	pages: new Map([
		['hash-0-1', '2026-06-01'],
		['hash-0-2', '2026-06-04'],
		['hash-0-3', '2026-06-01'],
	]),
};
const text = JSON.stringify(storedRecord(record));

describe('the stock record', () => {
	test('comes back as it was published', () => {
		expect(readRecord(text, 'a')).toEqual({ ok: true, record });
	});

	test('is the same text for the same contents, in whatever order pages were rendered', () => {
		const turned = { ...record, pages: new Map([...record.pages].reverse()) };
		expect(JSON.stringify(storedRecord(turned))).toBe(text);
	});

	test('keeps a page in eight letters and a car in a line', () => {
		const cars = Array.from({ length: 1_000 }, (_, index) => ({
			slug: `2021-toyota-landcruiser-gxl-s${index}`,
			keys: carKeys({ vin: `6FPAAAJGSW0${100_000 + index}`, stocknum: `S${index}`, id: index }),
			since: '2026-06-01',
			former: [],
			prices: [{ price: 20_000 + index, day: '2026-06-01' }],
			sold: null,
		}));
		const size = (cars: StockRecord['history']['cars']) =>
			JSON.stringify(storedRecord({ ...record, history: { began: '2026-06-01', cars, gone: [] } })).length;
		expect(size(cars)).toBeLessThan(118_000);
		expect(size(cars) - size(cars.map((car) => ({ ...car, prices: [] })))).toBe(8_000);
	});

	test.each([
		['cut off', text.slice(0, -1), 'a record that is damaged'],
		['empty', '', 'a record that is damaged'],
		['null', 'null', 'a record that is damaged'],
		['a page', '<!doctype html><title>Not found</title>', 'a record that is damaged'],
		['a car short', text.replace(/,\["kia".*?\]\]/, ''), 'a record that is damaged'],
		['with an impossible day', text.replace('2026-06-03', '2026-06-33'), 'a record that is damaged'],
		['with a price of a day that no calendar has', text.replace(',10,0,', ',1e7,0,'), 'a record that is damaged'],
		['with a price without a day', text.replace(',10,0,', ',10,'), 'a record that is damaged'],
		['with a list that is not an address', text.replace('ford/ranger', 'ford/*'), 'a record that is damaged'],
		['newer', text.replace('"version":4', '"version":5'), 'a record of version 5, which a newer Forecourt has written'],
		['another site’s', text.replace('"tenant":"a"', '"tenant":"b"'), 'the record of the site "b"'],
	])('%s is refused in words', (_, damaged, found) => {
		expect(damaged).not.toBe(text);
		expect(readRecord(damaged, 'a')).toEqual({ ok: false, found });
	});
});

test('a record of version 1 is read: its cars have no prices, and nobody knows when they came', () => {
	const { priced, began, past: _, ...stored } = storedRecord(record);
	const cars = stored.cars.map((car) => car.slice(0, 6));
	const gone = stored.gone.map((car) => car.slice(0, 8));
	const read = readRecord(JSON.stringify({ ...stored, version: 1, cars, gone }), 'a');
	const without = { prices: [], sold: null };
	const history = {
		began: '2026-06-15',
		cars: record.history.cars.map((car) => ({ ...car, ...without })),
		gone: record.history.gone.map((car) => ({ ...car, ...without })),
	};
	expect([priced, began]).toEqual(['en-AU drive_away', '2026-05-01']);
	expect(read).toEqual({ ok: true, record: { ...record, priced: '', history, past: {} } });
});

describe('what tells a car from others', () => {
	test.each([
		['6FPAAAJGSW0123456', true],
		[' 6fpaaajgsw0-123456 ', true],
		['GRX120-3012345', true],
		['TBA', false],
		['N/A', false],
		['00000000000000000', false],
		['UNKNOWN', false],
	])('a VIN of %j: %s', (vin, isOne) => {
		expect(carKeys({ vin })[0] !== '').toBe(isOne);
	});

	test.each([
		['S1', true],
		['0', false],
		['TBA', false],
		['-', false],
	])('a stock number of %j: %s', (stocknum, isOne) => {
		expect(carKeys({ stocknum })[1] !== '').toBe(isOne);
	});

	test('is told without case, and cannot be read', () => {
		const [vin, stocknum, id] = carKeys({ vin: '6FPAAAJGSW0123456', stocknum: 's1', id: 7 });
		expect(carKeys({ vin: '6fpaaajgsw0123456', stocknum: 'S1', id: 7 })).toEqual([vin, stocknum, id]);
		expect(new Set([vin, stocknum, id, ...carKeys({ stocknum: '7' })]).size).toBe(5);
		expect(vin).toMatch(/^[\w-]{10}$/);
	});
});

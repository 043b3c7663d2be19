import { describe, expect, test } from 'vitest';
import { stockSummary } from '../../src/stock/listing/summary.ts';
import type { StockNote } from '../../src/stock/feed/report.ts';
import { isTooMuchLeftOut } from '../../src/stock/feed/report.ts';
import { digestStock, groupNotes, stockReportText } from '../../src/stock/feed/report-text.ts';

const note = (record: number, field: string, value: string, reason: string): StockNote => ({
	record,
	car: `U${record}`,
	field,
	value,
	reason,
});

describe('SITE-4 stock summary', () => {
	test('SITE-4 counts makes, models and conditions, most first, then by name', () => {
		const cars = [
			{ make: 'Kia', model: 'Rio', car_type: 'new' },
			{ make: 'Kia', model: 'Rio', car_type: 'used' },
			{ make: 'Kia', model: 'Cerato', car_type: 'used' },
			{ make: 'Audi', model: 'A3', car_type: 'demo' },
		] as const;
		expect(stockSummary(cars)).toEqual({
			count: 4,
			makes: [
				{ name: 'Kia', count: 3 },
				{ name: 'Audi', count: 1 },
			],
			models: [
				{ make: 'Kia', name: 'Rio', count: 2 },
				{ make: 'Audi', name: 'A3', count: 1 },
				{ make: 'Kia', name: 'Cerato', count: 1 },
			],
			car_types: { new: 1, used: 2, demo: 1 },
		});
	});

	test('SITE-4 no stock is a summary too', () => {
		expect(stockSummary([])).toEqual({ count: 0, makes: [], models: [], car_types: { new: 0, used: 0, demo: 0 } });
	});
});

describe('SITE-5 report for people', () => {
	test('SITE-5 groups by field and reason, counts, and shows three different examples', () => {
		const notes = ['4 Doors', '4 Doors', '5 Doors', '2 Doors', '3 Doors'].map((value, index) =>
			note(index + 2, 'doors', value, 'read as a number of doors'),
		);
		const [group, other] = groupNotes([note(1, 'km', '-', 'not known'), ...notes]);
		expect(group).toMatchObject({ field: 'doors', count: 5 });
		expect(group?.examples.map(({ value }) => value)).toEqual(['4 Doors', '5 Doors', '2 Doors']);
		expect(other).toMatchObject({ field: 'km', count: 1 });
	});

	test('SITE-5 reads like this', () => {
		const text = stockReportText(
			digestStock({
				read: 1200,
				usable: 1199,
				listed: 1000,
				notListed: { 'not shown on the dealer website': 199 },
				leftOut: [
					{
						record: 4,
						car: '',
						field: '',
						value: '',
						reason: 'unparsable record: 3 values where the header has 4',
					},
				],
				repaired: [note(9, 'km', '-', 'not known in the feed')],
				warnings: [note(7, 'vin', '', 'no VIN'), note(8, 'vin', '', 'no VIN')],
			}),
		);
		expect(text).toBe(
			[
				'1,200 records read, 1,199 cars, 1,000 listed, 1 left out.',
				'',
				'Left out:',
				'  1 × unparsable record: 3 values where the header has 4 (record 4)',
				'',
				'Not listed:',
				'  199 × not shown on the dealer website',
				'',
				'Worth a look:',
				'  2 × vin: no VIN (record 7, U7; record 8, U8)',
				'',
				'Repaired:',
				"  1 × km: not known in the feed ('-' in record 9, U9)",
			].join('\n'),
		);
	});
});

test.each([
	[10, 2, 0.2, false],
	[10, 3, 0.2, true],
	[10, 0, 0, false],
	[10, 1, 0, true],
	[10, 10, 1, true],
	[0, 0, 0.2, false],
])('SITE-5 of %s records %s left out, at most %s allowed: too many %s', (read, count, share, tooMany) => {
	const leftOut = Array.from({ length: count }, (_, index) => note(index, 'make', '', 'no make'));
	expect(isTooMuchLeftOut({ read, usable: read - count, leftOut, repaired: [], warnings: [] }, share)).toBe(tooMany);
});

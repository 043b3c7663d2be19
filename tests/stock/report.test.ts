import { describe, expect, test } from 'vitest';
import type { StockNote } from '../../src/stock/feed/report.ts';
import { isTooMuchLeftOut } from '../../src/stock/feed/report.ts';
import { groupNotes } from '../../src/stock/feed/report-text.ts';
import { stockSummary } from '../../src/stock/listing/summary.ts';

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

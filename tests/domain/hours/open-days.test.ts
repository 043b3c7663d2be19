import { expect, test } from 'vitest';
import type { PlaceHours } from '../../../src/domain/hours/day-hours.ts';
import { openDays } from '../../../src/domain/hours/open-days.ts';

const open = '08:30-17:00';
/** Closed on Sundays and at Christmas, open on one Sunday, by appointment on Saturdays. */
const hours: PlaceHours = {
	zone: 'Australia/Sydney',
	week: ['closed', open, open, open, open, open, null],
	special: { '2026-12-25': 'closed', '2026-11-29': '10:00-15:00' },
};

test.each([
	['from a Monday on', '2026-11-23', 6, ['23', '24', '25', '26', '27', '29']],
	['over closed days', '2026-12-24', 3, ['24', '28', '29']],
	['over the end of a month', '2026-11-30', 3, ['30', '01', '02']],
])('CAR-1 the next days on which a place is open: %s', (_, from, count, days) => {
	expect(openDays(hours, from, count).map((day) => day.slice(8))).toEqual(days);
});

test('CAR-1 of a place whose hours nobody knows each day is offered; of one that never opens none', () => {
	expect(openDays(null, '2026-11-28', 3)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
	expect(openDays({ ...hours, week: Array(7).fill('closed'), special: {} }, '2026-11-28', 3)).toEqual([]);
});

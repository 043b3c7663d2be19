import { expect, test } from 'vitest';
import type { PlaceHours } from '../../../src/domain/hours/day-hours.ts';
import { visitingTimes } from '../../../src/domain/hours/visiting-times.ts';

const hours: PlaceHours = {
	zone: 'Australia/Brisbane',
	week: ['closed', '08:30-17:30', '08:15-17:15', '22:00-23:59', null, '10:00-10:20', '09:00-12:00'],
	special: { '2026-11-23': 'closed', '2026-11-29': '10:00-16:00' },
};
const clock = (minutes: number | undefined): string =>
	minutes === undefined ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

test.each([
	['Sunday, closed', '2026-11-22', 0, '', ''],
	['a Monday that is a holiday', '2026-11-23', 0, '', ''],
	['Monday', '2026-11-30', 18, '8:30', '17:00'],
	['Tuesday, not at full half hours', '2026-11-24', 17, '8:30', '16:30'],
	['Wednesday, late', '2026-11-25', 3, '22:00', '23:00'],
	['Thursday, not known', '2026-11-26', 25, '7:00', '19:00'],
	['Friday, too short for a visit', '2026-11-27', 0, '', ''],
	['a Sunday with special hours', '2026-11-29', 12, '10:00', '15:30'],
	['no day yet', '', 25, '7:00', '19:00'],
])('CAR-1 on %s', (_, date, count, first, last) => {
	const times = visitingTimes(hours, date);
	expect([times.length, clock(times[0]), clock(times.at(-1))]).toEqual([count, first, last]);
	expect(visitingTimes(null, date)).toHaveLength(25);
});

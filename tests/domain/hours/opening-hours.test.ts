import { describe, expect, test } from 'vitest';
import { hoursText, type OpeningHours, openingHoursLines, timeText } from '../../../src/domain/hours/opening-hours.ts';

const open = (weekday: number, from = '08:30', to = '17:30'): OpeningHours => ({
	weekday,
	status: 'Open',
	open: from,
	close: to,
});
const closed = (weekday: number): OpeningHours => ({ weekday, status: 'Closed' });

describe('openingHoursLines', () => {
	test('LOC-6 the sample hours, Monday first and equal days together', () => {
		const week = [closed(0), open(1), open(2), open(3), open(4), open(5), open(6, '08:30', '16:30')];
		expect(openingHoursLines(week)).toEqual([
			{ days: 'Mon-Fri', hours: '8:30am-5:30pm' },
			{ days: 'Sat', hours: '8:30am-4:30pm' },
			{ days: 'Sun', hours: 'Closed' },
		]);
	});

	test('LOC-6 only neighbours are grouped', () => {
		expect(openingHoursLines([open(1), closed(2), open(3)])).toEqual([
			{ days: 'Mon', hours: '8:30am-5:30pm' },
			{ days: 'Tue', hours: 'Closed' },
			{ days: 'Wed', hours: '8:30am-5:30pm' },
		]);
	});

	test('LOC-6 a day without an entry parts its neighbours', () => {
		expect(openingHoursLines([open(1), open(3)]).map(({ days }) => days)).toEqual(['Mon', 'Wed']);
	});

	test('LOC-6 Sunday closes a week of equal days', () => {
		expect(openingHoursLines([0, 1, 2, 3, 4, 5, 6].map((day) => open(day)))).toEqual([
			{ days: 'Mon-Sun', hours: '8:30am-5:30pm' },
		]);
	});

	test('LOC-6 no hours, no lines', () => {
		expect(openingHoursLines([])).toEqual([]);
	});
});

describe('hoursText', () => {
	test.each<[string, Omit<OpeningHours, 'weekday'>, string]>([
		['Closed wins over times', { status: 'Closed', open: '08:00', close: '12:00' }, 'Closed'],
		['null with times shows them', { status: null, open: '08:00', close: '12:00' }, '8am-12pm'],
		['null with formated_hours shows them', { status: null, formated_hours: 'By appointment' }, 'By appointment'],
		[
			'times go before formated_hours',
			{ status: 'Open', open: '09:00', close: '17:00', formated_hours: '9-5' },
			'9am-5pm',
		],
		['null with nothing is blank', { status: null }, ''],
		['null with half the times is blank', { status: null, open: '09:00' }, ''],
		['Open with nothing says so', { status: 'Open' }, 'Open'],
	])('LOC-6 %s', (_, entry, text) => {
		expect(hoursText({ weekday: 1, ...entry })).toBe(text);
	});
});

test.each([
	['00:00', '12am'],
	['00:30', '12:30am'],
	['08:05', '8:05am'],
	['12:00', '12pm'],
	['23:59', '11:59pm'],
])('LOC-6 %s is written %s', (time, text) => {
	expect(timeText(time)).toBe(text);
});

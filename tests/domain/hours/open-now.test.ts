import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlaceHours, placeHours } from '../../../src/domain/hours/day-hours.ts';
import { openStatus, openStatusText } from '../../../src/domain/hours/open-now.ts';
import type { OpeningHours } from '../../../src/domain/hours/opening-hours.ts';

const weekday = (day: number): OpeningHours => ({ weekday: day, status: 'Open', open: '08:30', close: '17:30' });
const week: OpeningHours[] = [
	{ weekday: 0, status: 'Closed' },
	...[1, 2, 3, 4, 5].map(weekday),
	{ weekday: 6, status: null, open: '08:30', close: '16:30' },
];

function hours(set: Partial<Parameters<typeof placeHours>[0]> = {}): PlaceHours {
	const made = placeHours({ zone: 'Australia/Sydney', week, special: [], ...set });
	if (!made) throw new Error('no hours');
	return made;
}

/** What is said at a moment, given as UTC. */
function said(moment: string, place: PlaceHours = hours()): string | null {
	const status = openStatus(place, Date.parse(moment) / 1000);
	return status && openStatusText(status);
}

describe('open now', () => {
	// Tuesday 16 June 2026; Sydney is 10 hours ahead of UTC.
	test.each([
		['2026-06-15T22:29:59Z', 'Closed · opens 8:30am'],
		['2026-06-15T22:30:00Z', 'Open now · closes 5:30pm'],
		['2026-06-16T07:29:59Z', 'Open now · closes 5:30pm'],
		['2026-06-16T07:30:00Z', 'Closed · opens 8:30am tomorrow'],
		['2026-06-16T13:59:59Z', 'Closed · opens 8:30am tomorrow'],
		['2026-06-16T14:00:00Z', 'Closed · opens 8:30am'],
		['2026-06-20T06:29:00Z', 'Open now · closes 4:30pm'],
		['2026-06-20T06:30:00Z', 'Closed · opens 8:30am Mon'],
		['2026-06-21T02:00:00Z', 'Closed · opens 8:30am tomorrow'],
	])('LOC-6 weekday, Saturday, closed Sunday: at %s "%s"', (moment, text) => {
		expect(said(moment)).toBe(text);
	});

	test.each([
		['Australia/Sydney', 'Open now · closes 5:30pm'],
		['Australia/Perth', 'Closed · opens 8:30am'],
		['Pacific/Auckland', 'Open now · closes 5:30pm'],
	])('LOC-6 the place’s own clock decides, at the same moment in %s: "%s"', (zone, text) => {
		expect(said('2026-06-15T23:00:00Z', hours({ zone }))).toBe(text);
	});

	test.each([
		['2026-06-15T22:45:00Z', 'Open now · closes 5:30pm'],
		['2026-12-14T21:30:00Z', 'Open now · closes 5:30pm'],
		['2026-12-14T21:29:00Z', 'Closed · opens 8:30am'],
	])('LOC-6 summer time counts (%s)', (moment, text) => {
		expect(said(moment)).toBe(text);
	});

	describe('dates with special hours', () => {
		const special: Parameters<typeof placeHours>[0]['special'] = [
			{ date: '2026-12-25', status: 'Closed' },
			{ date: '2026-12-26', status: null, start_hour: '10:00', end_hour: '12:00' },
			{ date: '2026-12-28', status: null },
			{ date: '2026-12-29', status: 'Open' },
		];
		test.each([
			['2026-12-24T23:00:00Z', 'Closed · opens 10am tomorrow'],
			['2026-12-25T23:00:00Z', 'Open now · closes 12pm'],
			['2026-12-26T01:00:00Z', 'Closed · opens 8:30am Mon'],
			['2026-12-27T23:00:00Z', 'Open now · closes 5:30pm'],
			['2026-12-28T23:00:00Z', null],
		])('LOC-6 they go before the week’s; one that says nothing does not: at %s "%s"', (moment, text) => {
			expect(said(moment, hours({ special }))).toBe(text);
		});

		test.each([
			[6, 'Closed · opens 8:30am Tue'],
			[7, 'Closed now'],
			[22, 'Closed now'],
		])('LOC-6 closed for %i days in a row: "%s"', (days, text) => {
			const closed = Array.from({ length: days }, (_, day) => ({
				date: new Date(Date.UTC(2026, 5, 17 + day)).toISOString().slice(0, 10),
				status: 'Closed' as const,
			}));
			const daily = [0, 1, 2, 3, 4, 5, 6].map(weekday);
			expect(said('2026-06-17T02:00:00Z', hours({ week: daily, special: closed }))).toBe(text);
		});
	});

	test('LOC-6 nothing is said on a day whose times are not known', () => {
		const appointment = hours({ week: [weekday(1), { weekday: 2, status: null, formated_hours: 'By appointment' }] });
		expect(said('2026-06-15T23:00:00Z', appointment)).toBeNull();
		expect(said('2026-06-16T23:00:00Z', appointment)).toBeNull();
	});

	test('LOC-6 no next opening is promised across a day whose times are not known', () => {
		expect(said('2026-06-15T09:00:00Z', hours({ week: [weekday(1), weekday(3)] }))).toBe('Closed now');
	});

	test('LOC-6 always closed', () => {
		const never = hours({ week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ weekday: day, status: 'Closed' })) });
		expect(said('2026-06-15T09:00:00Z', never)).toBe('Closed now');
	});

	test.each([
		['2026-06-16T07:59:00Z', 'Closed · opens 6pm'],
		['2026-06-16T08:00:00Z', 'Open now · closes 2am'],
		['2026-06-16T15:59:00Z', 'Open now · closes 2am'],
		['2026-06-16T16:00:00Z', 'Closed · opens 6pm'],
	])('LOC-6 hours past midnight (%s)', (moment, text) => {
		const night = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ ...weekday(day), open: '18:00', close: '02:00' }));
		expect(said(moment, hours({ week: night }))).toBe(text);
	});
});

describe('placeHours', () => {
	test('LOC-6 nothing without a time zone or without any time', () => {
		expect(placeHours({ zone: null, week, special: [] })).toBeNull();
		expect(placeHours({ zone: 'Australia/Sydney', week: [], special: [] })).toBeNull();
		expect(placeHours({ zone: 'Australia/Sydney', week: [{ weekday: 1, status: 'Open' }], special: [] })).toBeNull();
	});

	test('LOC-6 0 is Sunday, half the times are none', () => {
		expect(hours({ week: [weekday(1), { weekday: 2, status: null, open: '08:00' }] }).week).toEqual([
			null,
			'08:30-17:30',
			null,
			null,
			null,
			null,
			null,
		]);
	});
});

test('LOC-6 a place is open if and only if its own clock is between its hours', () => {
	const zones = [
		'Australia/Perth',
		'Australia/Adelaide',
		'Australia/Lord_Howe',
		'Pacific/Auckland',
		'America/New_York',
	];
	fc.assert(
		fc.property(
			fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 }),
			fc.constantFrom(...zones),
			(minutes, zone) => {
				const moment = new Date(minutes * 60_000);
				const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
				const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(moment);
				const closes = day === 'Sat' ? '16:30' : '17:30';
				const time = clock.format(moment);
				const open = day !== 'Sun' && time >= '08:30' && time < closes;
				expect(openStatus(hours({ zone }), minutes * 60)?.open).toBe(open);
			},
		),
		{ seed: 6, numRuns: 200 },
	);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayHours, PlaceHours } from '../../../src/domain/hours/day-hours.ts';
import { clockOf, localTime, minuteOf, momentsOf } from '../../../src/domain/hours/local-clock.ts';
import { freeDays, freeSeats, nearestSlots } from '../../../src/domain/test-drives/free-slots.ts';
import { type SlotRules, slotDays, slotId } from '../../../src/domain/test-drives/slots.ts';

const rules: SlotRules = {
	minutes: 60,
	notice_hours: 0,
	days_ahead: 3,
	closed_weekdays: [],
	closed_dates: [],
	buffer_minutes: 0,
};
const always = (day: DayHours, zone = 'Australia/Sydney'): PlaceHours => ({
	zone,
	week: Array.from({ length: 7 }, () => day),
	special: {},
});
const at = (iso: string): number => Date.parse(iso) / 1000;
const clocks = (hours: PlaceHours, own: Partial<SlotRules>, now: string, day = 0): string[] =>
	slotDays(hours, { ...rules, ...own }, at(now))[day]?.slots.map(({ local }) => local.slice(11)) ?? [];

test('CAR-1 times follow each other from opening, and the last is over at closing time', () => {
	const hours = always('08:30-12:00');
	expect(clocks(hours, {}, '2026-11-24T12:00+11:00', 1)).toEqual(['08:30', '09:30', '10:30']);
	expect(clocks(hours, { minutes: 45 }, '2026-11-24T12:00+11:00', 1)).toEqual(['08:30', '09:15', '10:00', '10:45']);
	expect(clocks(hours, { buffer_minutes: 60 }, '2026-11-24T12:00+11:00', 1)).toEqual(['08:30', '09:30']);
	expect(clocks(always('08:20-10:00'), { minutes: 30 }, '2026-11-24T12:00+11:00', 1)).toEqual([
		'08:30',
		'09:00',
		'09:30',
	]);
});

test('CAR-1 no time is past or nearer than the notice; closed days, holidays and excluded days have none', () => {
	const hours = { ...always('08:00-12:00'), special: { '2026-11-26': 'closed', '2026-11-27': '10:00-11:00' } as const };
	expect(clocks(hours, {}, '2026-11-24T09:01+11:00')).toEqual(['10:00', '11:00']);
	expect(clocks(hours, { notice_hours: 2 }, '2026-11-24T09:00+11:00')).toEqual(['11:00']);
	expect(clocks(hours, {}, '2026-11-24T09:00+11:00', 2)).toEqual([]);
	expect(clocks(hours, {}, '2026-11-24T09:00+11:00', 3)).toEqual(['10:00']);
	expect(clocks(hours, { closed_weekdays: [3] }, '2026-11-24T09:00+11:00', 1)).toEqual([]);
	expect(clocks(hours, { closed_dates: ['2026-11-25'] }, '2026-11-24T09:00+11:00', 1)).toEqual([]);
	expect(clocks(always(null), {}, '2026-11-24T09:00+11:00', 1)).toEqual([]);
});

test.each([
	// [zone, now, the night with the change, what is offered between 1:00 and 4:00]
	['Australia/Sydney', '2026-10-03T12:00Z', '2026-10-04', ['01:00', '03:00']],
	['Australia/Sydney', '2026-04-04T01:00Z', '2026-04-05', ['01:00', '02:00', '03:00']],
	['Australia/Brisbane', '2026-10-03T12:00Z', '2026-10-04', ['01:00', '02:00', '03:00']],
	['Pacific/Auckland', '2026-09-26T10:00Z', '2026-09-27', ['01:00', '03:00']],
	['Australia/Adelaide', '2026-10-03T12:00Z', '2026-10-04', ['01:00', '03:00']],
	// Half an hour is skipped.
	['Australia/Lord_Howe', '2026-10-03T12:00Z', '2026-10-04', ['01:00', '02:30']],
])(
	'CAR-1 where clocks change in %s while it is open, times exist and are offered once',
	(zone, now, date, expected) => {
		const day = slotDays(always('01:00-04:00', zone), rules, at(now)).find((one) => one.date === date);
		expect(day?.slots.map(({ local }) => local.slice(11))).toEqual(expected);
	},
);

test('CAR-1 a time keeps its name by UTC, whatever the clocks do', () => {
	expect(slotId(at('2026-11-28T10:30+11:00'))).toBe('2026-11-27T23:30Z');
	expect(momentsOf('Australia/Sydney', { date: '2026-10-04', minute: minuteOf('02:30') })).toEqual([]);
	expect(momentsOf('Australia/Sydney', { date: '2026-04-05', minute: minuteOf('02:30') })).toHaveLength(2);
});

const zones = [
	...['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Australia/Perth'],
	...['Pacific/Auckland', 'Pacific/Chatham', 'America/Denver', 'Europe/Berlin'],
];
const hour = fc.integer({ min: 0, max: 95 }).map((quarters) => clockOf(quarters * 15));

test('CAR-1 whatever the zone, the hours and the moment: every time is within the hours, ahead, real and there once', () => {
	const arbitrary = fc.record({
		zone: fc.constantFrom(...zones),
		open: hour,
		close: hour,
		minutes: fc.constantFrom(30, 45, 60),
		notice_hours: fc.integer({ min: 0, max: 48 }),
		now: fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') }),
	});
	fc.assert(
		fc.property(arbitrary, ({ zone, open, close, now, ...own }) => {
			const slots = slotDays(always(`${open}-${close}`, zone), { ...rules, ...own }, now).flatMap((day) => day.slots);
			const length = ((minuteOf(close) - minuteOf(open) + 1439) % 1440) + 1;
			for (const { id, start, end, local } of slots) {
				expect(start).toBeGreaterThanOrEqual(now + own.notice_hours * 3600);
				expect(slotId(start)).toBe(id);
				expect(end - start).toBe(own.minutes * 60);
				const { date, minute } = localTime(zone, start);
				expect(`${date}T${clockOf(minute)}`).toBe(local);
				const sinceOpening = (minute - minuteOf(open) + 1440) % 1440;
				expect(sinceOpening).toBeLessThan(length);
			}
			expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
			expect(new Set(slots.map(({ local }) => local)).size).toBe(slots.length);
		}),
		{ seed: 15, numRuns: 150 },
	);
});

test('CAR-1 a time is free while a seat is free all along and the car is too; the nearest come first', () => {
	const days = slotDays(always('08:00-12:00'), rules, at('2026-11-24T00:00+11:00'));
	const nine = at('2026-11-24T09:00+11:00');
	const seat = (one: number) => ({ of: 'place', at: nine + 900, seat: one }) as const;
	const slot = { start: nine, end: nine + 3600 };
	expect(freeSeats(slot, { taken: [seat(0)], capacity: 2 })).toEqual([1]);
	expect(freeSeats(slot, { taken: [seat(0), seat(1)], capacity: 2 })).toEqual([]);
	expect(freeSeats(slot, { taken: [{ of: 'car', at: nine, seat: 0 }], capacity: 2 })).toEqual([]);
	const free = freeDays(days, { taken: [seat(0)], capacity: 1 });
	expect(free[0]?.slots.map(({ local }) => local.slice(11))).toEqual(['08:00', '10:00', '11:00']);
	expect(nearestSlots(free, nine, 2).map(({ local }) => local.slice(11))).toEqual(['08:00', '10:00']);
});

import { expect, test } from 'vitest';
import type { PlaceHours } from '../../../../src/domain/hours/day-hours.ts';
import { noticeText, visitsTo, weekLength, weekOf } from '../../../../src/islands/forms/controls/visits.ts';

const open = '08:30-17:00';
const hours: PlaceHours = {
	zone: 'Australia/Brisbane',
	week: ['closed', open, open, open, open, open, 'closed'],
	special: {},
};
/** By the clock of Brisbane, ten hours ahead of UTC. */
const at = (clock: string): number => Date.parse(`2026-11-23T${clock}:00+10:00`) / 1000;
const today = '2026-11-23';

test('CAR-1 today is offered as long as a time of it is left', () => {
	const morning = visitsTo(hours, { today, now: at('10:10') });
	expect(morning.days).toHaveLength(14);
	expect(morning.days[0]).toBe(today);
	expect(morning.timesOn(today)[0]).toBe(10.5 * 60);
	expect(morning.timesOn('2026-11-24')[0]).toBe(8.5 * 60);
	const evening = visitsTo(hours, { today, now: at('16:45') });
	expect(evening.days[0]).toBe('2026-11-24');
	expect(evening.days).toHaveLength(14);
});

test('CAR-1 nobody can come before the place is ready: so many opening hours from now', () => {
	const notice = 2;
	expect(visitsTo(hours, { today, now: at('10:10'), notice }).timesOn(today)[0]).toBe(12.5 * 60);
	// Half an hour is left today, the rest is tomorrow morning's.
	const late = visitsTo(hours, { today, now: at('16:30'), notice });
	expect(late.days[0]).toBe('2026-11-24');
	expect(late.timesOn('2026-11-24')[0]).toBe(10 * 60);
	expect([today, '2026-11-24'].map(late.isTooSoon)).toEqual([true, false]);
	// On a Friday evening that is on Monday.
	const friday = visitsTo(hours, { today: '2026-11-27', now: at('10:10') + 4 * 86_400 + 8 * 3600, notice });
	expect(friday.days[0]).toBe('2026-11-30');
	expect(friday.timesOn('2026-11-30')[0]).toBe(10.5 * 60);
	// A day on which it is closed is not a day that comes too soon.
	expect(friday.isTooSoon('2026-11-28')).toBe(false);
});

test('CAR-1 a form says how much notice a visit takes', () => {
	expect([2, 1, 0].map(noticeText)).toEqual([
		'We need 2 opening hours to get ready.',
		'We need an opening hour to get ready.',
		'',
	]);
});

test('CAR-1 a visitor behind the place’s clock is not offered a day that is over there', () => {
	const { days } = visitsTo(hours, { today: '2026-11-22', now: at('09:00') });
	expect(days[0]).toBe(today);
});

test('CAR-1 without hours any time of any day', () => {
	const { days, timesOn } = visitsTo(null, { today, now: at('23:00') });
	expect(days[0]).toBe(today);
	expect(timesOn(today).length).toBeGreaterThan(20);
});

test('SITE-8 a car that comes later is collected from its day on', () => {
	const { days, timesOn } = visitsTo(hours, { today, now: at('10:10'), first: '2026-11-28' });
	// A Saturday: the place is closed until Monday.
	expect(days[0]).toBe('2026-11-30');
	expect(days).toHaveLength(14);
	expect(timesOn('2026-11-24')).toEqual([]);
	expect(timesOn('2026-11-30')[0]).toBe(8.5 * 60);
	expect(visitsTo(hours, { today, now: at('10:10'), first: '2026-11-02' }).days[0]).toBe(today);
});

test('FORM-1 what is picked up comes back later: its days and times begin there', () => {
	const { days, timesOn } = visitsTo(hours, { today, now: at('10:10'), after: '2026-12-09T10:30' });
	expect(days[0]).toBe('2026-12-09');
	expect(timesOn('2026-12-09')[0]).toBe(11 * 60);
	expect(timesOn('2026-12-02')).toEqual([]);
	expect(timesOn('2026-12-10')[0]).toBe(8.5 * 60);
	expect(visitsTo(hours, { today, now: at('10:10'), after: '2026-12-09T16:30' }).days[0]).toBe('2026-12-10');
});

test('CAR-1 a day that is over has its times: that it is over is said of the day, not that the place is closed', () => {
	const { timesOn } = visitsTo(hours, { today, now: at('10:10') });
	expect(timesOn('2026-11-16')[0]).toBe(8.5 * 60);
});

test('CAR-1 a service starts no later than the site says', () => {
	const { days, timesOn } = visitsTo(hours, { today, now: at('14:40'), last: '15:00' });
	expect(timesOn('2026-11-24').at(-1)).toBe(15 * 60);
	expect(timesOn(today)).toEqual([15 * 60]);
	expect(days[0]).toBe(today);
	expect(visitsTo(hours, { today, now: at('15:10'), last: '15:00' }).isTooSoon(today)).toBe(true);
});

test('CAR-1 days stand in rows of a week, as long as the place is open: of a place whose hours nobody knows seven', () => {
	const sixDays: PlaceHours = { ...hours, week: ['closed', open, open, open, open, open, open] };
	for (const place of [hours, sixDays, null]) {
		const { days } = visitsTo(place, { today, now: at('10:10') });
		expect(weekLength(days)).toBe(weekOf(place));
	}
	expect([hours, sixDays, null].map(weekOf)).toEqual([5, 6, 7]);
});

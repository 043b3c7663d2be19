import { describe, expect, test } from 'vitest';
import type { PlaceHours } from '../../../src/domain/hours/day-hours.ts';
import { replyBy, replyByText } from '../../../src/domain/hours/reply-by.ts';
import { englishMonths } from '../../../src/domain/locales/metric.ts';

const weekday = '08:30-17:30' as const;
const hours: PlaceHours = {
	zone: 'Australia/Sydney',
	week: ['closed', weekday, weekday, weekday, weekday, weekday, '09:00-12:00'],
	special: { '2026-12-25': 'closed', '2026-12-26': 'closed', '2026-12-28': 'closed' },
};
/** A moment by Sydney's clocks in summer. */
const at = (local: string) => Date.parse(`${local}:00+11:00`) / 1000;
const told = (local: string, openHours = 8, of: PlaceHours = hours) => {
	const by = replyBy(of, openHours, at(local));
	return by && replyByText(by, englishMonths);
};

describe('when somebody hears from a place', () => {
	test.each([
		['while it is open', '2026-11-23T09:00', 4, 'by 1pm today'],
		['rounded up to the half hour', '2026-11-23T09:10', 4, 'by 1:30pm today'],
		['never after closing time', '2026-11-23T13:25', 4, 'by 5:30pm today'],
		['before it opens', '2026-11-23T06:00', 8, 'by 4:30pm today'],
		['in the afternoon', '2026-11-23T15:30', 8, 'by 2:30pm tomorrow'],
		['at night', '2026-11-23T22:00', 8, 'by 4:30pm tomorrow'],
		['on Friday afternoon, over Saturday’s three hours', '2026-11-27T16:00', 8, 'by 12pm on Monday'],
		['on Sunday', '2026-11-29T10:00', 8, 'by 4:30pm tomorrow'],
		['over Christmas', '2026-12-24T16:30', 8, 'by 3:30pm on Tuesday'],
		['for days', '2026-11-23T08:30', 40, 'by 12:30pm on Friday'],
		['for more than a week', '2026-12-24T08:30', 30, 'by 11:30am on Thursday 31 December'],
	])('ROUTE-10 %s', (_, local, openHours, text) => {
		expect(told(local, openHours)).toBe(text);
	});

	test('ROUTE-10 nothing is said where a day’s hours are not known, or it stays closed', () => {
		expect(
			told('2026-11-23T22:00', 8, { ...hours, week: [null, ...hours.week.slice(1, 2), null, null, null, null, null] }),
		).toBeNull();
		expect(told('2026-11-23T22:00', 8, { ...hours, week: Array(7).fill('closed') })).toBeNull();
	});

	test.each([
		['2026-11-24T10:00', 'before then'],
		['2026-11-24T14:30', 'before then'],
		['2026-11-24T15:00', 'by 2:30pm tomorrow'],
		['2026-12-01T09:00', 'by 2:30pm tomorrow'],
	])('ROUTE-10 never later than the visit that is to be confirmed: %s', (visit, text) => {
		const by = replyBy(hours, 8, at('2026-11-23T15:30'));
		expect(by && replyByText(by, englishMonths, visit)).toBe(text);
	});

	test('ROUTE-10 open past midnight', () => {
		const late: PlaceHours = { ...hours, week: Array(7).fill('18:00-02:00') };
		expect(told('2026-11-23T22:00', 3, late)).toBe('by 1am today');
	});
});

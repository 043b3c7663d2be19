import { expect, test } from 'vitest';
import { stuckWords } from '../../scripts/host/cockpit/urgent-words.ts';
import { ago, moment, timeAgo, zoneWords } from '../../scripts/host/wording.ts';

const minute = 60_000;

test.each([
	[-5, 'just now'],
	[0.9, 'just now'],
	[1, '1 minute ago'],
	[59, '59 minutes ago'],
	[60, '1 hour ago'],
	[47 * 60, '47 hours ago'],
	[48 * 60, '2 days ago'],
])('%d minutes after a build it was %s', (minutes, expected) => {
	expect(ago(0, minutes * minute)).toBe(expected);
});

test('a moment has its day, its time and its zone', () => {
	expect(moment('2026-11-22T03:15:59Z', 'UTC')).toBe('22 Nov 2026, 03:15 UTC');
});

test.each([
	['Australia/Brisbane', '22 Nov 2026, 13:15 AEST', 'Brisbane time (AEST)'],
	['Australia/Sydney', '22 Nov 2026, 14:15 AEDT', 'Sydney time (AEDT)'],
	['Pacific/Auckland', '22 Nov 2026, 16:15 NZDT', 'Auckland time (NZDT)'],
	['America/Phoenix', '21 Nov 2026, 20:15 MST', 'Phoenix time (MST)'],
	['UTC', '22 Nov 2026, 03:15 UTC', 'UTC'],
])('a moment on the clocks of %s', (zone, expected, words) => {
	const time = Date.parse('2026-11-22T03:15:59Z');
	expect(moment(time, zone)).toBe(expected);
	expect(zoneWords(zone, time)).toBe(words);
	expect(String(timeAgo(time, { now: time + 5 * minute, zone }))).toContain(`title="${expected}">5 minutes ago`);
});

test('what is urgent is said in whole sentences', () => {
	expect([stuckWords(1), stuckWords(2)]).toEqual(['1 delivery of a lead is stuck', '2 deliveries of leads are stuck']);
});

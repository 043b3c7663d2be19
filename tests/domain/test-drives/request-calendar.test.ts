import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestCalendar } from '../../../src/domain/test-drives/request-calendar.ts';

const visit = {
	id: '1@motors.example',
	start: Date.parse('2026-11-28T10:30:00+11:00') / 1000,
	end: Date.parse('2026-11-28T11:00:00+11:00') / 1000,
	asked: Date.parse('2026-11-23T09:00:00+11:00') / 1000,
	summary: 'Test drive: 2021 Kia Rio (to be confirmed)',
	description: 'You asked for this time; we confirm it.\nCall us, any day.',
	place: 'Northside, 1 High Street',
};

test('CAR-1 a time that was asked for, as a tentative event by UTC', () => {
	expect(requestCalendar(visit).split('\r\n')).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Forecourt//Requested visit//EN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		'UID:1@motors.example',
		'DTSTAMP:20261122T220000Z',
		'DTSTART:20261127T233000Z',
		'DTEND:20261128T000000Z',
		'SUMMARY:Test drive: 2021 Kia Rio (to be confirmed)',
		'DESCRIPTION:You asked for this time\\; we confirm it.\\nCall us\\, any day.',
		'LOCATION:Northside\\, 1 High Street',
		'STATUS:TENTATIVE',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]);
});

test('CAR-1 lines of a calendar file are at most 75 bytes, and together what was written', () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 200 });
	fc.assert(
		fc.property(text, (summary) => {
			const file = requestCalendar({ ...visit, summary });
			const rows = file.split('\r\n');
			for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
			const line =
				file
					.replaceAll('\r\n ', '')
					.split('\r\n')
					.find((one) => one.startsWith('SUMMARY:')) ?? '';
			const read = line.slice('SUMMARY:'.length).replace(/\\(n|[\\;,])/g, (_, mark) => (mark === 'n' ? '\n' : mark));
			expect(read).toBe(summary.replace(/\r\n/g, '\n'));
		}),
		{ seed: 7, numRuns: 200 },
	);
});

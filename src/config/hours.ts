import { z } from 'zod';
import { uniqueBy } from './unique.ts';
import { text } from './value.ts';

const clock = /^(?:([01]?\d|2[0-3]):([0-5]\d)|(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))? ?([AaPp][Mm]))$/;

/** A time of day, read as `HH:MM` however it is written. */
const time = z.string({ error: 'a time such as 08:30 or 8:30am' }).trim().regex(clock).transform(toTwentyFourHours);

const dayForm = 'a date such as 2026-12-25 or 25/12/2026';

/** A day of the calendar, read as `YYYY-MM-DD`. */
export const day = z
	.string({ error: dayForm })
	.trim()
	.regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/)
	.transform((date) => (date.includes('/') ? date.split('/').reverse().join('-') : date))
	.refine((date) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date), {
		error: dayForm,
	});

/** A time zone by its IANA name. */
export const timeZone = z
	.string({ error: 'a time zone such as Australia/Brisbane' })
	.regex(/^[A-Za-z]+(?:[_/+-][A-Za-z0-9]+)+$/)
	.refine(isTimeZone);

const status = z.enum(['Open', 'Closed']).nullable().default(null);

const openingHoursEntry = z.strictObject({
	weekday: z.int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
	status: status.describe('Open, Closed, or null where only the hours say it.'),
	formated_hours: text.optional().describe('Hours in words, shown where open and close are not given.'),
	open: time.optional().describe('Opening time, such as 08:30.'),
	close: time.optional().describe('Closing time, such as 17:30.'),
});

/** A week's opening hours, at most one entry for each weekday (LOC-6). */
export const openingHours = uniqueBy(openingHoursEntry, 'weekday', 'opening hours');

/** Hours on one date, instead of the week's (LOC-6). */
export const specialHoursEntry = z.strictObject({
	status: status.describe('Open, Closed, or null where only the hours say it.'),
	date: day.describe('The date, such as 2026-12-25.'),
	start_hour: time.optional().describe('Opening time on that date.'),
	end_hour: time.optional().describe('Closing time on that date.'),
});

function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
	} catch {
		// Intl throws for a zone that it does not know.
		return false;
	}
}

function toTwentyFourHours(written: string): string {
	const [, hour24, minute24, hour12, minute12 = '00', half = ''] = clock.exec(written) ?? [];
	if (hour24) return `${hour24.padStart(2, '0')}:${minute24}`;
	const hour = (Number(hour12) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
	return `${String(hour).padStart(2, '0')}:${minute12}`;
}

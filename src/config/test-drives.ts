import { z } from 'zod';
import { day } from './hours.ts';
import { count, text } from './value.ts';

const minutes = z
	.union([z.literal(30), z.literal(45), z.literal(60)], { error: '30, 45 or 60' })
	.describe('Length of a test drive: 30, 45 or 60.');
const capacity = z.int().min(1).max(20).describe('Test drives that can go on at the same time at one location.');
const notice_hours = z.int().min(0).max(168).describe('Hours between now and the first time that can be booked.');
const days_ahead = z.int().min(1).max(60).describe('Days after today that can be booked.');
const closed_weekdays = z
	.array(z.int().min(0).max(6))
	.describe('Weekdays without test drives. In the file 0 is Sunday.');
const closed_dates = z.array(day).describe('Dates without test drives, such as 2026-12-24.');
const buffer_minutes = z
	.int()
	.min(0)
	.max(240)
	.describe('Minutes before closing time by which the last test drive has to be over.');
const slots = z
	.boolean()
	.describe('Visitors book a free time within the opening hours, instead of asking for any time.');

/** How test drives are booked (CAR-1). */
export const testDrives = z.strictObject({
	slots: slots.default(false),
	minutes: minutes.default(30),
	capacity: capacity.default(1),
	notice_hours: notice_hours.default(3),
	days_ahead: days_ahead.default(14),
	closed_weekdays: closed_weekdays.default([]),
	closed_dates: closed_dates.default([]),
	buffer_minutes: buffer_minutes.default(0),
	bring: text
		.optional()
		.describe('What visitors have to bring, in a sentence. Default: the licence, and what the trade asks for.'),
	feed_version: count
		.default(1)
		.describe('Raise it to end the addresses of the calendars that npm run test-drives -- feed has printed.'),
});

/** The same for one location, where it differs from the site's. */
export const locationTestDrives = z.strictObject({
	slots: slots.optional(),
	minutes: minutes.optional(),
	capacity: capacity.optional(),
	notice_hours: notice_hours.optional(),
	days_ahead: days_ahead.optional(),
	closed_weekdays: closed_weekdays.optional(),
	closed_dates: closed_dates.optional(),
	buffer_minutes: buffer_minutes.optional(),
});

import { z } from 'zod';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { readableTime } from '../../../src/domain/hours/readable-time.ts';
import { zonedTime } from '../../../src/domain/hours/zoned-time.ts';
import type { TestDriveRow } from '../../platform/db/rows/booking-rows.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** The specification's key of the time (CAR-1), and ours of the booking. */
export const timeKey = 'Test Drive Booking Date';
export const bookingKey = 'test_drive_booking';

/** What a lead says of the time that it has booked. Only the server writes it. */
const bookedTime = z.object({
	id: z.string(),
	/** `requested`: somebody else has the time, and the dealer has to agree on another one. */
	state: z.enum(['requested', 'booked', 'cancelled']),
	/** With the zone's offset, `2026-11-28T10:30:00+10:00`. */
	start: z.string(),
	end: z.string(),
	/** `Saturday 28 November 2026 at 10:30 am AEST`. */
	when: z.string(),
	zone: z.string(),
	location_id: z.number(),
	/** How often it was changed or cancelled. */
	sequence: z.number(),
	/** Address of the page that changes or cancels it. */
	manage: z.string(),
});

export type BookedTime = z.infer<typeof bookedTime>;

/** What a stored lead says of its booking; null for one without. */
export function bookedTimeOf(payload: LeadPayload): BookedTime | null {
	const { success, data } = bookedTime.safeParse(payload[bookingKey], { jitless: true });
	return success ? data : null;
}

/** A booking as its lead says it. */
export function toBookedTime(row: TestDriveRow, { site }: Tenant, manage: string): BookedTime {
	const { id, state, zone, starts_at, ends_at, location_id, sequence } = row;
	return {
		id,
		state: state === 'held' ? 'requested' : state,
		start: zonedTime(starts_at, zone),
		end: zonedTime(ends_at, zone),
		when: readableTime(starts_at, { zone, locale: site.locale }),
		zone,
		location_id,
		sequence,
		manage,
	};
}

/** A lead with its booking, and with the time under the specification's key. */
export const withBookedTime = (payload: LeadPayload, booked: BookedTime): LeadPayload => ({
	...payload,
	[timeKey]: booked.start,
	[bookingKey]: booked,
});

/** A lead as it was sent, without what only the server may say; what it has said before stays (FORM-8). */
export function keepingBooking(payload: LeadPayload, before: LeadPayload | undefined): LeadPayload {
	const { [bookingKey]: _, ...sent } = payload;
	const booked = before && bookedTimeOf(before);
	return booked ? withBookedTime(sent, booked) : sent;
}

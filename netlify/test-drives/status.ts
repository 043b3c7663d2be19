import type { TestDriveStatus } from '../../src/contract/test-drives.ts';
import { readableTime } from '../../src/domain/hours/readable-time.ts';
import { pleaseBring } from '../../src/domain/words/please-bring.ts';
import { templateWords } from '../../src/domain/words/template-words.ts';
import { calendarFile } from '../leads/bookings/booking-calendar.ts';
import { bookingLinks } from '../leads/bookings/booking-link.ts';
import type { TestDriveRow } from '../platform/db/rows/booking-rows.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal, reply } from '../platform/http/refusal.ts';
import { placeText } from './place.ts';
import { readBooking } from './read-booking.ts';

/** GET /api/test-drives/status: what became of the time that the visitor held (CAR-1). */
export async function getStatus(call: Call): Promise<Response> {
	const { row, now } = await bookingOrRefusal(call);
	const { runtime, tenant } = call;
	const isLapsed = row.state === 'held' && (row.held_until ?? 0) <= now;
	const answer: TestDriveStatus = {
		state: isLapsed ? 'lapsed' : row.state,
		when: whenOf(call, row),
		place: placeText(tenant, row.location_id),
		bring: tenant.site.test_drives.bring,
		...bookingLinks(runtime.secrets, tenant, row.id),
	};
	return reply(200, answer);
}

/** GET /api/test-drives/calendar: the booking as a file that calendars read. */
export async function getCalendar(call: Call): Promise<Response> {
	const { row } = await bookingOrRefusal(call);
	const { runtime, tenant } = call;
	if (row.state !== 'booked' && row.state !== 'cancelled') throw new Refusal('not_found', 'This time is not booked.');
	const { manage } = bookingLinks(runtime.secrets, tenant, row.id);
	const { drive } = templateWords(tenant.site.template);
	const file = calendarFile(
		{
			booking: { ...row, isCancelled: row.state === 'cancelled' },
			summary: `${drive.charAt(0).toUpperCase()}${drive.slice(1)} at ${tenant.site.name}`,
			description: `${pleaseBring(tenant.site.test_drives.bring)}\nChange or cancel: ${manage}`,
			place: placeText(tenant, row.location_id),
			url: manage,
		},
		tenant.site,
	);
	return new Response(file, { headers: calendarHeaders });
}

const calendarHeaders = {
	'content-type': 'text/calendar; charset=utf-8',
	'content-disposition': 'attachment; filename="test-drive.ics"',
	'cache-control': 'no-store',
	'x-content-type-options': 'nosniff',
	'x-robots-tag': 'noindex',
};

/** `Saturday 28 November 2026 at 10:30 am AEST`. */
export const whenOf = ({ tenant: { site } }: Pick<Call, 'tenant'>, { starts_at, zone }: TestDriveRow): string =>
	readableTime(starts_at, { zone, locale: site.locale });

async function bookingOrRefusal(call: Call): Promise<{ row: TestDriveRow; now: number }> {
	await limitCalls(call, 'times');
	const row = await readBooking(call);
	if (row) return { row, now: call.now };
	throw new Refusal('not_found', 'There is no such booking, or the address is not complete.');
}

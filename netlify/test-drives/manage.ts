import { templateWords } from '../../src/domain/words/template-words.ts';
import { bookingLinks } from '../leads/bookings/booking-link.ts';
import type { Deliver } from '../leads/take-lead.ts';
import type { TestDriveRow } from '../platform/db/rows/booking-rows.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import { readText } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { smallPage } from '../platform/http/small-page.ts';
import { type Changed, cancelBooking, moveBooking } from './change-booking.ts';
import { daysWithTimes, toFreeTime } from './free-times.ts';
import { slotOf } from './hold-time.ts';
import { type ManagedBooking, managedPage } from './manage-page.ts';
import { placeText, placeWithTimes } from './place.ts';
import { readBooking } from './read-booking.ts';
import { whenOf } from './status.ts';

const mostBytes = 2_000;
/** How often a booking can be changed: every change is a mail. */
const mostChanges = 10;

/**
 * /api/test-drives/manage: the page that a mail's link leads to (CAR-1). GET shows the booking and changes nothing, since programs
 * open the links of mails. POST changes or cancels it. Neither needs a session: the link is signed.
 */
export async function answerManage(call: Call, deliver: Deliver): Promise<Response> {
	const isPost = call.request.method === 'POST';
	await limitCalls(call, isPost ? 'bookings' : 'times');
	const row = await readBooking(call);
	if (!row || row.state === 'held') return notFound(call);
	if (!isPost) return shown(call, row, null);
	const note = await act(call, row);
	call.later(deliver(call.runtime));
	return shown(call, (await readBooking(call)) ?? row, note);
}

const notFound = ({ tenant: { site } }: Call): Response =>
	smallPage(site, {
		status: 404,
		title: 'Booking not found',
		content:
			'<h1>We cannot find this booking</h1><p>The link is not complete, or the booking is no longer kept. Please copy all of the link from the message.</p>',
	});

/** Does what the form asks for; returns what the visitor is told. */
async function act(call: Call, row: TestDriveRow): Promise<string> {
	const form = new URLSearchParams(await readText(call.request, mostBytes));
	if (row.state !== 'booked' || row.starts_at <= call.now) return 'This booking can no longer be changed.';
	if (form.get('action') === 'cancel') return said[await cancelBooking(call, row)];
	if (form.get('action') !== 'change') return 'Nothing was changed.';
	if (row.sequence >= mostChanges) return 'This booking was changed many times. Please call us to change it again.';
	const place = placeWithTimes(call.tenant, row.location_id);
	const slot = place && slotOf(place, form.get('slot') ?? '', call.now);
	if (!slot) return said.taken;
	return said[await moveBooking(call, row, { slot, capacity: place.rules.capacity })];
}

const said: Record<Changed, string> = {
	done: 'Done. We have sent you a mail about it, and told the dealer.',
	taken: 'Somebody else has just taken this time. Your booking is as it was: please choose another time.',
	gone: 'The booking was changed at the same moment. This is how it is now.',
};

async function shown(call: Call, row: TestDriveRow, note: string | null): Promise<Response> {
	const { tenant, runtime, now } = call;
	const { site } = tenant;
	const isOver = row.state === 'booked' && row.starts_at <= now;
	const booking: ManagedBooking = {
		drive: templateWords(site.template).drive,
		state: isOver ? 'over' : (row.state as ManagedBooking['state']),
		when: whenOf(call, row),
		place: placeText(tenant, row.location_id),
		bring: site.test_drives.bring,
		phone: site.locations.find(({ id }) => id === row.location_id)?.contact_detail.phone ?? site.phone ?? null,
		calendar: bookingLinks(runtime.secrets, tenant, row.id).calendar,
		locale: site.locale,
		days: row.state === 'booked' && !isOver ? await otherTimes(call, row) : [],
		note,
	};
	return smallPage(site, { status: 200, ...managedPage(booking) });
}

async function otherTimes(call: Call, row: TestDriveRow): Promise<ManagedBooking['days']> {
	const place = placeWithTimes(call.tenant, row.location_id);
	if (!place) return [];
	const days = await daysWithTimes(call, place, { car: row.car_id, except: row.id });
	return days.map(({ date, slots }) => ({
		date,
		times: slots.filter(({ start }) => start * 1000 !== row.starts_at).map(toFreeTime),
	}));
}

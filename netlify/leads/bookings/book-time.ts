import { testDrivesAt } from '../../../src/site/places/test-drives-at.ts';
import type { TestDriveRow } from '../../platform/db/rows/booking-rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/call.ts';
import { keepingBooking, toBookedTime, withBookedTime } from './booked-time.ts';
import { bookingLinks, readBookingToken } from './booking-link.ts';
import { changeBooking, findBooking } from './booking-rows.ts';
import { forGood, freeTime, takeTime } from './take-time.ts';

type Sent = {
	lead: StoredLead;
	before: StoredLead | null;
	/** The token of the time that the visitor holds. */
	token: string | undefined;
};

/** A lead with the time that it books, and that booking. */
export type WithBooking = { lead: StoredLead; booking: TestDriveRow | null };

/**
 * Books the time that a complete lead's visitor holds (CAR-1). Part of the lead's transaction, and never a reason to refuse the
 * lead: where the hold has lapsed and somebody else has the time, the lead asks for it and the dealer agrees on another one.
 */
export async function bookTime(tx: Db, call: Call, { lead, before, token }: Sent): Promise<WithBooking> {
	const kept = { ...lead, payload: keepingBooking(lead.payload, before?.payload) };
	const held = lead.status === 'complete' ? await heldTime(tx, call, token) : null;
	if (!held) return { lead: kept, booking: null };
	const booking = await bookHeld(tx, call, held);
	if (!booking) return { lead: kept, booking };
	const { manage } = bookingLinks(call.runtime.secrets, call.tenant, booking.id);
	const payload = withBookedTime(kept.payload, toBookedTime(booking, call.tenant, manage));
	return { lead: { ...kept, payload }, booking };
}

/** Ties a booking to its lead, once that is stored. Part of the same transaction. */
export async function linkBooking(tx: Db, booking: TestDriveRow | null, leadId: string): Promise<void> {
	if (booking) await changeBooking(tx, booking, { lead_id: leadId });
}

async function heldTime(tx: Db, { runtime, tenant }: Call, token: string | undefined): Promise<TestDriveRow | null> {
	const id = token && readBookingToken(runtime.secrets, tenant.slug, token);
	const row = id ? await findBooking(tx, { tenant: tenant.slug, id }) : null;
	return row?.state === 'held' && row.lead_id === null ? row : null;
}

/** Null if another lead has booked the same hold at this moment. */
async function bookHeld(tx: Db, { tenant: { site }, now }: Call, held: TestDriveRow): Promise<TestDriveRow | null> {
	const booked = { ...held, state: 'booked', held_until: null, updated_at: now } as const;
	if (!(await changeBooking(tx, held, booked))) return null;
	const location = site.locations.find(({ id }) => id === held.location_id);
	const capacity = (location && testDrivesAt(location, site)?.rules.capacity) ?? 1;
	const time = { start: held.starts_at / 1000, end: held.ends_at / 1000 };
	if (await takeTime(tx, { ...held, time, capacity, freeAt: forGood, now })) return booked;
	await freeTime(tx, held.id);
	await changeBooking(tx, booked, { state: 'requested' });
	return { ...booked, state: 'requested' };
}

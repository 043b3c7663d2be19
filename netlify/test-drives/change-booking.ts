import { replyDestination } from '../../src/config/leads.ts';
import type { Slot } from '../../src/domain/test-drives/slots.ts';
import { toBookedTime, withBookedTime } from '../leads/bookings/booked-time.ts';
import { bookingLinks } from '../leads/bookings/booking-link.ts';
import { changeBooking } from '../leads/bookings/booking-rows.ts';
import { forGood, freeTime, takeTime } from '../leads/bookings/take-time.ts';
import { formOf } from '../leads/lead-form.ts';
import { findLead, replaceLead } from '../leads/store/lead-rows.ts';
import { insertOutbox } from '../leads/store/outbox.ts';
import { destinationsOf } from '../leads/store-lead.ts';
import type { TestDriveRow } from '../platform/db/rows/booking-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';

/** What changes a booking: a visitor's call, or a command. */
export type Changer = { runtime: Pick<Runtime, 'db' | 'secrets'>; tenant: Tenant; now: number };

/** `gone`: it was changed or cancelled meanwhile. */
export type Changed = 'done' | 'taken' | 'gone';

/** Moves a booking to another time, or leaves it as it is where somebody else has that (CAR-1). */
export function moveBooking(
	changer: Changer,
	row: TestDriveRow,
	to: { slot: Slot; capacity: number },
): Promise<Changed> {
	const { slot, capacity } = to;
	const times = { starts_at: slot.start * 1000, ends_at: slot.end * 1000 };
	return change(changer, row, {
		take: (tx) => takeTime(tx, { ...row, time: slot, capacity, freeAt: forGood, now: changer.now }),
		becomes: { ...row, ...times },
	});
}

/** Cancels a booking: its time is free at once (CAR-1). */
export function cancelBooking(changer: Changer, row: TestDriveRow): Promise<Changed> {
	return change(changer, row, {
		take: async (tx) => {
			await freeTime(tx, row.id);
			return true;
		},
		becomes: { ...row, state: 'cancelled' },
	});
}

type Change = { take: (tx: Db) => Promise<boolean>; becomes: TestDriveRow };

/** The booking, its lead, and what the dealer and the visitor are told, in one transaction. */
async function change(
	{ runtime, tenant, now }: Changer,
	row: TestDriveRow,
	{ take, becomes }: Change,
): Promise<Changed> {
	const changed = { ...becomes, sequence: row.sequence + 1, updated_at: now };
	return runtime.db
		.transaction()
		.execute(async (tx) => {
			if (!(await take(tx))) return 'taken';
			if (!(await changeBooking(tx, row, changed))) throw new Gone();
			if (!(await tell(tx, { runtime, tenant, now }, changed))) throw new Gone();
			return 'done';
		})
		.catch((error: unknown) => {
			if (error instanceof Gone) return 'gone';
			throw error;
		});
}

/** Something else came first. Thrown, so that it rolls the transaction back. */
class Gone extends Error {}

/** The lead says the new time, and goes once more to whoever has it: to the dealer as a change of it, to the visitor as a mail. */
async function tell(tx: Db, { runtime, tenant, now }: Changer, row: TestDriveRow): Promise<boolean> {
	const lead = await findLead(tx, { tenant: tenant.slug, id: row.lead_id ?? '' });
	if (!lead) return false;
	const { manage } = bookingLinks(runtime.secrets, tenant, row.id);
	const payload = withBookedTime(lead.payload, toBookedTime(row, tenant, manage));
	const next = { ...lead, payload, version: lead.version + 1, updated_at: now };
	if (!(await replaceLead(tx, next, lead.version))) return false;
	const own = formOf(tenant, lead.form)?.destination;
	const to = destinationsOf(tenant, { lead: next, ...(own === 'car-clarity' && { destination: own }) });
	await insertOutbox(tx, next, { destinations: [...to, replyDestination], now });
	return true;
}

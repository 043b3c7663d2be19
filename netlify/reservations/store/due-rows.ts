import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Milliseconds for which whoever takes a reservation has it alone, and after which it is due again if that one died. */
const leaseMs = 60_000;
/** Milliseconds until the next try: 30 s, a minute, two … an hour. */
const firstWait = 30_000;
const longestWait = 60 * 60_000;

/** The reservations of these tenants that are due, the longest first. */
export function dueReservations(
	db: Db,
	{ tenants, now, limit }: { tenants: readonly string[]; now: number; limit: number },
): Promise<ReservationRow[]> {
	return db
		.selectFrom('reservations')
		.selectAll()
		.where('due_at', '<=', now)
		.where('tenant', 'in', tenants)
		.orderBy('due_at')
		.limit(limit)
		.execute();
}

/** Takes a reservation that is due: one statement, so only one of several gets it. Null if another has it, or it is no longer due. */
export async function claimDue(db: Db, { id, due_at }: ReservationRow, now: number): Promise<ReservationRow | null> {
	if (due_at === null || due_at > now) return null;
	const row = await db
		.updateTable('reservations')
		.set((eb) => ({ due_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
		.where('id', '=', id)
		.where('due_at', '=', due_at)
		.returningAll()
		.executeTakeFirst();
	return row ?? null;
}

/** Nothing more is to be done about a reservation, unless its state has changed meanwhile. */
export async function setDone(db: Db, { id, state }: ReservationRow): Promise<void> {
	await db
		.updateTable('reservations')
		.set({ due_at: null, attempts: 0, fault: null })
		.where('id', '=', id)
		.where('state', '=', state)
		.execute();
}

/** It is due again after a wait that grows with the tries; why is kept for operators. */
export async function postpone(
	db: Db,
	{ id, state, attempts }: ReservationRow,
	{ now, fault }: { now: number; fault: string | null },
): Promise<void> {
	const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 10));
	await db
		.updateTable('reservations')
		.set({ due_at: now + wait, fault })
		.where('id', '=', id)
		.where('state', '=', state)
		.execute();
}

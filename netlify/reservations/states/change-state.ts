import {
	graceMs,
	isReserved,
	isUnpaid,
	keepsCar,
	type ReservationState,
} from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { storeTrigger } from '../../rebuilds/store/requests.ts';
import { claimCar, freeCar } from '../store/car-claims.ts';
import { updateReservation } from '../store/reservation-rows.ts';
import { tellOfReservation } from './reservation-lead.ts';

export type StateRuntime = Pick<Runtime, 'db' | 'env' | 'secrets' | 'tenants' | 'now'>;

type Change = Partial<Omit<ReservationRow, 'id' | 'tenant'>>;

/**
 * Writes a reservation's next state and all that follows from it, as a part of a transaction in which the row is locked: whose
 * the car is, the lead, what is mailed, a rebuild of the site, and when somebody has to look at it again. Returns the row as it
 * is then.
 */
export async function changeState(
	tx: Db,
	runtime: StateRuntime,
	{ row, change }: { row: ReservationRow; change: Change },
): Promise<ReservationRow> {
	const now = runtime.now();
	const moved = { ...row, ...change };
	const isNew = moved.state !== row.state;
	const due = isNew ? { due_at: dueAt(moved, now), attempts: 0, fault: null } : {};
	const after: ReservationRow = { ...moved, ...due, updated_at: isNew ? now : row.updated_at };
	if (isNew) {
		await followCar(tx, after, now);
		after.lead_id = await tellOfReservation(tx, runtime, { before: row, after });
		if (isReserved(row.state) !== isReserved(after.state)) await askForRebuild(tx, after, now);
	}
	// A page that waits asks every few seconds: that writes nothing.
	if (!isNew && isUnpaid(after.state)) return after;
	const { id, tenant, ...values } = after;
	await updateReservation(tx, id, values);
	return after;
}

async function followCar(tx: Db, row: ReservationRow, now: number): Promise<void> {
	const { tenant, car_id, id: reservation_id, state } = row;
	const claim = { tenant, car_id, reservation_id };
	if (!keepsCar(state)) return freeCar(tx, claim);
	if (isReserved(state)) await claimCar(tx, { ...claim, until: null }, now);
}

/**
 * When something is to be done about a reservation. A hold ends by itself, but its payment has to be ended at the processor,
 * too; of one that was given up or ran out, that is done at once.
 */
function dueAt(row: ReservationRow, now: number): number | null {
	const { state, until, intent, paid_at } = row;
	if (isUnpaid(state)) return until + graceMs + 1;
	if (state === 'refunding') return now;
	const mayBePaid = (state === 'lapsed' || state === 'released') && intent !== null && paid_at === null;
	return mayBePaid ? now : null;
}

async function askForRebuild(tx: Db, { tenant, state }: ReservationRow, now: number): Promise<void> {
	const why = whyRebuild(state);
	await storeTrigger(tx, { tenant, by: 'reservations', why, options: {}, automatic: false }, now);
}

const whyRebuild = (state: ReservationState): string =>
	isReserved(state) ? 'a car was reserved' : 'a reserved car is free again';

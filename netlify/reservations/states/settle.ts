import { afterPayment, graceMs, type Payment, type Reservation } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { claimCar, holdsCar } from '../store/car-claims.ts';
import { lockReservation } from '../store/reservation-rows.ts';
import { changeState, type StateRuntime } from './change-state.ts';

/** A payment, and when the processor was asked for it. */
export type Seen = { payment: Payment; askedAt: number };

/**
 * Brings a reservation to the state that its payment leads to, with the car, the lead, the mails and the rebuild, in one
 * transaction. Older news than what is known change nothing; the same news again neither. Null if there is no such
 * reservation.
 */
export function settle(runtime: StateRuntime, id: string, { payment, askedAt }: Seen): Promise<ReservationRow | null> {
	return runtime.db.transaction().execute(async (tx) => {
		const row = await lockReservation(tx, id);
		if (!row || askedAt < row.asked_at) return row;
		const now = runtime.now();
		const isOurs = await keepCar(tx, row, { payment, now });
		const next = afterPayment(reservationOf(row), payment, { now, isOurs });
		const change = {
			...next,
			asked_at: askedAt,
			refunded: payment.refunded,
			paid_at: row.paid_at ?? payment.paidAt,
		};
		return changeState(tx, runtime, { row, change });
	});
}

/** What the rules read of a row. */
export const reservationOf = ({ state, deposit, until, paid_at }: ReservationRow): Reservation => ({
	state,
	deposit,
	until,
	isPaid: paid_at !== null,
});

/** Whether the car is the reservation's. One that was just paid in time claims it once more: its hold may have ended since. */
async function keepCar(tx: Db, row: ReservationRow, { payment, now }: { payment: Payment; now: number }) {
	const { tenant, car_id, id: reservation_id, until, state } = row;
	const isFirst = payment.status === 'paid' && row.paid_at === null && state !== 'released';
	const inTime = payment.paidAt !== null && payment.paidAt <= until;
	if (!isFirst || !inTime) return holdsCar(tx, { tenant, car_id, reservation_id });
	return claimCar(tx, { tenant, car_id, reservation_id, until: until + graceMs }, now);
}

import { afterGivingUp } from '../../../src/domain/money/reservation-states.ts';
import { requireOwnPage } from '../../accounts/sign-in/admit.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { attendSoon } from '../due/attend.ts';
import { changeState } from '../states/change-state.ts';
import { lockReservation } from '../store/reservation-rows.ts';
import { reservationAnswer } from './answer.ts';
import { paymentNow } from './payment-now.ts';
import { reservationOfCall } from './token.ts';

/** GET /api/reservations/{id}: where a reservation stands, by what the processor says at this moment (CAR-11). */
export async function getReservation(call: Call): Promise<Response> {
	await limitCalls(call, 'reservation looks');
	const found = await reservationOfCall(call);
	const { row, payment } = await paymentNow(call, found);
	attendSoon(call, row);
	return reply(200, reservationAnswer(row, { now: call.runtime.now(), payment }));
}

/**
 * DELETE /api/reservations/{id}: gives a held car up, which is free at once. A payment that arrives all the same goes back. Throws
 * a Refusal: 403 `closed` where the deposit is paid, which only the dealer can refund.
 */
export async function deleteReservation(call: Call): Promise<Response> {
	requireOwnPage(call);
	await limitCalls(call, 'reservation looks');
	const { id } = await reservationOfCall(call);
	const row = await call.runtime.db.transaction().execute(async (tx) => {
		const found = await lockReservation(tx, id);
		const state = found && afterGivingUp(found.state);
		if (!found || !state) throw new Refusal('closed', 'The deposit is paid. Please call us to cancel the reservation.');
		return changeState(tx, call.runtime, { row: found, change: { state } });
	});
	attendSoon(call, row);
	return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

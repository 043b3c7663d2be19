import { isOver, isUnpaid, type Payment } from '../../../src/domain/money/reservation-states.ts';
import { deliverSoon } from '../../delivery/deliver-due.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { errorFacts, log } from '../../platform/log.ts';
import { handOverSoon } from '../../rebuilds/hosts/hand-over.ts';
import { rebuildMode } from '../../rebuilds/hosts/mode.ts';
import type { Processor } from '../payments/processor.ts';
import { type PaymentRuntime, processorOf } from '../payments/processors.ts';
import type { StateRuntime } from '../states/change-state.ts';
import { settle } from '../states/settle.ts';
import { claimDue, postpone, setDone } from '../store/due-rows.ts';

export type DueRuntime = StateRuntime & PaymentRuntime;

/** Asks the processor what has become of a payment, and settles that. Throws a ProcessorFault. */
export async function lookAgain(runtime: DueRuntime, row: ReservationRow): Promise<ReservationRow | null> {
	const askedAt = runtime.now();
	const processor = await processorOf(runtime, row);
	const payment = await processor.look(row);
	return payment ? settle(runtime, row.id, { payment, askedAt }) : row;
}

/**
 * Does what is due about a reservation: sends a deposit back, ends a payment that nobody has made, or asks what became of one.
 * Whatever it does can be done again. Throws a ProcessorFault where the processor does not answer.
 */
async function attend(runtime: DueRuntime, row: ReservationRow): Promise<void> {
	const askedAt = runtime.now();
	const processor = await processorOf(runtime, row);
	const payment = (await actionFor(row, processor, askedAt)) ?? nothingBegun;
	const after = await settle(runtime, row.id, { payment, askedAt });
	if (after && isDone(after, payment)) await setDone(runtime.db, after);
	else if (after?.state === row.state) await postpone(runtime.db, row, { now: runtime.now(), fault: null });
}

/** Nobody can pay what was never begun. */
const nothingBegun: Payment = { status: 'canceled', paidAt: null, refunded: 0, dispute: 'none' };

function actionFor(row: ReservationRow, processor: Processor, now: number): Promise<Payment | null> {
	if (row.state === 'refunding') return processor.refund(row);
	return isUnpaid(row.state) && !isOver(row, now) ? processor.look(row) : processor.cancel(row);
}

/** Nothing more can happen by itself: nobody can pay any more, or all that was paid is where it belongs. */
const isDone = ({ state }: ReservationRow, { status }: Payment): boolean =>
	!isUnpaid(state) && state !== 'refunding' && (status === 'canceled' || status === 'paid');

/** Takes a reservation that is due and attends to it. A failure is noted, and due again later. False if somebody else has taken it. */
export async function attendDue(runtime: DueRuntime, row: ReservationRow): Promise<boolean> {
	const ours = await claimDue(runtime.db, row, runtime.now());
	if (!ours) return false;
	try {
		await attend(runtime, ours);
	} catch (error) {
		const fault = error instanceof Error && error.name === 'ProcessorFault' ? error.message : 'unexpected';
		log('error', { job: 'reservations', tenant: row.tenant, message: fault, ...errorFacts(error) });
		await postpone(runtime.db, ours, { now: runtime.now(), fault });
	}
	return true;
}

/** After an answer: sends mails, does what is due about the reservation at once, and asks the host for a rebuild where it builds. */
export function attendSoon(call: Call, row: ReservationRow): void {
	const { runtime } = call;
	const now = runtime.now();
	if (row.due_at !== null && row.due_at <= now) call.later(attendDue(runtime, row));
	if (row.lead_id !== null && row.updated_at >= call.now) {
		call.later(deliverSoon(runtime));
		if (rebuildMode(runtime.env) !== 'queue') call.later(handOverSoon(runtime, row.tenant));
	}
}

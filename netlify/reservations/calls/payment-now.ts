import type { ReservationAnswer } from '../../../src/contract/reservations.ts';
import { isUnpaid } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { ProcessorFault } from '../payments/processor.ts';
import { processorOf } from '../payments/processors.ts';
import { settle } from '../states/settle.ts';
import { detailsOf, updateReservation } from '../store/reservation-rows.ts';

/** A reservation as it is now, and how its deposit can be paid; null where it no longer can. */
export type Now = { row: ReservationRow; payment: ReservationAnswer['payment'] };

/**
 * Asks the processor about a reservation whose deposit is to be paid, and settles what it says: the page need not wait for the
 * processor's own news. Throws a Refusal: 503 while the processor does not answer.
 */
export async function paymentNow(call: Call, row: ReservationRow): Promise<Now> {
	if (!isUnpaid(row.state)) return { row, payment: null };
	const { runtime } = call;
	try {
		const askedAt = runtime.now();
		const processor = await processorOf(runtime, row);
		const { key = '', car } = detailsOf(row) ?? {};
		const { payment, intent, now } = await processor.begin(row, { title: car?.title ?? '', key });
		if (intent !== null && row.intent === null)
			await updateReservation(runtime.db, row.id, { intent: runtime.secrets.vault.seal(intent, row.id) });
		const known = (await settle(runtime, row.id, { payment: now, askedAt })) ?? row;
		const mayPay = isUnpaid(known.state) && runtime.now() <= known.until;
		return { row: known, payment: mayPay ? payment : null };
	} catch (error) {
		if (!(error instanceof ProcessorFault)) throw error;
		log('error', { job: 'reservations', tenant: row.tenant, message: error.message });
		throw notNow();
	}
}

/** Refuses because the processor cannot be used. */
const notNow = (): Refusal =>
	new Refusal(
		'unavailable',
		'The payment service is not answering. Nothing was charged; please try again in a moment.',
		{
			headers: { 'retry-after': '5' },
		},
	);

import type Stripe from 'stripe';
import type { Payment } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import { ProcessorFault } from './processor.ts';

/** What a payment at Stripe is called by, beside its id: neither is about a person. */
export const metadataOf = ({ id, tenant, reference }: ReservationRow) => ({ reservation_id: id, tenant, reference });

/**
 * A payment as Stripe has it. Throws a ProcessorFault if it is not this reservation's: another tenant's, another amount or
 * another currency.
 */
export async function paymentOf(stripe: Stripe, intent: Stripe.PaymentIntent, row: ReservationRow): Promise<Payment> {
	requireOurs(intent, row);
	const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
	const status = statusOf(intent.status);
	if (status !== 'paid') return { status, paidAt: null, refunded: 0, dispute: 'none' };
	if (!charge || intent.amount_received !== row.deposit) throw mismatch('what was paid is not the deposit');
	return {
		status,
		paidAt: charge.created * 1000,
		refunded: charge.amount_refunded,
		dispute: charge.disputed ? await disputeOf(stripe, intent.id) : 'none',
	};
}

function requireOurs({ metadata, amount, currency }: Stripe.PaymentIntent, row: ReservationRow): void {
	if (metadata['reservation_id'] !== row.id || metadata['tenant'] !== row.tenant)
		throw mismatch('it is for another reservation');
	if (amount !== row.deposit || currency.toUpperCase() !== row.currency)
		throw mismatch(`its amount is ${amount} ${currency}`);
}

const mismatch = (why: string): ProcessorFault => new ProcessorFault(`Stripe’s payment cannot be used: ${why}.`);

function statusOf(status: Stripe.PaymentIntent.Status): Payment['status'] {
	if (status === 'succeeded') return 'paid';
	if (status === 'processing') return 'processing';
	return status === 'canceled' ? 'canceled' : 'open';
}

/** What came of the payer's complaint at their bank. A closed inquiry cost nothing. */
async function disputeOf(stripe: Stripe, payment_intent: string): Promise<Payment['dispute']> {
	const { data } = await stripe.disputes.list({ payment_intent, limit: 1 });
	const status = data[0]?.status;
	if (status === 'lost') return 'lost';
	return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

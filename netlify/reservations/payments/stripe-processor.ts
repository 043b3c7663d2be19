import type Stripe from 'stripe';
import type { Payment } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Vault } from '../../platform/runtime/vault.ts';
import { type Processor, ProcessorFault } from './processor.ts';
import { stripeOf } from './stripe-client.ts';
import { metadataOf, paymentOf } from './stripe-facts.ts';
import { named, unless } from './stripe-faults.ts';

type Place = { env: NodeJS.ProcessEnv; slug: string; vault: Vault };

/** Deposits by card through Stripe's PaymentIntents (CAR-11). */
export function stripeProcessor({ env, slug, vault }: Place): Processor {
	const open = (): Promise<Stripe> => named(() => stripeOf(env, slug));
	const withIntent =
		(work: (stripe: Stripe, id: string, row: ReservationRow) => Promise<unknown>) =>
		async (row: ReservationRow): Promise<Payment | null> => {
			const stripe = await open();
			const id = await named(() => intentId(stripe, row, vault));
			if (id === null) return null;
			await named(() => work(stripe, id, row));
			return named(() => lookAt(stripe, id, row));
		};
	return {
		begin: async (row, { title, key }) => {
			const stripe = await open();
			const intent = await named(() => madeIntent(stripe, row, { title, vault }));
			const now = await named(() => paymentOf(stripe, intent, row));
			const secret = intent.client_secret;
			if (!secret) throw new ProcessorFault('Stripe’s payment has no client secret.');
			return { payment: { type: 'stripe', key, client_secret: secret }, intent: intent.id, now };
		},
		look: withIntent(async () => undefined),
		cancel: withIntent((stripe, id) =>
			unless(alreadyEnded, () => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })),
		),
		refund: withIntent(refundRest),
	};
}

type Made = { title: string; vault: Vault };

async function madeIntent(stripe: Stripe, row: ReservationRow, { title, vault }: Made): Promise<Stripe.PaymentIntent> {
	const id = await intentId(stripe, row, vault);
	return id === null
		? makeIntent(stripe, row, title)
		: stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

/** By card only, wallets included: whether it is paid is known at once, as a hold of minutes needs it. */
function makeIntent(stripe: Stripe, row: ReservationRow, title: string): Promise<Stripe.PaymentIntent> {
	return stripe.paymentIntents.create(
		{
			amount: row.deposit,
			currency: row.currency.toLowerCase(),
			allowed_payment_method_types: ['card'],
			description: `Deposit ${row.reference}: ${title}`.slice(0, 500),
			metadata: metadataOf(row),
			expand: ['latest_charge'],
		},
		{ idempotencyKey: `forecourt-${row.id}-intent` },
	);
}

/** What is left of a deposit. Stripe never refunds more than was paid, so a call that is made twice sends nothing twice. */
async function refundRest(stripe: Stripe, id: string, row: ReservationRow): Promise<void> {
	const { status, refunded } = await lookAt(stripe, id, row);
	const amount = row.deposit - refunded;
	if (status !== 'paid' || amount <= 0) return;
	const idempotencyKey = `forecourt-${row.id}-refund-${refunded}-${row.attempts}`;
	const refund = { payment_intent: id, amount, metadata: metadataOf(row) };
	await unless(['charge_already_refunded'], () => stripe.refunds.create(refund, { idempotencyKey }));
}

const alreadyEnded = ['payment_intent_unexpected_state'];

async function lookAt(stripe: Stripe, id: string, row: ReservationRow): Promise<Payment> {
	const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
	return paymentOf(stripe, intent, row);
}

/**
 * What Stripe calls the payment: it is kept encrypted. Where that cannot be read any more, since another secret encrypted it,
 * Stripe is asked for the payment with the reservation's id. Null where none was begun.
 */
async function intentId(stripe: Stripe, { id, intent }: ReservationRow, vault: Vault): Promise<string | null> {
	if (intent === null) return null;
	const opened = vault.open(intent, id);
	if (opened !== null) return opened;
	const { data } = await stripe.paymentIntents.search({ query: `metadata['reservation_id']:'${id}'`, limit: 1 });
	return data[0]?.id ?? null;
}

import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { ReservationRow } from '../../../netlify/platform/db/rows/booking-rows.ts';
import { openVault } from '../../../netlify/platform/runtime/vault.ts';
import { stripeApiVersion } from '../../../netlify/reservations/payments/stripe-client.ts';
import { stripeProcessor } from '../../../netlify/reservations/payments/stripe-processor.ts';
import { startStripeDouble } from './stripe-double.ts';

/** A key of a Stripe account in test mode. Without it Stripe itself is not asked, and this says so as skipped. */
const key = process.env['STRIPE_TEST_SECRET_KEY'];
const vault = openVault(['a secret of at least 32 characters!']);

/** What a visitor does with Stripe's element. */
type Pay = (intent: string) => Promise<unknown>;

const newRow = (id: string): ReservationRow => ({
	id,
	tenant: 'north',
	car_id: 7,
	state: 'held',
	deposit: 500_00,
	currency: 'AUD',
	provider: 'stripe',
	until: 0,
	reference: 'R-7K3F9Q',
	token_hash: '',
	terms: '',
	details: null,
	intent: null,
	paid_at: null,
	refunded: 0,
	reason: null,
	lead_id: null,
	asked_at: 0,
	due_at: null,
	attempts: 1,
	fault: null,
	created_at: 0,
	updated_at: 0,
});

/** The whole way of a payment, the same against the double and against Stripe. */
async function wayOfAPayment(env: NodeJS.ProcessEnv, pay: Pay): Promise<void> {
	const processor = stripeProcessor({ env, slug: 'north', vault });
	const purpose = { title: '2021 Kia Rio', key: 'pk_test' };
	const row = newRow(crypto.randomUUID());
	const begun = await processor.begin(row, purpose);
	expect(begun.now).toMatchObject({ status: 'open', refunded: 0, dispute: 'none' });
	expect((await processor.begin(row, purpose)).intent, 'the same call makes one payment').toBe(begun.intent);
	const known = { ...row, intent: vault.seal(begun.intent ?? '', row.id) };
	expect((await processor.look(known))?.status).toBe('open');
	await pay(begun.intent ?? '');
	const paid = await processor.look(known);
	expect(paid).toMatchObject({ status: 'paid', refunded: 0 });
	expect(Math.abs((paid?.paidAt ?? 0) - Date.now())).toBeLessThan(5 * 60_000);
	expect((await processor.cancel(known))?.status, 'what is paid cannot be ended').toBe('paid');
	expect((await processor.refund(known))?.refunded).toBe(500_00);
	expect((await processor.refund({ ...known, attempts: 2 }))?.refunded, 'nothing is sent twice').toBe(500_00);

	const other = newRow(crypto.randomUUID());
	const { intent } = await processor.begin(other, purpose);
	expect((await processor.cancel({ ...other, intent: vault.seal(intent ?? '', other.id) }))?.status).toBe('canceled');
	await expect(processor.look({ ...other, intent: vault.seal(begun.intent ?? '', other.id) })).rejects.toThrow(
		'it is for another reservation',
	);
}

test('CAR-11 the way of a payment, against the double of Stripe', async () => {
	const double = await startStripeDouble();
	const env = { STRIPE_API_URL: double.url, NORTH__STRIPE_SECRET_KEY: 'sk_test_double' };
	await wayOfAPayment(env, async (intent) => double.pay(intent));
	await double.stop();
});

test.skipIf(!key)('CAR-11 the way of a payment, in Stripe’s test mode', { timeout: 60_000 }, async () => {
	const stripe = new Stripe(key ?? '', { apiVersion: stripeApiVersion });
	await wayOfAPayment({ NORTH__STRIPE_SECRET_KEY: key }, (intent) =>
		stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: 'https://north.example/' }),
	);
});

test('CAR-11 without a key, or with another address than this machine, nothing is asked', async () => {
	const at = (env: NodeJS.ProcessEnv) =>
		stripeProcessor({ env, slug: 'north', vault }).look({ ...newRow('a'), intent: 'x' });
	await expect(at({})).rejects.toThrow('The environment variable NORTH__STRIPE_SECRET_KEY is not set.');
	await expect(at({ STRIPE_SECRET_KEY: 'sk' })).rejects.toThrow('NORTH__STRIPE_SECRET_KEY');
	const far = { NORTH__STRIPE_SECRET_KEY: 'sk', STRIPE_API_URL: 'http://stripe.example:80' };
	await expect(at(far)).rejects.toThrow('expected an address on this machine');
});

test('CAR-11 the pinned version of the API is the library’s, whose types we use', () => {
	expect(Stripe.API_VERSION).toBe(stripeApiVersion);
});

import { secretOf, stripeOf } from './stripe-client.ts';
import { named, unless } from './stripe-faults.ts';

/** Seconds by which the signature of an event may be old; when Stripe sends one again, it has a new signature. */
const toleranceSeconds = 300;

/** What Stripe says has happened, and to which payment; null where it is about none. */
export type StripeNews = { type: string; intent: string | null };

type Place = { env: NodeJS.ProcessEnv; slug: string };
type News = { body: string; signature: string; now: number };

/**
 * Reads an event that Stripe has signed. It only says which payment has changed: what it is now, Stripe is asked. Null if the
 * signature is wrong or old. Throws a ProcessorFault where no secret is set.
 */
export async function readStripeNews({ env, slug }: Place, { body, signature, now }: News): Promise<StripeNews | null> {
	const secret = secretOf(env, slug, 'STRIPE_WEBHOOK_SECRET');
	const { webhooks } = await stripeOf(env, slug);
	try {
		const { type, data } = webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
		return { type, intent: intentIn(Object(data?.object)) };
	} catch {
		// A wrong signature, or a body that is not an event: the same to us.
		return null;
	}
}

/** Of a payment, a charge, a refund or a dispute. */
function intentIn({ object, id, payment_intent }: Partial<Record<string, unknown>>): string | null {
	const found = object === 'payment_intent' ? id : (Object(payment_intent).id ?? payment_intent);
	return typeof found === 'string' && found !== '' ? found : null;
}

/** The reservation that a payment was made for; null for a payment that is not ours. Throws a ProcessorFault. */
export async function reservationOfIntent({ env, slug }: Place, intent: string): Promise<string | null> {
	const stripe = await stripeOf(env, slug);
	const found = await named(() => unless(['resource_missing'], () => stripe.paymentIntents.retrieve(intent)));
	const metadata = found?.metadata ?? {};
	return metadata['tenant'] === slug ? (metadata['reservation_id'] ?? null) : null;
}

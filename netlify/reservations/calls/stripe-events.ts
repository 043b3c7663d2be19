import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { readText } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { attendSoon, lookAgain } from '../due/attend.ts';
import { ProcessorFault } from '../payments/processor.ts';
import type { StripeNews } from '../payments/stripe-news.ts';
import { findReservation } from '../store/reservation-rows.ts';

/** An event is a few kilobytes. */
const longestBody = 256 * 1024;

/**
 * POST /api/stripe/events: Stripe's news of payments, refunds and disputes, signed by Stripe (CAR-11). An event only says which
 * payment to ask Stripe about, so that one that comes twice, late or in another order leads to the same state. What is not
 * about one of our reservations is answered with 200, or Stripe would send it for days. Throws a Refusal: 401 for a wrong
 * signature, 503 where Stripe cannot be asked: it sends the event again.
 */
export async function postStripeEvent(call: Call): Promise<Response> {
	const news = await readNews(call);
	const row = news.intent === null ? null : await reservationOf(call, news.intent);
	if (row?.tenant !== call.tenant.slug) return reply(200, { ignored: true });
	const after = await orUnavailable(call, () => lookAgain(call.runtime, row));
	if (after) attendSoon(call, after);
	return reply(200, {});
}

async function readNews(call: Call): Promise<StripeNews> {
	const { request, tenant, runtime } = call;
	const body = await readText(request, longestBody);
	const signature = request.headers.get('stripe-signature') ?? '';
	const place = { env: runtime.env, slug: tenant.slug };
	const { readStripeNews } = await import('../payments/stripe-news.ts');
	const news = await orUnavailable(call, () => readStripeNews(place, { body, signature, now: runtime.now() }));
	if (news) return news;
	await limitCalls(call, 'rebuild');
	throw new Refusal('signature', 'The signature is not Stripe’s, or too old.');
}

async function reservationOf(call: Call, intent: string) {
	const { tenant, runtime } = call;
	const { reservationOfIntent } = await import('../payments/stripe-news.ts');
	const id = await orUnavailable(call, () => reservationOfIntent({ env: runtime.env, slug: tenant.slug }, intent));
	return id === null ? null : findReservation(runtime.db, id);
}

async function orUnavailable<T>({ tenant }: Call, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ProcessorFault)) throw error;
		log('error', { job: 'reservations', tenant: tenant.slug, message: error.message });
		throw new Refusal('unavailable', 'Stripe cannot be asked about this at the moment.');
	}
}

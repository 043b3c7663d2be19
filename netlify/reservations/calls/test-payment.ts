import { requireOwnPage } from '../../accounts/sign-in/admit.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { attendSoon } from '../due/attend.ts';
import { siteProvider } from '../payments/processors.ts';
import { testPayment } from '../payments/test-processor.ts';
import { settle } from '../states/settle.ts';
import { reservationAnswer } from './answer.ts';
import { reservationOfCall } from './token.ts';

/**
 * POST /api/reservations/{id}/test-payment: pays a deposit on a demonstration site, without money (CAR-11). The second time it
 * changes nothing. Throws a Refusal: 404 wherever the site's config does not name the test processor, or is not a demonstration.
 */
export async function postTestPayment(call: Call): Promise<Response> {
	const { runtime, tenant } = call;
	if (siteProvider(tenant.site) !== 'test') throw new Refusal('not_found', 'This site takes no test payments.');
	requireOwnPage(call);
	await limitCalls(call, 'reservation looks');
	const found = await reservationOfCall(call);
	if (found.provider !== 'test') throw new Refusal('not_found', 'This reservation takes no test payment.');
	const now = runtime.now();
	const isFirst = found.paid_at === null;
	const paid = isFirst ? await settle(runtime, found.id, { payment: testPayment(now), askedAt: now }) : found;
	const row = paid ?? found;
	attendSoon(call, row);
	return reply(200, reservationAnswer(row, { now }));
}

import { insertEvent } from '../db/events.ts';
import { readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { reply } from '../http/refusal.ts';

/** A car and a page are a few hundred bytes. */
const limit = 8 * 1024;

/** POST /api/events/car_phone_call: somebody revealed a dealer's number on a car's page (CAR-2). */
export async function postCarPhoneCall(call: Call): Promise<Response> {
	await limitCalls(call, 'events');
	const payload = await readJson(call.request, limit);
	const { runtime, tenant, now } = call;
	const id = await insertEvent(runtime.db, { tenant: tenant.slug, kind: 'car_phone_call', payload, now });
	return reply(201, { id });
}

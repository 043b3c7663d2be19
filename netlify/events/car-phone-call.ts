import { randomUUID } from 'node:crypto';
import { carPhoneCallBody } from '../../src/contract/car-phone-call.ts';
import type { Db } from '../platform/db/schema.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal, reply } from '../platform/http/refusal.ts';

/** A car and a page are a few hundred bytes. */
const longestBody = 8 * 1024;

/** POST /api/events/car_phone_call: somebody revealed a dealer's number on a car's page (CAR-2). */
export async function postCarPhoneCall(call: Call): Promise<Response> {
	await limitCalls(call, 'events');
	const { request, runtime, tenant, now } = call;
	const body = parseBody(carPhoneCallBody, await readJson(request, longestBody));
	if (body.website_slug && body.website_slug !== tenant.slug) {
		throw new Refusal('website_slug', 'This call is for another website.');
	}
	const given = Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== '');
	const payload = Object.fromEntries(given);
	return reply(201, {
		id: await insertEvent(runtime.db, { tenant: tenant.slug, kind: 'car_phone_call', payload, now }),
	});
}

/** Records that something happened on a tenant's site (CAR-2). Returns the event's id. */
async function insertEvent(
	db: Db,
	{ tenant, kind, payload, now }: { tenant: string; kind: string; payload: object; now: number },
): Promise<string> {
	const id = randomUUID();
	await db
		.insertInto('events')
		.values({ id, tenant, kind, payload: JSON.stringify(payload), created_at: now })
		.execute();
	return id;
}

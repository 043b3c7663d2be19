import { z } from 'zod';
import { invalid } from '../leads/read-lead.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import { type JsonObject, readJson } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal, reply } from '../platform/http/refusal.ts';
import { insertEvent } from './events.ts';

/** A car and a page are a few hundred bytes. */
const limit = 8 * 1024;

const text = (longest: number) => z.string().max(longest).nullish();
/** Of a car: forms have it as a text, programs as a number. */
const number = z.union([z.string().max(100), z.number()]).nullish();

/** What is kept of a call; whatever else is sent is left out. */
const phoneCall = z
	.object({
		website_slug: text(100),
		dealership_slug: text(100),
		car_id: number,
		car_type: text(40),
		stock_number: number,
		url: text(2_000),
	})
	.refine(({ car_id, stock_number }) => isSaid(car_id) || isSaid(stock_number), {
		path: ['car_id'],
		message: 'The number of the car, or its stock_number.',
	});

/** POST /api/events/car_phone_call: somebody revealed a dealer's number on a car's page (CAR-2). */
export async function postCarPhoneCall(call: Call): Promise<Response> {
	await limitCalls(call, 'events');
	const payload = readCall(await readJson(call.request, limit), call.tenant.slug);
	const { runtime, tenant, now } = call;
	const id = await insertEvent(runtime.db, { tenant: tenant.slug, kind: 'car_phone_call', payload, now });
	return reply(201, { id });
}

function readCall(body: JsonObject, tenant: string): object {
	const { success, data, error } = phoneCall.safeParse(body, { jitless: true });
	if (!success) throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
	if (data.website_slug && data.website_slug !== tenant) {
		throw new Refusal('website_slug', 'This call is for another website.');
	}
	return Object.fromEntries(Object.entries(data).filter(([, value]) => isSaid(value)));
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

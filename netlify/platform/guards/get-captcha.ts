import type { Call } from '../http/call.ts';
import { reply } from '../http/refusal.ts';
import { makeChallenge } from './captcha.ts';
import { limitCalls } from './limit-calls.ts';

/** GET /api/captcha: a challenge for the captcha's widget (FORM-6). */
export async function getCaptcha(call: Call): Promise<Response> {
	await limitCalls(call, 'captcha');
	const { runtime, tenant, now } = call;
	return reply(200, await makeChallenge({ secrets: runtime.secrets, tenant: tenant.slug, now }));
}

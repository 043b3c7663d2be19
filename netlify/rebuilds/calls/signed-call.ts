import { idempotencyHeader } from '../../../src/contract/paths.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { readText } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { rebuildSecret, signatureFault, signatureHeader, timestampHeader } from '../signature.ts';

/** A trigger is a few words. */
const longestBody = 8 * 1024;

/**
 * Reads the body of a call that only the owner of the secret can make (SITE-16). Throws a Refusal: 401 in words, 429 for
 * whoever tries often, 503 where no secret is set.
 */
export async function readSignedCall(call: Call): Promise<string> {
	const { request, runtime, tenant, now } = call;
	const known = rebuildSecret(runtime.env, tenant.slug);
	if ('fault' in known) {
		log('error', { path: '/api/rebuild', message: known.fault });
		throw new Refusal('unavailable', 'Rebuilds cannot be asked for here, because no secret for them is set.');
	}
	const body = await readText(request, longestBody);
	const { pathname, search } = new URL(request.url);
	const { method, headers } = request;
	const fault = signatureFault(
		known.secret,
		{
			method,
			path: pathname + search,
			key: headers.get(idempotencyHeader) ?? '',
			body,
			timestamp: headers.get(timestampHeader),
			signature: headers.get(signatureHeader),
		},
		now,
	);
	if (fault === null) return body;
	await limitCalls(call, 'rebuild');
	throw new Refusal('signature', fault);
}

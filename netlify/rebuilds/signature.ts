import { createHash, createHmac } from 'node:crypto';
import { variablePrefix } from '../../src/domain/words/tenant-variable.ts';
import { sameSignature } from '../platform/runtime/secrets.ts';

/** Headers of a signed call: when it was made, in Unix seconds, and the signature, `v1=` and 64 hexadecimal digits. */
export const timestampHeader = 'forecourt-timestamp';
export const signatureHeader = 'forecourt-signature';

/** Seconds that a call may be old, or ahead of our clock. */
const toleranceSeconds = 5 * 60;

/** What is signed: nobody can send the same call with another body, to another site or under another key. */
export type SignedCall = {
	/** Unix seconds. */
	timestamp: number;
	method: string;
	/** With the query, if there is one. */
	path: string;
	/** The Idempotency-Key; empty if there is none. */
	key: string;
	body: string;
};

/** HMAC-SHA-256 of a call, a line for each of its parts; the body as its SHA-256 (SITE-16). */
export function signCall(secret: string, { timestamp, method, path, key, body }: SignedCall): string {
	const text = [timestamp, method.toUpperCase(), path, key, createHash('sha256').update(body).digest('hex')].join('\n');
	return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Why a call is not accepted, in words; null if its signature is right. `now` in Unix milliseconds. */
export function signatureFault(
	secret: string,
	call: Omit<SignedCall, 'timestamp'> & { timestamp: string | null; signature: string | null },
	now: number,
): string | null {
	const { timestamp, signature, ...rest } = call;
	if (!timestamp || !signature) return `This call has to be signed: send ${timestampHeader} and ${signatureHeader}.`;
	if (!/^\d{1,12}$/.test(timestamp)) return `${timestampHeader} must be a time in Unix seconds.`;
	if (!sameSignature(signature, signCall(secret, { ...rest, timestamp: Number(timestamp) }))) {
		return 'The signature does not fit this call: check the secret, the path, the Idempotency-Key and the body.';
	}
	const off = Math.abs(now / 1000 - Number(timestamp));
	if (off <= toleranceSeconds) return null;
	return `This call was signed ${Math.round(off)} s away from our clock; at most ${toleranceSeconds} s are accepted.`;
}

const name = 'REBUILD_SECRET';
const shortest = 32;

/**
 * The secret with which a tenant's rebuilds are signed: `<SLUG>__REBUILD_SECRET`, else `REBUILD_SECRET`; or what is wrong with
 * the setting.
 */
export function rebuildSecret(env: NodeJS.ProcessEnv, slug: string): { secret: string } | { fault: string } {
	const own = `${variablePrefix(slug)}${name}`;
	const used = env[own] ? own : name;
	const secret = env[used];
	if (!secret) return { fault: `Set ${name}, or ${own} for this site alone, to at least ${shortest} characters.` };
	if (secret.length >= shortest) return { secret };
	return { fault: `${used}: found ${secret.length} characters, expected at least ${shortest}.` };
}

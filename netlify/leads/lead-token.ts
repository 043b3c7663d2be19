import { createHash } from 'node:crypto';
import { leadTokenHeader } from '../../src/contract/paths.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import { type Secrets, sameSignature } from '../platform/runtime/secrets.ts';

/** Milliseconds for which a complete lead can still be changed. */
const openFor = 30 * 60_000;

/**
 * The right to change a lead, given to whoever made it (FORM-8). It is derived from the secret, so that a repeated request gets
 * it again although the database only has its hash.
 */
export const leadTokenOf = (secrets: Secrets, id: string): string => secrets.sign('lead-token', id);

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a request may change a lead: it has the lead's token, or comes from the program that made the lead. */
export function mayChange(
	{ origin, token_hash }: StoredLead,
	{ request, client }: { request: Request; client: string | null },
): boolean {
	if (client !== null && origin === `api:${client}`) return true;
	const token = request.headers.get(leadTokenHeader);
	return token !== null && token_hash !== null && sameSignature(tokenHash(token), token_hash);
}

/** Whether a lead was completed so long ago that nobody may change it any more. */
export function isClosed({ status, completed_at }: StoredLead, now: number): boolean {
	return status === 'complete' && now - (completed_at ?? 0) > openFor;
}

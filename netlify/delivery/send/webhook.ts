import { createHmac } from 'node:crypto';
import type { LeadDestination } from '../../../src/config/leads.ts';
import { idempotencyHeader } from '../../../src/contract/paths.ts';
import { post } from './http-outcome.ts';
import { type Parcel, type Provider, parcelKey, readSecret } from './parcel.ts';

type Settings = Extract<LeadDestination, { kind: 'webhook' }>;

/**
 * Header with the signature: `t=<Unix seconds>,v1=<hex>`. README.md shows how a receiver checks it.
 * @public
 */
export const signatureHeader = 'forecourt-signature';

/** A signed POST of JSON; every version of a lead is sent. Any 2xx answer means done. */
export const deliverToWebhook: Provider<Settings> = async (parcel, { url, secret_env }) => {
	const secret = readSecret(parcel, secret_env);
	if ('outcome' in secret) return secret.outcome;
	const { now, timeoutMs, limit } = parcel;
	const body = JSON.stringify(messageOf(parcel));
	const headers = {
		'content-type': 'application/json',
		[idempotencyHeader]: parcelKey(parcel),
		[signatureHeader]: signBody(body, { secret: secret.value, now }),
	};
	return post({ url, headers, body, timeoutMs, limit, now });
};

/** Signs time and body together (HMAC-SHA256 of `<Unix seconds>.<body>`), so that nobody can replay an old message. */
function signBody(body: string, { secret, now }: { secret: string; now: number }): string {
	const seconds = Math.floor(now / 1000);
	return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function messageOf({ lead, files, resend }: Parcel): object {
	return {
		event: resend ? 'lead.updated' : 'lead.created',
		id: lead.id,
		version: lead.version,
		status: lead.status,
		website_slug: lead.tenant,
		form: lead.form,
		consent_text_version: lead.consent_text_version,
		created_at: new Date(lead.created_at).toISOString(),
		updated_at: new Date(lead.updated_at).toISOString(),
		lead: lead.payload,
		files: files.map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 })),
	};
}

import type { LeadDestination } from '../../../src/config/leads.ts';
import { idempotencyHeader } from '../../../src/contract/paths.ts';
import { post } from './http-outcome.ts';
import { multipart } from './multipart.ts';
import { type Provider, parcelKey, readSecret } from './parcel.ts';

type Settings = Extract<LeadDestination, { kind: 'dashboard' }>;

/**
 * The dashboard's API: POST of `{ lead }` as the visitor's browser has it (FORM-10, FORM-11), with our id as `lead_id`. A
 * lead with files goes to `…/with-files` as multipart. Every version is sent, each with the Idempotency-Key
 * `<lead id>.<version>`. It is done with a 2xx answer whose body is empty, or JSON without `error` (FORM-18).
 */
export const deliverToDashboard: Provider<Settings> = async (parcel, { url, path, token_env }) => {
	const headers: Record<string, string> = { accept: 'application/json', [idempotencyHeader]: parcelKey(parcel) };
	if (token_env) {
		const secret = readSecret(parcel, token_env);
		if ('outcome' in secret) return secret.outcome;
		headers['authorization'] = `Bearer ${secret.value}`;
	}
	const base = `${url.replace(/\/+$/, '')}${path}`;
	const { timeoutMs, limit, now } = parcel;
	if (parcel.files.length > 0) {
		const body = multipart({ ...parcel.lead.payload }, parcel);
		return post({ url: `${base}/with-files`, headers, body, timeoutMs, limit, now }, answerFault);
	}
	const json = { ...headers, 'content-type': 'application/json' };
	return post(
		{ url: base, headers: json, body: JSON.stringify({ lead: parcel.lead.payload }), timeoutMs, limit, now },
		answerFault,
	);
};

/** A proxy's error page may come with status 200, and so may a dashboard's refusal. */
function answerFault(text: string): string | null {
	if (text.trim() === '') return null;
	try {
		const answer: unknown = JSON.parse(text);
		const refused = typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);
		return refused ? 'The receiver answered with an error.' : null;
	} catch {
		return 'The receiver’s answer is not valid JSON.';
	}
}

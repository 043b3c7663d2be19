import type { LeadDestination } from '../../src/config/leads.ts';
import { idempotencyHeader } from '../../src/contract/leads.ts';
import { post } from './http-outcome.ts';
import { type Parcel, type Provider, parcelKey, readSecret } from './provider.ts';

type Settings = Extract<LeadDestination, { kind: 'dashboard' }>;

/**
 * The dashboard's API: POST of `{ lead }` as the visitor's browser has it (FORM-10, FORM-11), with our id as `lead_id`. A
 * lead with files goes to `…/with-files` as multipart. Every version is sent, told apart by the Idempotency-Key
 * `<lead id>.<version>`. Done is a 2xx answer whose body is empty, or JSON without `error` (FORM-18).
 */
export const deliverToDashboard: Provider<Settings> = async (parcel, { url, path, token_env }) => {
	const headers: Record<string, string> = { accept: 'application/json', [idempotencyHeader]: parcelKey(parcel) };
	if (token_env) {
		const secret = readSecret(parcel, token_env);
		if ('outcome' in secret) return secret.outcome;
		headers['authorization'] = `Bearer ${secret.value}`;
	}
	const base = `${url.replace(/\/+$/, '')}${path}`;
	const { timeoutMs, now } = parcel;
	if (parcel.files.length > 0) {
		return post({ url: `${base}/with-files`, headers, body: multipart(parcel), timeoutMs, now }, answerFault);
	}
	const json = { ...headers, 'content-type': 'application/json' };
	return post(
		{ url: base, headers: json, body: JSON.stringify({ lead: parcel.lead.payload }), timeoutMs, now },
		answerFault,
	);
};

function multipart({ lead, files }: Parcel): FormData {
	const form = new FormData();
	form.set('lead', JSON.stringify(lead.payload));
	for (const { name, type, data } of files) form.append('files', new File([new Uint8Array(data)], name, { type }));
	return form;
}

/** A proxy's error page may come with 200, and a dashboard may say no with it. */
function answerFault(text: string): string | null {
	if (text.trim() === '') return null;
	try {
		const answer: unknown = JSON.parse(text);
		const refused = typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);
		return refused ? 'The receiver answered with an error.' : null;
	} catch {
		return 'The receiver’s answer is no JSON.';
	}
}

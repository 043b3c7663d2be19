import { type AnswerMeaning, answerMeaning } from '../../contract/answer-meaning.ts';
import type { LeadBody } from '../../contract/lead.ts';
import { idempotencyHeader, leadPaths, leadTokenHeader } from '../../contract/paths.ts';
import { retryAfterMs } from '../../domain/words/retry-after.ts';
import type { Destination } from '../../forms/definition.ts';
import { formTexts } from '../../forms/rules/texts.ts';
import { asRecord } from './device/device-store.ts';

/** A lead on its way: the same key with the same lead is stored once, however often it is sent (FORM-12). */
export type OutgoingLead = {
	base: string;
	destination: Destination;
	key: string;
	/** The lead to update; null makes a new one (FORM-8). */
	leadId: string | null;
	/** The right to update it; leads that an older page kept have none. */
	leadToken?: string | null;
	body: LeadBody;
	files: readonly File[];
};

export type LeadResult = { ok: true; leadId: string | null; leadToken: string | null } | LeadFailure;

export type LeadFailure = {
	ok: false;
	/** What is to be done; `waits` where the lead may be stored, or not. */
	means: Exclude<AnswerMeaning, 'stored'>;
	/** Null where no answer came. */
	status: number | null;
	error: string;
	code: string | null;
	fields: Readonly<Record<string, string>>;
	/** Milliseconds that the server asks to wait. */
	wait: number;
};

/** Milliseconds after which no answer is waited for; files may take a while on a phone. */
const patience = { plain: 30_000, files: 120_000 } as const;

/** Sends a lead (FORM-11). Any 2xx answer without an `error` counts as stored (FORM-18); never rejects. */
export async function postLead(lead: OutgoingLead): Promise<LeadResult> {
	try {
		return await readAnswer(await fetch(addressOf(lead), requestOf(lead)));
	} catch {
		return noAnswer(formTexts.failed);
	}
}

/** Where nothing was heard of the server. */
export function noAnswer(error: string): LeadFailure {
	return { ok: false, means: 'waits', status: null, error, code: null, fields: {}, wait: 0 };
}

function addressOf({ base, destination, leadId, files }: OutgoingLead): string {
	if (files.length > 0) return base + leadPaths.withFiles;
	if (destination === 'car-clarity') return base + leadPaths.carClarity;
	return base + (leadId ? leadPaths.update.replace(':id', encodeURIComponent(leadId)) : leadPaths.create);
}

function requestOf({ destination, key, leadId, leadToken, body, files }: OutgoingLead): RequestInit {
	const headers = {
		accept: 'application/json',
		[idempotencyHeader]: key,
		...(leadId && leadToken && { [leadTokenHeader]: leadToken }),
	};
	const attached = files.length > 0;
	const signal = AbortSignal.timeout(attached ? patience.files : patience.plain);
	if (attached) return { method: 'POST', headers, body: multipart(body, files), signal };
	const method = leadId && destination === 'server' ? 'PUT' : 'POST';
	return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body), signal };
}

/** One part `lead`, a part for each other key, parts `files`; the browser names the content type. */
function multipart({ lead, ...rest }: LeadBody, files: readonly File[]): FormData {
	const data = new FormData();
	data.append('lead', JSON.stringify(lead));
	for (const [key, value] of Object.entries(rest)) if (value !== undefined) data.append(key, String(value));
	for (const file of files) data.append('files', file, file.name);
	return data;
}

/** Failed answers are read as JSON; one that has no `error` says so with its status text (FORM-13). */
async function readAnswer(response: Response): Promise<LeadResult> {
	const json: unknown = await response.json().catch(() => null);
	const { id, lead_id, lead_token, error, code, fields } = asRecord(json);
	const { status, statusText, headers } = response;
	const means = answerMeaning({ status, type: headers.get('content-type') ?? '', json });
	if (means === 'stored') return { ok: true, leadId: textOf(id) ?? textOf(lead_id), leadToken: textOf(lead_token) };
	const unexpected = ['An unexpected error occurred', statusText].filter(Boolean).join(': ');
	const messages = Object.entries(asRecord(fields)).flatMap(([key, value]) => (textOf(value) ? [[key, value]] : []));
	return {
		ok: false,
		means,
		status,
		error: textOf(error) ?? unexpected,
		code: textOf(code),
		fields: Object.fromEntries(messages),
		wait: retryAfter(headers, Date.now()),
	};
}

/** Milliseconds that a server asks to wait; an hour at most, 0 where it does not say. */
export function retryAfter(headers: Headers, now: number): number {
	return Math.min(retryAfterMs(headers.get('retry-after'), now) ?? 0, 60 * 60_000);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

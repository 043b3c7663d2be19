import { asRecord } from '../leads/device/device-store.ts';
import { retryAfter } from '../leads/post-lead.ts';

/** An answer of the account's calls; `status` is null where none came. */
export type AccountReply =
	| { ok: true; json: unknown }
	| {
			ok: false;
			status: number | null;
			code: string | null;
			/** For the visitor. */
			error: string;
			fields: Readonly<Record<string, string>>;
			/** Milliseconds that the server asks to wait. */
			wait: number;
	  };

export type AccountCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown };

const patienceMilliseconds = 20_000;
const noAnswer = 'We could not reach the server. Check your connection and try again.';

/** Makes one of the calls of `accountPaths` below `base` (USER-3, USER-4). It outlives the page; never rejects. */
export async function callAccount(base: string, { method, path, body }: AccountCall): Promise<AccountReply> {
	try {
		const response = await fetch(base + path, {
			method,
			headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
			cache: 'no-store',
			keepalive: method !== 'GET',
			signal: AbortSignal.timeout(patienceMilliseconds),
		});
		return await readReply(response);
	} catch {
		return { ok: false, status: null, code: null, error: noAnswer, fields: {}, wait: 0 };
	}
}

/** An answer of somebody else in the server's place, such as a hotel's page of HTML, does not count. */
async function readReply(response: Response): Promise<AccountReply> {
	const { ok, status, headers } = response;
	const isOurs = status === 204 || /\bjson\b/i.test(headers.get('content-type') ?? '');
	const json: unknown = await response.json().catch(() => null);
	if (ok && isOurs) return { ok: true, json };
	const { error, code, fields } = asRecord(json);
	return {
		ok: false,
		status: isOurs ? status : null,
		code: typeof code === 'string' ? code : null,
		error: typeof error === 'string' && error !== '' ? error : noAnswer,
		fields: Object.fromEntries(Object.entries(asRecord(fields)).filter(isTextEntry)),
		wait: retryAfter(headers.get('retry-after'), Date.now()),
	};
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

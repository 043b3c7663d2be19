import { asRecord } from './leads/device/device-store.ts';
import { retryAfter } from './leads/post-lead.ts';

/** An answer of our server; `status` is null where none came. */
export type ServerReply =
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

export type ServerCall = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	path: string;
	body?: unknown;
	headers?: Readonly<Record<string, string>>;
};

const patienceMilliseconds = 20_000;
const noAnswer = 'We could not reach the server. Check your connection and try again.';

/** Makes a call of an account or a reservation below `base` (USER-3, USER-4, CAR-11). It outlives the page; never rejects. */
export async function callServer(base: string, { method, path, body, headers }: ServerCall): Promise<ServerReply> {
	try {
		const response = await fetch(base + path, {
			method,
			headers: {
				accept: 'application/json',
				...(body !== undefined && { 'content-type': 'application/json' }),
				...headers,
			},
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
async function readReply(response: Response): Promise<ServerReply> {
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
		wait: retryAfter(headers, Date.now()),
	};
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

import { retryAfterMs } from '../../../src/domain/words/retry-after.ts';
import type { StreamedBody } from './multipart.ts';
import type { Outcome } from './parcel.ts';

/** Statuses at which the same request may succeed later. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429]);
/** Statuses about our access, not about the lead. */
const access: ReadonlySet<number> = new Set([401, 403, 407]);
/** Bytes of an answer that are read. */
const longestAnswer = 64 * 1024;
/** A receiver may ask us to wait at most this long, in milliseconds. */
const longestWait = 24 * 60 * 60_000;

type Post = {
	url: string;
	headers: Record<string, string>;
	body: string | StreamedBody;
	timeoutMs: number;
	limit: AbortSignal;
	now: number;
};

/**
 * Sends a POST and says how it went. 2xx is done if `accepts` takes the body; 401, 403, 407 and redirects wait for a
 * change of settings; 408, 409, 425, 429, 5xx and a broken or late answer are tried again; any other 4xx is final. Throws
 * if the body could not be read.
 */
export async function post(
	{ url, headers, body, timeoutMs, limit, now }: Post,
	accepts: (text: string) => string | null = () => null,
): Promise<Outcome> {
	let status: number | null = null;
	try {
		const response = await fetch(url, { method: 'POST', ...sent(headers, body), redirect: 'manual', signal: limit });
		status = response.status;
		const text = await readSome(response);
		if (!response.ok) return refused(response, now);
		const fault = accepts(text);
		return fault ? { kind: 'retry', status, error: fault } : { kind: 'done', status };
	} catch (error) {
		// Our fault, not the receiver's.
		if (typeof body !== 'string' && body.fault()) throw body.fault();
		return { kind: 'retry', status, error: faultOf(error, timeoutMs) };
	}
}

/** A stream is sent with its length: not every receiver accepts a body without one. */
function sent(headers: Record<string, string>, body: string | StreamedBody): RequestInit & { duplex?: 'half' } {
	if (typeof body === 'string') return { headers, body };
	const { stream, length, type } = body;
	return {
		headers: { ...headers, 'content-type': type, 'content-length': String(length) },
		// Node and the browser have different types for streams.
		body: stream as unknown as BodyInit,
		duplex: 'half',
	};
}

function refused({ status, headers }: Response, now: number): Outcome {
	const error = `The receiver answered ${status}.`;
	if (access.has(status) || (status >= 300 && status < 400)) return { kind: 'blocked', status, error };
	if (status >= 400 && status < 500 && !passing.has(status)) return { kind: 'dead', status, error };
	const afterMs = retryAfterMs(headers.get('retry-after'), now);
	// 409 is about this lead: the receiver is still working on it.
	return {
		kind: 'retry',
		status,
		error,
		...(afterMs !== null && { afterMs: Math.min(afterMs, longestWait) }),
		...(status === 409 && { own: true }),
	};
}

async function readSome(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		chunks.push(chunk);
		size += chunk.byteLength;
		if (size > longestAnswer) break;
	}
	return Buffer.concat(chunks).toString('utf8');
}

/** In our own words, since a library's message may quote the request. */
function faultOf(error: unknown, timeoutMs: number): string {
	const { name, code, cause } = Object(error) as { name?: string; code?: unknown; cause?: { code?: unknown } };
	if (name === 'TimeoutError') return `The receiver did not answer within ${timeoutMs / 1000} s.`;
	const reason = cause?.code ?? code;
	return `The connection failed${typeof reason === 'string' ? ` (${reason})` : ''}.`;
}

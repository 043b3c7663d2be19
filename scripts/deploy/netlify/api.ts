import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { retryAfterMs } from '../../../src/domain/words/retry-after.ts';

/** One call of Netlify's API. */
type ApiCall = {
	method: 'GET' | 'POST' | 'PUT';
	/** Below `/api/v1`, with parts that are encoded already. */
	path: string;
	query?: Record<string, string | undefined>;
	json?: unknown;
	bytes?: Uint8Array;
};

export type NetlifyApi = {
	/** Calls it, and again after faults that may pass. Rejects with an {@link ApiRefusal}, or an Error without an answer. */
	call: <Schema extends z.ZodType>(call: ApiCall, schema: Schema) => Promise<z.output<Schema>>;
	sleep: (ms: number) => Promise<unknown>;
};

export type ApiOptions = {
	/** Never logged. */
	token: string;
	/** `https://api.netlify.com/api/v1`, or a double on this machine. */
	base: string;
	say?: (text: string) => void;
	/** For tests: does not really wait. */
	sleep?: (ms: number) => Promise<unknown>;
};

/** Netlify said no. */
export class ApiRefusal extends Error {
	readonly status: number;

	constructor(message: string, status: number) {
		super(message);
		this.name = 'ApiRefusal';
		this.status = status;
	}
}

const tries = 7;
const timeoutMs = 120_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A limit that lasts longer than this is for people to decide. */
const longestWaitMs = 15 * 60_000;

/** A client of Netlify's API. Throws an Error for an address to which a token may not be sent. */
export function openApi({ token, base, say = () => undefined, sleep = pause }: ApiOptions): NetlifyApi {
	const url = new URL(base);
	const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
	if (url.protocol !== 'https:' && !isHere) throw new Error(`NETLIFY_API_URL is "${base}", expected https://….`);
	const call: NetlifyApi['call'] = async (order, schema) => {
		for (let attempt = 1; ; attempt++) {
			const { answer, text } = await send(order, { token, base });
			if (answer?.ok) return schema.parse(parsed(text, order));
			const waitMs = attempt < tries ? pauseBefore(answer, attempt) : null;
			if (waitMs === null)
				throw answer ? refusal(order, answer, text) : new Error(`Netlify cannot be reached: ${text}`);
			if (waitMs > 5_000) say(`Netlify asks to wait ${Math.ceil(waitMs / 1000)} s.`);
			await sleep(waitMs);
		}
	};
	return { call, sleep };
}

/** What came back; without an answer, why. */
type Sent = { answer: Response | null; text: string };

async function send({ method, path, query = {}, json, bytes }: ApiCall, { token, base }: ApiOptions): Promise<Sent> {
	const url = new URL(`${base}${path}`);
	for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
	const type = bytes ? 'application/octet-stream' : 'application/json';
	const body = bytes ? new Uint8Array(bytes) : json === undefined ? null : JSON.stringify(json);
	const headers = {
		authorization: `Bearer ${token}`,
		'user-agent': 'Forecourt',
		...(body && { 'content-type': type }),
	};
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const answer = await fetch(url, { method, headers, body, signal, redirect: 'error' });
		return { answer, text: await answer.text() };
	} catch (error) {
		return { answer: null, text: causeOf(error) };
	}
}

function causeOf(error: unknown): string {
	const { message, cause } = error as Error & { cause?: unknown };
	return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** How long to wait before the next try, in milliseconds; null where another try would end alike. */
function pauseBefore(answer: Response | null, attempt: number): number | null {
	const backOff = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs) * (0.5 + Math.random() / 2);
	if (!answer || answer.status >= 500 || answer.status === 408) return backOff;
	if (answer.status !== 429) return null;
	const asked = waitAsked(answer.headers) ?? backOff;
	return asked > longestWaitMs ? null : Math.max(asked, 1_000);
}

/** `Retry-After` (seconds or a date), or `X-RateLimit-Reset`, which Netlify sends as Unix seconds or as a date. */
function waitAsked(headers: Headers): number | null {
	const after = retryAfterMs(headers.get('retry-after'), Date.now());
	if (after !== null) return after;
	const reset = headers.get('x-ratelimit-reset');
	if (!reset) return null;
	const at = /^\d+$/.test(reset) ? Number(reset) * 1000 : Date.parse(reset);
	return Number.isFinite(at) ? at - Date.now() : null;
}

function parsed(text: string, { method, path }: ApiCall): unknown {
	try {
		return text === '' ? null : JSON.parse(text);
	} catch {
		throw new Error(`Netlify answered ${method} ${path} with something that is not JSON: ${text.slice(0, 100)}`);
	}
}

const remedies: Record<number, string> = {
	401: 'NETLIFY_AUTH_TOKEN is not valid, or not for the team of this site.',
	403: 'The owner of NETLIFY_AUTH_TOKEN may not do this.',
	404: 'Is the id of the Netlify site right?',
	429: 'The limit of calls or deploys is used up. Try again later, or ask Netlify for a higher one.',
};

function refusal({ method, path }: ApiCall, { status }: Response, text: string): ApiRefusal {
	const said = text.slice(0, 200) || 'nothing';
	return new ApiRefusal(
		`Netlify answered ${status} to ${method} ${path}: ${said}. ${remedies[status] ?? ''}`.trim(),
		status,
	);
}

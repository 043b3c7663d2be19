import { setTimeout as sleep } from 'node:timers/promises';
import { followRedirects } from '../../../src/stock/fetch/follow-redirects.ts';
import { networkFault } from '../../../src/stock/fetch/network-fault.ts';
import { waitMs } from './patience.ts';

/** What is asked for, and how much patience and room there is for the answer. */
export type Question = {
	url: string;
	/** Of the answer that is known already. */
	etag?: string | undefined;
	/** Of all tries together. */
	timeoutMs: number;
	maxBytes: number;
};

/** What came of it. `away`: nobody answered properly, so others need not be asked the same for now. */
export type Reply =
	| { kind: 'answer'; text: string; etag?: string }
	| { kind: 'unchanged' }
	| { kind: 'failed'; found: string; away: boolean };

type Failed = Extract<Reply, { kind: 'failed' }>;
/** `again`: whether it is worth another try. */
type Try = Exclude<Reply, Failed> | (Failed & { again: boolean; retryAfter?: string | null });

const mostTries = 4;

/**
 * Asks for a JSON document, if it has changed (SITE-2). What may pass is tried again: no connection, an answer that
 * breaks off, status 408, 425, 429 and 5xx, after a growing pause or the server's Retry-After. Never rejects.
 */
export async function ask(question: Question, pause: (ms: number) => Promise<unknown> = sleep): Promise<Reply> {
	const ends = Date.now() + question.timeoutMs;
	const signal = AbortSignal.timeout(question.timeoutMs);
	for (let count = 1; ; count++) {
		const reply = await askOnce(question, signal);
		if (reply.kind !== 'failed') return reply;
		const wait = waitMs(count, { retryAfter: reply.retryAfter ?? null, now: Date.now() });
		const isLast = !reply.again || count === mostTries || Date.now() + wait >= ends;
		if (isLast) return { kind: 'failed', found: reply.found, away: reply.away };
		await pause(wait);
	}
}

async function askOnce({ url, etag, ...limits }: Question, signal: AbortSignal): Promise<Try> {
	const headers = { Accept: 'application/json', ...(etag !== undefined && { 'If-None-Match': etag }) };
	try {
		const followed = await followRedirects({ url, headers }, signal);
		if ('found' in followed) return failed(followed.found);
		const { response } = followed;
		if (isDowngrade(url, response.url)) {
			await response.body?.cancel();
			return failed('a redirect from https to an address that is not encrypted');
		}
		if (response.status === 304 && etag !== undefined) return { kind: 'unchanged' };
		return response.ok ? await read(response, limits.maxBytes) : await refused(response);
	} catch (error) {
		return thrown(error, limits.timeoutMs);
	}
}

const isDowngrade = (from: string, to: string): boolean => /^https:/.test(from) && /^http:/.test(to);

async function read(response: Response, maxBytes: number): Promise<Try> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.length;
		if (size > maxBytes) return failed(`more than ${Math.floor(maxBytes / 1_000_000)} MB`);
		chunks.push(chunk);
	}
	const etag = response.headers.get('etag');
	const text = new TextDecoder().decode(Buffer.concat(chunks));
	return { kind: 'answer', text, ...(etag && { etag }) };
}

async function refused(response: Response): Promise<Try> {
	await response.body?.cancel();
	const { status, statusText, headers } = response;
	const again = status === 408 || status === 425 || status === 429 || status >= 500;
	const retryAfter = headers.get('retry-after');
	return { ...failed(`status ${status} ${statusText}`.trim()), again, away: again, retryAfter };
}

const failed = (found: string): Failed & { again: boolean } => ({ kind: 'failed', found, again: false, away: false });

function thrown(error: unknown, timeoutMs: number): Try {
	if (!(error instanceof Error)) return failed(String(error));
	if (error.name === 'TimeoutError') {
		return { ...failed(`no complete answer within ${timeoutMs / 1000} seconds`), away: true };
	}
	return { ...failed(networkFault(error)), again: error instanceof TypeError, away: error instanceof TypeError };
}

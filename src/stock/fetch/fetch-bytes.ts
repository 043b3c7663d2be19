import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterMs } from '../../domain/words/retry-after.ts';
import { followRedirects, type WebAddress } from './follow-redirects.ts';
import { networkFault } from './network-fault.ts';

/** What is asked for, and how much patience and room there is for the answer. */
export type FetchRequest = WebAddress & {
	/** Asks for it in another way than over HTTP; the headers may ask whether it has changed. */
	ask?: (signal: AbortSignal, headers?: WebAddress['headers']) => ReturnType<typeof followRedirects>;
	timeoutMs: number;
	maxBytes: number;
	/** Pause before the second try in milliseconds, a second unless given; it doubles with every try. */
	pauseMs?: number;
	/** The headers ask whether it has changed, so that "not modified" is an answer. */
	mayBeUnchanged?: boolean;
};

type Failed = { ok: false; found: string; status?: number };
/** What arrived: `modified` is when the server says that it was last changed, in Unix seconds, `lastModified` in its words. */
export type Arrived = {
	ok: true;
	type: string;
	modified?: number;
	lastModified?: string;
	etag?: string;
	/** Nothing arrived, because what was asked about has not changed. */
	unchanged?: true;
};
/** A try that failed, and whether that may pass; `waitMs` is how long the server asks to be left alone. */
type Try = Arrived | (Failed & { again: boolean; waitMs?: number });

/** Takes an answer as it comes in; `start` begins from nothing, for a second try. */
type Sink = { start: () => Promise<void> | void; take: (chunk: Uint8Array) => Promise<void> | void };

/** Fetches a whole answer into memory; what keeps it from arriving (status, time, size, network) is returned in words. */
export async function fetchBytes(request: FetchRequest): Promise<(Arrived & { bytes: Uint8Array }) | Failed> {
	let chunks: Uint8Array[] = [];
	const start = (): void => {
		chunks = [];
	};
	const answer = await fetchInto(request, { start, take: (chunk) => void chunks.push(chunk) });
	return answer.ok ? { ...answer, bytes: Buffer.concat(chunks) } : answer;
}

/** Fetches a whole answer into a file, whatever was there; memory holds no more than a part of it. */
export async function fetchFile(request: FetchRequest, path: string): Promise<Arrived | Failed> {
	const file = await open(path, 'w', 0o600);
	try {
		let at = 0;
		const start = async (): Promise<void> => {
			at = 0;
			await file.truncate(0);
		};
		const take = async (chunk: Uint8Array): Promise<void> => {
			for (let from = 0; from < chunk.length; ) {
				const { bytesWritten } = await file.write(chunk, from, chunk.length - from, at);
				from += bytesWritten;
				at += bytesWritten;
			}
		};
		return await fetchInto(request, { start, take });
	} finally {
		await file.close();
	}
}

/** Tests of what a failing server leads to have no second to lose for each try. */
const usualPause = (): number => Number(process.env['FORECOURT_RETRY_PAUSE_MS'] ?? 1_000);

const mostTries = 4;
/** Statuses of a server that is busy or restarts, and may answer in a moment. */
const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Tries again after a failure that may pass, with growing pauses, while there is time; time is counted over all tries. */
async function fetchInto(request: FetchRequest, sink: Sink): Promise<Arrived | Failed> {
	const ends = Date.now() + request.timeoutMs;
	const signal = AbortSignal.timeout(request.timeoutMs);
	let pauseMs = request.pauseMs ?? usualPause();
	for (let tries = 1; ; tries++, pauseMs *= 2) {
		const answer = await fetchOnce(request, sink, signal);
		if (answer.ok) return answer;
		const { again, waitMs = 0, ...failed } = answer;
		const pause = Math.max(pauseMs, waitMs);
		if (!again || tries === mostTries || Date.now() + pause >= ends) return failed;
		await sleep(pause);
	}
}

async function fetchOnce(request: FetchRequest, sink: Sink, signal: AbortSignal): Promise<Try> {
	const { ask = (until) => followRedirects(request, until), timeoutMs, maxBytes } = request;
	try {
		await sink.start();
		const answer = await ask(signal, request.headers);
		if ('found' in answer) return { ok: false, found: answer.found, again: false };
		const { response } = answer;
		if (response.status === 304 && request.mayBeUnchanged) return { ok: true, unchanged: true, ...saidOf(response) };
		if (!response.ok) {
			await response.body?.cancel();
			const found = `status ${response.status} ${response.statusText}`.trim();
			return { ok: false, found, status: response.status, again: passing.has(response.status), ...waitOf(response) };
		}
		let size = 0;
		for await (const chunk of response.body ?? []) {
			size += chunk.length;
			if (size > maxBytes)
				return { ok: false, found: `more than ${Math.floor(maxBytes / 1_000_000)} MB`, again: false };
			await sink.take(chunk);
		}
		return { ok: true, ...saidOf(response) };
	} catch (error) {
		return { ok: false, ...failureOf(error, timeoutMs) };
	}
}

function saidOf({ headers }: Response): Omit<Arrived, 'ok'> {
	const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
	const modified = Date.parse(lastModified ?? '') / 1000;
	return {
		type: headers.get('content-type') ?? '',
		...(Number.isFinite(modified) && { modified }),
		...(lastModified && { lastModified }),
		...(etag && { etag }),
	};
}

function waitOf({ headers }: Response): { waitMs?: number } {
	const waitMs = retryAfterMs(headers.get('retry-after'), Date.now());
	return waitMs === null ? {} : { waitMs };
}

function failureOf(error: unknown, timeoutMs: number): { found: string; again: boolean } {
	if (!(error instanceof Error)) return { found: String(error), again: false };
	if (error.name === 'TimeoutError') {
		return { found: `no complete answer within ${timeoutMs / 1000} seconds`, again: false };
	}
	return { found: networkFault(error), again: error instanceof TypeError };
}

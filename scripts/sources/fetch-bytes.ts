import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { followRedirects, type WebAddress } from './follow-redirects.ts';

/** What is asked for, and how much patience and room there is for the answer. */
export type FetchRequest = WebAddress & {
	/** Asks for it in another way than by address and headers. */
	ask?: (signal: AbortSignal) => ReturnType<typeof followRedirects>;
	timeoutMs: number;
	maxBytes: number;
};

type Failed = { ok: false; found: string; status?: number };
/** `modified`: when the server says that it was last changed, in Unix seconds. */
type Arrived = { ok: true; type: string; modified?: number };
/** A try that failed in a way that may pass. */
type Try = Arrived | (Failed & { again: boolean });

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
	const file = await open(path, 'w');
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

const backOffMs = 1_000;

/** Tries once more after a failure that may pass, if there is time; time is counted over both tries. */
async function fetchInto(request: FetchRequest, sink: Sink): Promise<Arrived | Failed> {
	const ends = Date.now() + request.timeoutMs;
	const signal = AbortSignal.timeout(request.timeoutMs);
	const first = await fetchOnce(request, sink, signal);
	if (first.ok || !first.again || Date.now() + backOffMs >= ends) return withoutAgain(first);
	await sleep(backOffMs);
	return withoutAgain(await fetchOnce(request, sink, signal));
}

function withoutAgain(answer: Try): Arrived | Failed {
	if (answer.ok) return answer;
	const { again: _, ...failed } = answer;
	return failed;
}

async function fetchOnce(request: FetchRequest, sink: Sink, signal: AbortSignal): Promise<Try> {
	const { ask = (until) => followRedirects(request, until), timeoutMs, maxBytes } = request;
	try {
		await sink.start();
		const answer = await ask(signal);
		if ('found' in answer) return { ok: false, found: answer.found, again: false };
		const { response } = answer;
		if (!response.ok) {
			await response.body?.cancel();
			const found = `status ${response.status} ${response.statusText}`.trim();
			return { ok: false, found, status: response.status, again: response.status >= 500 };
		}
		let size = 0;
		for await (const chunk of response.body ?? []) {
			size += chunk.length;
			if (size > maxBytes)
				return { ok: false, found: `more than ${Math.floor(maxBytes / 1_000_000)} MB`, again: false };
			await sink.take(chunk);
		}
		const type = response.headers.get('content-type') ?? '';
		const modified = Date.parse(response.headers.get('last-modified') ?? '') / 1000;
		return { ok: true, type, ...(Number.isFinite(modified) && { modified }) };
	} catch (error) {
		return { ok: false, ...failureOf(error, timeoutMs) };
	}
}

function failureOf(error: unknown, timeoutMs: number): { found: string; again: boolean } {
	if (!(error instanceof Error)) return { found: String(error), again: false };
	if (error.name === 'TimeoutError') {
		return { found: `no complete answer within ${timeoutMs / 1000} seconds`, again: false };
	}
	const found = error.cause instanceof Error ? error.cause.message : error.message;
	return { found, again: error instanceof TypeError };
}

/** What is asked for, and how much patience and room there is for the answer. */
export type FetchRequest = { url: string; headers?: Record<string, string>; timeoutMs: number; maxBytes: number };

export type Fetched =
	/** `modified`: when the server says that it was last changed, in Unix seconds. */
	{ ok: true; bytes: Uint8Array; type: string; modified?: number } | { ok: false; found: string; status?: number };

/** Fetches a whole answer; what keeps it from arriving (status, time, size, network) is returned in words. */
export async function fetchBytes({ url, headers = {}, timeoutMs, maxBytes }: FetchRequest): Promise<Fetched> {
	try {
		const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
		if (!response.ok) {
			await response.body?.cancel();
			const { status, statusText } = response;
			return { ok: false, found: `status ${status} ${statusText}`.trim(), status };
		}
		const chunks: Uint8Array[] = [];
		let size = 0;
		for await (const chunk of response.body ?? []) {
			size += chunk.length;
			if (size > maxBytes) return { ok: false, found: `more than ${Math.floor(maxBytes / 1_000_000)} MB` };
			chunks.push(chunk);
		}
		const type = response.headers.get('content-type') ?? '';
		const modified = Date.parse(response.headers.get('last-modified') ?? '') / 1000;
		return { ok: true, bytes: Buffer.concat(chunks), type, ...(Number.isFinite(modified) && { modified }) };
	} catch (error) {
		return { ok: false, found: failureOf(error, timeoutMs) };
	}
}

function failureOf(error: unknown, timeoutMs: number): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'TimeoutError') return `no whole answer within ${timeoutMs / 1000} seconds`;
	return error.cause instanceof Error ? error.cause.message : error.message;
}

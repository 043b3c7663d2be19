import type { Account } from '../providers/settings.ts';

/** An answer that is of no use, in our own words: they are logged, and have nothing of what was asked. */
export class ProviderFault extends Error {
	override readonly name = 'ProviderFault';
	/** Whether the same call may succeed at once. */
	readonly again: boolean;
	constructor(message: string, again = false) {
		super(message);
		this.again = again;
	}
}

/** More than any answer has, in bytes. */
const mostBytes = 256 * 1024;

/** Statuses of a server that restarts, or of a proxy before it: nothing was looked up. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends a question as JSON and returns the provider’s JSON; null if it knows no such vehicle (404). Throws a ProviderFault for
 * everything else. A redirect is not followed: the key would go along.
 */
export async function fetchAnswer({ url, key }: Account, body: object, signal: AbortSignal): Promise<unknown> {
	const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' };
	const response = await reach(() =>
		fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal }),
	);
	if (response.ok) return parse(await reach(() => readText(response)));
	await response.body?.cancel();
	if (response.status === 404) return null;
	throw new ProviderFault(`It answered ${response.status}.`, passing.has(response.status));
}

async function reach<Result>(doing: () => Promise<Result>): Promise<Result> {
	try {
		return await doing();
	} catch (error) {
		if (error instanceof ProviderFault) throw error;
		const { name, cause } = Object(error) as { name?: string; cause?: { code?: unknown } };
		if (name === 'AbortError') throw new ProviderFault('It did not answer in time.');
		throw new ProviderFault(`The connection failed (${String(cause?.code ?? 'unknown')}).`, true);
	}
}

async function readText(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > mostBytes) throw new ProviderFault(`Its answer has more than ${mostBytes / 1024} KB.`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new ProviderFault('Its answer is not JSON.');
	}
}

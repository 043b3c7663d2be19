import { Client } from 'typesense';

/** Where a Typesense server is and the key for it. */
export type ServerPlace = { url: string; apiKey: string };

/** A call as the client wants it sent. */
export type ServerCall = { url: string; method: string; headers: Record<string, string>; body: string | null };

/** What came back: `data` is what the client's method resolves with, or for a failed call `{message}`. */
export type Sent = { status: number; headers: Record<string, string>; data: unknown };

type Options = ConstructorParameters<typeof Client>[0];
type Adapter = Extract<Options['axiosAdapter'], (...args: never[]) => unknown>;
type Call = Parameters<Adapter>[0];

/**
 * The `typesense` client of a server, which knows its calls; each of them is sent by `send`. What the client would send them
 * by has no time limit for imports and whole collections, no limit to their size, and follows redirects with the key.
 */
export function openClient(
	{ url, apiKey }: ServerPlace,
	send: (call: ServerCall) => Promise<Sent>,
	retries: Pick<Options, 'numRetries' | 'retryIntervalSeconds'> = { numRetries: 0 },
): Client {
	const axiosAdapter: Adapter = async (call) => ({ ...(await send(asSent(call))), statusText: '', config: call });
	return new Client({ nodes: [{ url: url.replace(/\/$/, '') }], apiKey, axiosAdapter, logLevel: 'silent', ...retries });
}

function asSent({ url = '', params = {}, method = 'get', headers, data }: Call): ServerCall {
	const query = new URLSearchParams(params).toString();
	return {
		url: query === '' ? url : `${url}?${query}`,
		method: method.toUpperCase(),
		headers: Object.fromEntries(Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)])),
		body: data ?? null,
	};
}

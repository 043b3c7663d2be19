import { request as requestHttp } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from '@netlify/functions';

const timeoutMs = 8_000;

/**
 * Fetches a file of the site that was asked; null where it is larger than `mostBytes`, takes too long or comes with
 * another status than 200, or `status`: `/404.html` comes with 404.
 */
export type FetchOwn = (path: string, mostBytes: number, status?: number) => Promise<Buffer | null>;

/**
 * Files of the site that a request was made to, and nothing else. On Netlify that is the host of the request, which its
 * CDN has checked. The local host names itself as `site.url`; it is asked there, whatever the request's Host header says,
 * so that no request leads to another machine.
 */
export function ownSite(request: Request, site: Context['site'] | undefined): FetchOwn {
	const self = site?.url !== undefined && isThisMachine(site.url) ? site.url : null;
	const { origin, host } = new URL(request.url);
	const asked = request.headers.get('host') ?? host;
	return async (path, mostBytes, status = 200) => {
		const signal = AbortSignal.timeout(timeoutMs);
		try {
			return self === null
				? await fetchHere(new URL(path, origin), { mostBytes, signal, status })
				: await fetchLocal(new URL(path, self), { mostBytes, signal, status, host: asked });
		} catch {
			// Out of time, or a connection that broke off: who asks does without.
			return null;
		}
	};
}

/** The local host names itself by its IP address; a site on Netlify has a name. */
const isThisMachine = (url: string): boolean => isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0;

type Limits = { mostBytes: number; signal: AbortSignal; status: number };

async function fetchHere(url: URL, { mostBytes, signal, status }: Limits): Promise<Buffer | null> {
	const response = await fetch(url, { signal, redirect: 'error' });
	if (response.status === status && response.body) return gather(response.body, mostBytes);
	await response.body?.cancel();
	return null;
}

/** Node's `fetch` sends no Host header of ours. */
function fetchLocal(url: URL, { mostBytes, signal, status, host }: Limits & { host: string }): Promise<Buffer | null> {
	return new Promise((done, fail) => {
		const call = requestHttp(url, { signal, headers: { host } }, (response) => {
			if (response.statusCode === status) return void gather(response, mostBytes).then(done, fail);
			response.resume();
			done(null);
		});
		call.on('error', fail);
		call.end();
	});
}

async function gather(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > mostBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

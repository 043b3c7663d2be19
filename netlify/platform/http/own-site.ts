import { request as requestHttp } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from '@netlify/functions';

const timeoutMs = 8_000;

/** Why there is no file: the site has none such, or it does not answer at the moment, as one that has too much to do. */
type NotFetched = 'absent' | 'unanswered';

/**
 * Fetches a file of the site that was asked; `absent` where it is larger than `mostBytes` or comes with another status than
 * 200, or `status`: `/404.html` comes with 404. `unanswered` where that took too long or the site itself failed.
 */
export type FetchOwn = (path: string, mostBytes: number, status?: number) => Promise<Buffer | NotFetched>;

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
			// Out of time, or a connection that broke off.
			return 'unanswered';
		}
	};
}

/** The local host names itself by its IP address; a site on Netlify has a name. */
const isThisMachine = (url: string): boolean => isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0;

type Limits = { mostBytes: number; signal: AbortSignal; status: number };

async function fetchHere(url: URL, { mostBytes, signal, status }: Limits): Promise<Buffer | NotFetched> {
	const response = await fetch(url, { signal, redirect: 'error' });
	if (response.status === status && response.body) return gather(response.body, mostBytes);
	await response.body?.cancel();
	return without(response.status);
}

/** What a status says of a file that did not come with it. */
const without = (status: number): NotFetched => (status >= 500 || status === 429 ? 'unanswered' : 'absent');

/** Node's `fetch` sends no Host header of ours. */
function fetchLocal(
	url: URL,
	{ mostBytes, signal, status, host }: Limits & { host: string },
): Promise<Buffer | NotFetched> {
	return new Promise((done, fail) => {
		const call = requestHttp(url, { signal, headers: { host } }, (response) => {
			if (response.statusCode === status) return void gather(response, mostBytes).then(done, fail);
			response.resume();
			done(without(response.statusCode ?? 0));
		});
		call.on('error', fail);
		call.end();
	});
}

async function gather(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer | NotFetched> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > mostBytes) return 'absent';
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Answer = { status: number; location: string; body: Buffer };

const timeoutMs = 20_000;

/**
 * Fetches an address as a visitor without a cache does, and follows no redirect. Names below `localhost`, which Node does not
 * resolve, are this machine. Rejects with an Error where no answer comes.
 */
export function fetchPage(address: URL): Promise<Answer> {
	const isHere = address.hostname === 'localhost' || address.hostname.endsWith('.localhost');
	const send = address.protocol === 'https:' ? requestHttps : requestHttp;
	const headers = { host: address.host, 'cache-control': 'no-cache', 'accept-encoding': 'identity' };
	return new Promise((done, fail) => {
		const request = send(address, { headers, timeout: timeoutMs, ...(isHere && { hostname: '127.0.0.1' }) });
		request.on('response', (response) => readAll(response).then(done, fail));
		request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)));
		request.on('error', fail);
		request.end();
	});
}

async function readAll(response: IncomingMessage): Promise<Answer> {
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const { statusCode: status = 0, headers } = response;
	return { status, location: headers.location ?? '', body: Buffer.concat(chunks) };
}

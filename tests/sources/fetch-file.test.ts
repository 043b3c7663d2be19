import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile } from '../../src/stock/fetch/fetch-bytes.ts';
import { makeTempDir } from '../support/temp-dir.ts';

async function serve(handle: RequestListener): Promise<string> {
	const server = createServer(handle);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers the first request so, and all after it with a whole feed. */
function serveAfter(first: RequestListener): Promise<string> {
	let count = 0;
	return serve((request, response) => (count++ === 0 ? first(request, response) : response.end('the feed')));
}

async function fetchFrom(url: string, headers: Record<string, string> = {}) {
	const file = join(makeTempDir(), 'feed');
	const answer = await fetchFile({ url, headers, timeoutMs: 20_000, maxBytes: 1_000_000, pauseMs: 5 }, file);
	return answer.ok ? readFileSync(file, 'utf8') : answer.found;
}

test.each<[string, RequestListener]>([
	['status 503', (_, response) => response.writeHead(503).end()],
	['a connection that is cut', (request) => request.socket.destroy()],
	[
		'an answer that is cut in the middle',
		(_, response) => {
			response.writeHead(200, { 'content-length': '100' }).write('much more than there will be');
			setTimeout(() => response.destroy(), 20);
		},
	],
])('after %s it is tried once more, and only the whole answer is kept', async (_, first) => {
	expect(await fetchFrom(await serveAfter(first))).toBe('the feed');
});

test.each([
	['three times', [503, 502, 429], 'the feed'],
	['four times', [503, 502, 429, 500], 'status 500 Internal Server Error'],
])('SITE-5 a server that fails %s is asked four times in all', async (_, statuses, expected) => {
	const left = [...statuses];
	const asked: number[] = [];
	const origin = await serve((_request, response) => {
		asked.push(Date.now());
		response.writeHead(left.shift() ?? 200).end('the feed');
	});
	expect(await fetchFrom(origin)).toBe(expected);
	expect(asked).toHaveLength(4);
});

test('SITE-5 a server that wants to be left alone for longer than there is time is not asked again', async () => {
	let asked = 0;
	const origin = await serve((_request, response) => {
		asked++;
		response.writeHead(429, { 'retry-after': '3600' }).end();
	});
	expect(await fetchFrom(origin)).toBe('status 429 Too Many Requests');
	expect(asked).toBe(1);
});

test('a server that refuses is not asked twice', async () => {
	expect(await fetchFrom(await serveAfter((_, response) => response.writeHead(404).end()))).toBe(
		'status 404 Not Found',
	);
});

test('a redirect is followed, and a key is not sent to another host', async () => {
	const keys: unknown[] = [];
	const other = await serve((request, response) => {
		keys.push(request.headers['x-key']);
		response.end('the feed');
	});
	const origin = await serve((request, response) => {
		keys.push(request.headers['x-key']);
		const location = request.url === '/a' ? '/b' : `${other}/c`;
		response.writeHead(302, { location }).end();
	});
	expect(await fetchFrom(`${origin}/a`, { 'x-key': 'secret' })).toBe('the feed');
	expect(keys).toEqual(['secret', 'secret', undefined]);
});

test.each([
	['/for-ever', 'more than 5 redirects'],
	['file:///etc/hostname', 'a redirect to something that is not a web address'],
])('a redirect to %s is refused', async (location, found) => {
	expect(await fetchFrom(await serve((_, response) => response.writeHead(302, { location }).end()))).toBe(found);
});

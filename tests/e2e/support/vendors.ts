import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page, Route } from '@playwright/test';

/** What a vendor answers: a script, or nothing at all. */
type Answer = { script: string } | 'nothing, ever';

/** What a vendor was asked: host, path with query, body. */
export type Asked = { host: string; path: string; body: string };

/** Vendors by host, and what each answers at the paths that start so: `{ 'connect.facebook.net': { '/en_US/fbevents.js': … } }`. */
export type Vendors = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

/**
 * Plays third parties for a page: a server on loopback, to which the browser is led for every host that is not the site's. An
 * address that no vendor has is answered with 204. `asked` has what arrived, in order.
 */
export async function playVendors(page: Page, vendors: Vendors): Promise<{ asked: Asked[]; stop: () => void }> {
	const asked: Asked[] = [];
	const server = createServer(async (request, response) => {
		const call = await readCall(request);
		asked.push(call);
		const paths = Object.entries(vendors[call.host] ?? {});
		const answer = paths.find(([path]) => call.path.startsWith(path))?.[1];
		if (answer === 'nothing, ever') return;
		response.setHeader('Access-Control-Allow-Origin', '*');
		if (answer) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(answer.script);
		else response.writeHead(204).end();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	await page.route(isThirdParty, (route) => lead(route, server));
	return {
		asked,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Whether an address is on a host that is not the site's: the test's sites are on `*.localhost`, its map on 127.0.0.1. */
export const isThirdParty = ({ hostname, protocol }: URL): boolean =>
	protocol.startsWith('http') && !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);

const hostHeader = 'x-played-host';

async function readCall(request: IncomingMessage): Promise<Asked> {
	const body = await text(request);
	return { host: String(request.headers[hostHeader]), path: request.url ?? '', body };
}

async function lead(route: Route, server: Server): Promise<void> {
	const { port } = server.address() as AddressInfo;
	const { host, pathname, search } = new URL(route.request().url());
	const headers = { ...route.request().headers(), [hostHeader]: host };
	try {
		const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers, timeout: 0 });
		await route.fulfill({ response });
	} catch {
		// The page or the server is gone: nobody waits for the answer.
		await route.abort().catch(() => undefined);
	}
}

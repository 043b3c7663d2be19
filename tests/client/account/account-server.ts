import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; json?: unknown; type?: string };

/** The calls of accounts on loopback, as far as a test of the browser's side needs them: `answers` in order, then 500. */
export async function startAccountServer() {
	const calls: string[] = [];
	const answers: (Answer | Promise<Answer>)[] = [];
	const server = createServer(async ({ method, url }, response) => {
		calls.push(`${method} ${url}`);
		const { status, json, type = 'application/json' } = (await answers.shift()) ?? { status: 500 };
		response.writeHead(status, { 'content-type': type }).end(json === undefined ? '' : JSON.stringify(json));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		base: `http://127.0.0.1:${port}`,
		calls,
		/** The next answers. */
		answer: (...next: (Answer | Promise<Answer>)[]) => void answers.push(...next),
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

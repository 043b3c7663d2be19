import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call that the double got. */
type Asked = { path: string; headers: IncomingHttpHeaders };

/** What the double does with a call, in place of the website's config; `text` is that config as JSON. */
export type Fault = (response: ServerResponse, text: string) => unknown;

/** Ways in which a dashboard fails. */
export const faults = {
	fails: (response) => response.writeHead(503).end('try later'),
	asksToWait: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
	refuses: (response) => response.writeHead(401).end(),
	hangs: () => undefined,
	drips: async (response, text) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		for (const letter of text) {
			if (response.destroyed) return;
			response.write(letter);
			await sleep(50);
		}
	},
	breaksOff: (response, text) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': `${text.length + 1000}` });
		response.write(text.slice(0, 10), () => response.destroy());
	},
	answersHalf: (response, text) => response.writeHead(200).end(text.slice(0, text.length / 2)),
	answersHtml: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in'),
	answersList: (response) => response.writeHead(200).end('[]'),
	answersNothing: (response) => response.writeHead(200).end(),
	answersAnother: (response, text) => response.writeHead(200).end(JSON.stringify({ ...JSON.parse(text), id: 987_654 })),
	cutsConnection: (response) => response.socket?.resetAndDestroy(),
	leadsInCircles: (response) => response.writeHead(302, { location: response.req.url ?? '' }).end(),
} as const satisfies Record<string, Fault>;

/** A dealer's dashboard on loopback: websites' configs by id, with ETags, and faults on demand. */
export type DashboardDouble = {
	url: string;
	asked: Asked[];
	/** What a website's config says from now on. */
	set: (website: number, config: Record<string, unknown>) => void;
	/** Every call from now on meets this fault, or only the next `times`; null ends it. */
	fail: (fault: Fault | null, times?: number) => void;
	stop: () => Promise<void>;
};

type Options = {
	/** A free one by default. */
	port?: number;
	/** A website's config as JSON, where nobody has set one; undefined where there is no such website. */
	read?: (website: string) => string | undefined;
};

/** Starts one. */
export async function startDashboard({ port = 0, read = () => undefined }: Options = {}): Promise<DashboardDouble> {
	const configs = new Map<string, string>();
	const asked: Asked[] = [];
	let [fault, times]: [Fault | null, number] = [null, 0];
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		asked.push({ path, headers: request.headers });
		const [, website = ''] = /^\/api\/v1\/websites\/(\d+)\/website_session_data\.json$/.exec(path) ?? [];
		const text = configs.get(website) ?? read(website);
		if (fault && times-- > 0) return void fault(response, text ?? '{}');
		if (text === undefined) return response.writeHead(404).end();
		const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
		if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
		return response.writeHead(200, { 'content-type': 'application/json', etag }).end(text);
	});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		set: (website, config) => void configs.set(String(website), JSON.stringify({ id: website, ...config })),
		fail: (next, count = Number.POSITIVE_INFINITY) => {
			[fault, times] = [next, count];
		},
		stop: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

import { type Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostPlace, type Load, measure, withHost } from './lead-load.ts';

export type AccountLoads = { signIns: Load; saves: Load; looks: Load };

type Amount = { times: number; clients: number };

/** Starts the local host with a gateway for SMS, signs visitors in, and lets them save cars. */
export async function loadAccounts(place: HostPlace, amount: Amount): Promise<AccountLoads> {
	const gateway = await startGateway();
	const env = { ...place.env, SMS_URL: gateway.url, SMS_FROM: 'Bench' };
	try {
		return await withHost({ ...place, env }, () => loadCalls(place.port, amount, gateway.codes));
	} finally {
		gateway.stop();
	}
}

async function loadCalls(port: number, amount: Amount, codes: ReadonlyMap<string, string>): Promise<AccountLoads> {
	const call = (agent: Agent, asked: Asked) => send({ ...asked, port, agent });
	const sessions: string[] = [];
	let number = 0;
	const signIn = async (agent: Agent, client: number): Promise<void> => {
		const phone = `04${String(++number).padStart(8, '0')}`;
		const cookie = await call(agent, { method: 'POST', path: '/api/auth/code', body: { phone } });
		const body = { phone, code: codes.get(`+61${phone.slice(1)}`) };
		sessions[client] = await call(agent, { method: 'POST', path: '/api/auth/session', body, cookie });
	};
	await measure({ ...amount, times: 40 }, signIn);
	const signIns = await measure(amount, signIn);
	let calls = 0;
	const save = async (agent: Agent, client: number): Promise<void> => {
		const [method, id] = calls++ % 2 ? (['DELETE', 1] as const) : (['PUT', (calls % 50) + 1] as const);
		await call(agent, { method, path: `/api/watchlist/${id}`, cookie: sessions[client] ?? '' });
	};
	const look = async (agent: Agent, client: number): Promise<void> => {
		await call(agent, { method: 'GET', path: '/api/auth', cookie: sessions[client] ?? '' });
	};
	return { signIns, saves: await measure(amount, save), looks: await measure(amount, look) };
}

type Asked = { method: string; path: string; body?: object; cookie?: string };

/** Resolves to the first cookie of the answer; rejects for any answer but a good one. */
function send({ port, agent, method, path, body, cookie = '' }: Asked & { port: number; agent: Agent }) {
	return new Promise<string>((done, fail) => {
		const own = { host: 'bench.localhost', origin: 'http://bench.localhost', 'content-type': 'application/json' };
		const options = { host: '127.0.0.1', port, agent, path, method, headers: { ...own, cookie } };
		const sent = request(options, (answer) => {
			answer.resume();
			answer.on('end', () => {
				const { statusCode = 0, headers } = answer;
				if (statusCode < 300) done(headers['set-cookie']?.[0]?.split(';')[0] ?? '');
				else fail(new Error(`${method} ${path} was answered with ${statusCode}.`));
			});
		});
		sent.on('error', fail);
		sent.end(body && JSON.stringify(body));
	});
}

/** A gateway on this machine that remembers the last code of each number. */
async function startGateway(): Promise<{ url: string; codes: ReadonlyMap<string, string>; stop: () => void }> {
	const codes = new Map<string, string>();
	const server = createServer((asked, answer) => {
		const chunks: Buffer[] = [];
		asked.on('data', (chunk: Buffer) => chunks.push(chunk));
		asked.on('end', () => {
			const form = new URLSearchParams(Buffer.concat(chunks).toString());
			codes.set(form.get('To') ?? '', /#(\d{6})$/.exec(form.get('Body') ?? '')?.[1] ?? '');
			answer.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://AC1:token@127.0.0.1:${port}`,
		codes,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

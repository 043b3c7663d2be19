import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { projectDir } from '../publish/paths.ts';

/** What a host did under load: calls a second, and milliseconds to the answer. */
export type Load = { perSecond: number; p50: number; p99: number };

/** Where a host for some tenants listens, and its environment. */
export type HostPlace = { dir: string; tenantsDir: string; env: Record<string, string>; port: number };
type Amount = { leads: number; clients: number };

/** Starts the local host in its own process, sends it leads from some clients at once, and stops it. */
export function loadHost({ port, ...place }: HostPlace, { leads, clients }: Amount): Promise<Load> {
	return withHost({ port, ...place }, async () => {
		await sendLeads(port, { leads: Math.min(leads, 50), clients });
		return sendLeads(port, { leads, clients });
	});
}

/** Sends leads to a host from some clients at once. */
export const sendLeads = (port: number, { leads, clients }: Amount): Promise<Load> =>
	measure({ times: leads, clients }, (agent, client) => sendLead(port, { agent, client }));

/** Starts the local host in its own process, works with it, and stops it. */
export async function withHost<T>({ dir, tenantsDir, env, port }: HostPlace, work: () => Promise<T>): Promise<T> {
	const args = ['scripts/serve.ts', '--out', join(dir, 'dist'), '--tenants', tenantsDir, '--port', String(port)];
	const host = spawn(process.execPath, args, {
		cwd: projectDir,
		env: {
			...process.env,
			...env,
			FORECOURT_RATE_FACTOR: '1000000',
			FORECOURT_CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	try {
		await new Promise<void>((done, fail) => {
			host.stdout.once('data', () => done());
			host.once('close', () => fail(new Error('The host did not start.')));
		});
		// What it logs is of no interest, but must not fill the pipe.
		host.stdout.resume();
		return await work();
	} finally {
		const ended = new Promise((done) => host.once('close', done));
		host.kill('SIGTERM');
		await ended;
	}
}

/** Does something `times` times, from some clients at once; `one` knows which client it is. */
export async function measure(
	{ times, clients }: { times: number; clients: number },
	one: (agent: Agent, client: number) => Promise<void>,
): Promise<Load> {
	const agent = new Agent({ keepAlive: true, maxSockets: clients });
	const taken: number[] = [];
	let left = times;
	const work = async (client: number): Promise<void> => {
		while (left-- > 0) {
			const from = performance.now();
			await one(agent, client);
			taken.push(performance.now() - from);
		}
	};
	const from = performance.now();
	await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
	const seconds = (performance.now() - from) / 1000;
	agent.destroy();
	const sorted = taken.toSorted((one, other) => one - other);
	const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
	return { perSecond: times / seconds, p50: at(0.5), p99: at(0.99) };
}

const person = { name: 'Sam', last_name: 'Lee', email: 'sam@example.com', phone: '0491570156' };
const body = JSON.stringify({
	form: 'enquiry',
	lead: { ...person, category: 'General Enquiry', message: 'Is it still there? '.repeat(10) },
});

/** Each visitor has an address, as in life: calls of one address are counted in one row, and wait for each other. */
function sendLead(port: number, { agent, client }: { agent: Agent; client: number }): Promise<void> {
	return new Promise((done, fail) => {
		const headers = {
			host: 'bench.localhost',
			'content-type': 'application/json',
			'x-forwarded-for': `192.0.2.${client + 1}`,
		};
		const options = { host: '127.0.0.1', port, agent, path: '/api/leads', method: 'POST', headers };
		const sent = request(options, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('end', () => {
				if (answer.statusCode === 201) done();
				else fail(new Error(`A lead was answered with ${answer.statusCode}: ${Buffer.concat(chunks)}`));
			});
		});
		sent.on('error', fail);
		sent.end(body);
	});
}

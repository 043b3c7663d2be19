import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { projectDir } from '../publish/paths.ts';

/** What a host did under load: leads a second, and milliseconds to the answer. */
export type LeadLoad = { perSecond: number; p50: number; p99: number };

type Place = { dir: string; tenantsDir: string; env: Record<string, string>; port: number };
type Amount = { leads: number; clients: number };

/** Starts the local host in its own process, sends it leads from some clients at once, and stops it. */
export async function loadHost({ dir, tenantsDir, env, port }: Place, { leads, clients }: Amount): Promise<LeadLoad> {
	const args = ['scripts/serve.ts', '--out', join(dir, 'dist'), '--tenants', tenantsDir, '--port', String(port)];
	const host = spawn(process.execPath, args, {
		cwd: projectDir,
		env: { ...process.env, ...env, FORECOURT_RATE_FACTOR: '1000000' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	try {
		await new Promise<void>((done, fail) => {
			host.stdout.once('data', () => done());
			host.once('close', () => fail(new Error('The host did not start.')));
		});
		await sendAll(port, { leads: Math.min(leads, 50), clients });
		return await sendAll(port, { leads, clients });
	} finally {
		const ended = new Promise((done) => host.once('close', done));
		host.kill('SIGTERM');
		await ended;
	}
}

async function sendAll(port: number, { leads, clients }: Amount): Promise<LeadLoad> {
	const agent = new Agent({ keepAlive: true, maxSockets: clients });
	const times: number[] = [];
	let left = leads;
	const client = async (): Promise<void> => {
		while (left-- > 0) {
			const from = performance.now();
			await sendLead(port, agent);
			times.push(performance.now() - from);
		}
	};
	const from = performance.now();
	await Promise.all(Array.from({ length: clients }, client));
	const seconds = (performance.now() - from) / 1000;
	agent.destroy();
	const sorted = times.toSorted((one, other) => one - other);
	const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
	return { perSecond: leads / seconds, p50: at(0.5), p99: at(0.99) };
}

const person = { name: 'Sam', last_name: 'Lee', email: 'sam@example.com', phone: '0491570156' };
const body = JSON.stringify({
	form: 'enquiry',
	lead: { ...person, category: 'General Enquiry', message: 'Is it still there? '.repeat(10) },
});

function sendLead(port: number, agent: Agent): Promise<void> {
	return new Promise((done, fail) => {
		const headers = { host: 'bench.localhost', 'content-type': 'application/json' };
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

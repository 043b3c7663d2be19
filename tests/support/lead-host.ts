import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** The real local host with its functions, in a separate process. */
export type LeadHost = {
	/** POSTs a lead; the id that was acknowledged, or null if there was no answer or another one. */
	post: (lead: object, key?: string) => Promise<string | null>;
	/** Sends a signal and waits for its end. */
	kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

/** Starts `npm run serve`'s program on a free port. Rejects with what it printed if it does not come up. */
export async function startLeadHost({
	tenantsDir,
	out,
	env,
	apiKey,
}: {
	tenantsDir: string;
	out: string;
	env: Record<string, string>;
	apiKey: string;
}): Promise<LeadHost> {
	const { port, kill } = await startServing({ tenantsDir, out, env });
	return { post: (lead, key) => post(JSON.stringify({ lead }), { port, apiKey, key }), kill };
}

type Place = { tenantsDir: string; out: string; env: Record<string, string> };

/** The same, to be asked by whoever knows its port. */
export async function startServing({
	tenantsDir,
	out,
	env,
}: Place): Promise<Pick<LeadHost, 'kill'> & { port: number }> {
	const port = await freePort();
	const args = ['scripts/serve.ts', '--out', out, '--tenants', tenantsDir, '--port', String(port)];
	const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	await started(child);
	const kill = (signal: NodeJS.Signals): Promise<void> =>
		new Promise((done) => {
			child.once('close', () => done());
			child.kill(signal);
		});
	return { port, kill };
}

function freePort(): Promise<number> {
	return new Promise((done) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => done(port));
		});
	});
}

function started(child: ChildProcess): Promise<void> {
	let printed = '';
	return new Promise((done, fail) => {
		const note = (chunk: Buffer): void => {
			printed += chunk.toString();
			if (printed.includes('Start page:')) done();
		};
		child.stdout?.on('data', note);
		child.stderr?.on('data', note);
		child.once('close', (code) => fail(new Error(`The host ended (${code}):\n${printed}`)));
	});
}

type Ask = { port: number; apiKey: string; key: string | undefined };

function post(body: string, { port, apiKey, key }: Ask): Promise<string | null> {
	return new Promise((done) => {
		const headers = {
			host: 'plain.localhost',
			'content-type': 'application/json',
			'x-api-key': apiKey,
			...(key && { 'idempotency-key': key }),
		};
		const sent = request({ host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers }, (answer) => {
			let text = '';
			answer.on('data', (chunk: Buffer) => {
				text += chunk.toString();
			});
			answer.on('error', () => done(null));
			answer.on('end', () => done(answer.complete && answer.statusCode === 201 ? idIn(text) : null));
		});
		sent.on('error', () => done(null));
		sent.end(body);
	});
}

function idIn(text: string): string | null {
	const { id }: { id?: unknown } = JSON.parse(text);
	return typeof id === 'string' ? id : null;
}

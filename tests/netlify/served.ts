import { request } from 'node:http';
import { resolve } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { makeApiKey } from '../../netlify/platform/guards/api-keys.ts';
import { closeRuntime, openRuntime, type Runtime } from '../../netlify/platform/runtime/runtime.ts';
import { createFunctions } from '../../scripts/host/functions/functions.ts';
import { createHost, listen } from '../../scripts/host/host.ts';
import type { LeadPayload } from '../../src/contract/lead.ts';
import type { Engine } from '../support/databases.ts';

/** An answer of the host, its JSON read. */
type Answered = {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	json: Record<string, unknown>;
};
type Ask = { tenant?: string; headers?: Record<string, string>; body?: string | Buffer };

/** The real local host with the real functions on a fresh database. */
export type Served = {
	ask: (method: string, path: string, ask?: Ask) => Promise<Answered>;
	/** Sends JSON. */
	send: (method: string, path: string, json: unknown, ask?: Ask) => Promise<Answered>;
	/** Headers of a program that needs no captcha. */
	key: (tenant?: string) => { 'x-api-key': string };
	/** A captcha's answer as the widget sends it. */
	solve: (tenant?: string) => Promise<string>;
	db: Db;
	runtime: Runtime;
	stop: () => Promise<void>;
};

/** A lead that is complete and needs no form of ours. */
export const lead = (over: LeadPayload = {}): LeadPayload => ({
	website_slug: 'plain',
	name: 'Sam',
	last_name: 'Lee',
	email: 'sam@example.com',
	phone: '0491570156',
	category: 'General Enquiry',
	message: 'Is it still there?',
	...over,
});

/** Starts it for the tenants in `tenantsDir`; `env` adds to the environment. */
export async function serveFunctions(
	{ make }: Engine,
	{ tenantsDir = 'tests/fixtures/tenants', env = {} }: { tenantsDir?: string; env?: Record<string, string> } = {},
): Promise<Served> {
	const database = await make();
	Object.assign(process.env, { FORECOURT_TENANTS: tenantsDir, FORECOURT_RATE_FACTOR: '1000', ...database.env, ...env });
	const functions = createFunctions(resolve('netlify/functions'));
	const host = createHost({ out: database.env.FORECOURT_DATA, functions });
	const { port, close } = await listen(host, { port: 0, hostname: '127.0.0.1' });
	const runtime = await openRuntime();
	const ask = (method: string, path: string, options: Ask = {}) => call({ port, method, path }, options);
	return {
		ask,
		runtime,
		db: runtime.db,
		send: (method, path, json, { headers, ...rest } = {}) =>
			ask(method, path, {
				...rest,
				headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
				body: JSON.stringify(json),
			}),
		key: (tenant = 'plain') => ({ 'x-api-key': makeApiKey(runtime.secrets, { tenant, client: 'test' }) }),
		solve: async (tenant = 'plain') => {
			const { json } = await ask('GET', '/api/captcha', { tenant });
			const challenge = json as unknown as Challenge;
			const solution = await solveChallenge({ challenge, deriveKey });
			return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
		},
		stop: async () => {
			await close();
			await functions.stop();
			await closeRuntime();
			await database.drop();
		},
	};
}

/** Node's fetch neither resolves `*.localhost` nor lets one set the Host header. */
function call(
	where: { port: number; method: string; path: string },
	{ tenant = 'plain', headers = {}, body }: Ask,
): Promise<Answered> {
	return new Promise((done, fail) => {
		const options = { ...where, host: '127.0.0.1', headers: { host: `${tenant}.localhost`, ...headers } };
		const sent = request(options, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('end', () => {
				const text = Buffer.concat(chunks).toString();
				const isJson = answer.headers['content-type'] === 'application/json';
				done({
					status: answer.statusCode ?? 0,
					headers: answer.headers,
					json: isJson && text ? JSON.parse(text) : { text },
				});
			});
		});
		sent.on('error', fail);
		sent.end(body);
	});
}

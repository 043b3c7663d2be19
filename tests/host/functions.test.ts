import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createFunctions } from '../../scripts/host/functions/functions.ts';
import { createHost, listen } from '../../scripts/host/host.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const json = 'Response.json';
const functions = {
	literal: `export default () => ${json}({ by: 'literal' }); export const config = { path: '/api/things/new', method: 'POST' };`,
	named: `export default (_, { params }) => ${json}({ by: 'named', params });
		export const config = { path: '/api/things/:id', method: ['PUT', 'POST'] };`,
	// Sorts before the others by name, and must not win by that.
	all: `export default () => ${json}({ by: 'all' }); export const config = { path: ['/api/things/*'], method: 'GET' };`,
	context: `export default async (request, context) => {
			context.cookies.set({ name: 'seen', value: 'a b', path: '/', httpOnly: true, sameSite: 'Lax' });
			context.waitUntil(new Promise((done) => setTimeout(done, 300)).then(() => globalThis.later.push('done')));
			const ip = request.headers.get('x-nf-client-connection-ip');
			return ${json}({ ip: context.ip, header: ip, seen: context.cookies.get('who'), body: await request.text() });
		}; export const config = { path: '/api/context' };`,
	broken: `export default () => { throw new Error('what the visitor typed'); }; export const config = { path: '/api/broken' };`,
	silent: `export default () => {}; export const config = { path: '/api/silent' };`,
	timed: `let running = 0; export default async () => { running++; globalThis.later.push(running);
			await new Promise((done) => setTimeout(done, 1500)); running--; };
		export const config = { schedule: '* * * * * *' };`,
};
const later: unknown[] = [];
Reflect.set(globalThis, 'later', later);

async function served() {
	later.length = 0;
	const dir = makeTempDir();
	for (const [name, code] of Object.entries(functions)) writeFileSync(join(dir, `${name}.mjs`), code);
	const running = createFunctions(dir);
	running.start();
	const { port, close } = await listen(createHost({ out: dir, functions: running }), {
		port: 0,
		hostname: '127.0.0.1',
	});
	const stop = async (): Promise<void> => {
		await close();
		await running.stop();
	};
	onTestFinished(stop);
	return {
		stop,
		ask: (method: string, path: string, headers = {}, body = '') => ask({ port, method, path }, headers, body),
	};
}

type Answered = { status: number; headers: Record<string, unknown>; json: unknown };

function ask(where: { port: number; method: string; path: string }, headers: object, body: string): Promise<Answered> {
	return new Promise((done, fail) => {
		const options = { ...where, host: '127.0.0.1', headers: { host: 'a.localhost', ...headers } };
		const sent = request(options, async (answer) => {
			const text = Buffer.concat(await Array.fromAsync(answer)).toString();
			const isJson = answer.headers['content-type'] === 'application/json';
			done({ status: answer.statusCode ?? 0, headers: answer.headers, json: isJson && text ? JSON.parse(text) : text });
		});
		sent.on('error', fail);
		sent.end(body);
	});
}

test.each([
	['POST', '/api/things/new', 200, { by: 'literal' }],
	['POST', '/API/Things/New/', 200, { by: 'literal' }],
	['PUT', '/api/things/new', 200, { by: 'named', params: { id: 'new' } }],
	['PUT', '/api/things/a%20b', 200, { by: 'named', params: { id: 'a b' } }],
	['GET', '/api/things/7', 200, { by: 'all' }],
	['GET', '/api/things/7/parts', 200, { by: 'all' }],
	['HEAD', '/api/things/7', 200, ''],
	['DELETE', '/api/things/7', 405, { error: 'Use PUT, POST, GET.', code: 'method' }],
	['GET', '/api/nothing', 404, { error: 'There is no such endpoint.', code: 'not_found' }],
	['POST', '/mock', 404, { error: 'There is no such endpoint.', code: 'not_found' }],
	['GET', '/api/silent', 204, ''],
])('%s %s is answered by the function whose path fits best', async (method, path, status, expected) => {
	const { ask } = await served();
	const answer = await ask(method, path);
	expect([answer.status, answer.json]).toEqual([status, expected]);
});

test('the address is the connection’s, whatever headers say; cookies go both ways; the body arrives', async () => {
	const { ask } = await served();
	const claims = { 'x-nf-client-connection-ip': '8.8.8.8', 'x-forwarded-for': '8.8.8.8', cookie: 'a=1; who=Sam%20L' };
	const answer = await ask('POST', '/api/context', claims, 'hello');
	expect(answer.json).toEqual({ ip: '127.0.0.1', header: '127.0.0.1', seen: 'Sam L', body: 'hello' });
	expect(answer.headers['set-cookie']).toEqual(['seen=a%20b; Path=/; HttpOnly; SameSite=Lax']);
});

test('what goes on after the answer is done before the host stops', async () => {
	const { ask, stop } = await served();
	await ask('GET', '/api/context');
	expect(later).not.toContain('done');
	await stop();
	expect(later).toContain('done');
});

test('a function that throws is a 500 that tells nobody why', async () => {
	const { ask } = await served();
	const written: string[] = [];
	const { write } = process.stderr;
	process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
	const answer = await ask('GET', '/api/broken').finally(() => {
		process.stderr.write = write;
	});
	expect(answer).toMatchObject({ status: 500, json: { error: 'An unexpected error occurred', code: 'internal' } });
	expect(written.join('')).toContain('broken.mjs');
	expect(written.join('')).not.toContain('typed');
});

test('a schedule runs, never twice at once, and ends with the host', async () => {
	const { stop } = await served();
	await sleep(3_200);
	await stop();
	const runs = later.filter((entry) => typeof entry === 'number');
	expect(runs.length).toBeGreaterThan(0);
	expect(new Set(runs)).toEqual(new Set([1]));
	await sleep(1_500);
	expect(later.filter((entry) => typeof entry === 'number')).toHaveLength(runs.length);
});

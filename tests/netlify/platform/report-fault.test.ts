import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint } from '../../../netlify/platform/http/endpoint.ts';
import { reportFault } from '../../../netlify/platform/report-fault.ts';
import { closeRuntime } from '../../../netlify/platform/runtime/runtime.ts';
import { engines } from '../../support/databases.ts';
import { withoutIds } from '../../support/without-ids.ts';

/** What a Sentry-compatible server got, on loopback. */
const got: { url: string; lines: Record<string, unknown>[] }[] = [];
let server: Server;
let dsn: string;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const lines = (await text(request)).split('\n').map((line) => JSON.parse(line));
		got.push({ url: request.url ?? '', lines });
		response.end('{}');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	dsn = `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => void server.close());
beforeEach(() => void got.splice(0));

const thrown = (): Error => Object.assign(new TypeError('No lead of sam@example.com'), { code: 'E_LEAD' });
const request = new Request('https://dealer.example/api/leads/3f2504e0-4f89-41d3-9a0c-0305e82c3301?phone=0491570156');
/** A minute for each test: what is reported in one counts in no other. */
let minute = 1;
const report = (env: NodeJS.ProcessEnv, now = minute++ * 120_000) =>
	reportFault(thrown(), { request, requestId: randomUUID(), env, now });

test('SITE-17 an unexpected error is reported without its words, addresses without what may be a person’s', async () => {
	await report({ FORECOURT_ERROR_DSN: dsn, FORECOURT_RELEASE: 'forecourt@1' });
	expect(got).toHaveLength(1);
	expect(got[0]?.url).toMatch(/^\/api\/7\/envelope\/\?sentry_key=abc123&sentry_version=7/);
	const [header, item, event] = got[0]?.lines ?? [];
	expect(header).toMatchObject({ event_id: expect.stringMatching(/^[\da-f]{32}$/) });
	expect(item).toEqual({ type: 'event' });
	expect(event).toMatchObject({
		platform: 'node',
		environment: 'production',
		release: 'forecourt@1',
		request: { url: 'https://dealer.example/api/leads/[id]?phone=', method: 'GET' },
		exception: { values: [{ type: 'TypeError', value: 'E_LEAD', stacktrace: { frames: expect.anything() } }] },
	});
	expect(withoutIds(JSON.stringify(got))).not.toMatch(/sam@|0491/);
});

test('SITE-17 without a DSN, with a wrong one, and in staging nothing is sent', async () => {
	await report({});
	await report({ FORECOURT_ERROR_DSN: 'https://errors.example/7' });
	await report({ FORECOURT_ERROR_DSN: dsn, FORECOURT_STAGE: 'staging' });
	expect(got).toEqual([]);
});

test('SITE-17 at most ten are sent in a minute; a service that is down is not a fault of the call', async () => {
	const now = minute++ * 120_000;
	for (let call = 0; call < 12; call++) await report({ FORECOURT_ERROR_DSN: dsn }, now);
	expect(got).toHaveLength(10);
	await report({ FORECOURT_ERROR_DSN: 'http://abc@127.0.0.1:9/7' });
	expect(got).toHaveLength(10);
});

test('SITE-17 an endpoint that fails answers as ever and reports it afterwards', async () => {
	const [engine] = engines;
	const database = await engine?.make();
	Object.assign(process.env, {
		FORECOURT_TENANTS: 'tests/fixtures/tenants',
		...database?.env,
		FORECOURT_ERROR_DSN: dsn,
	});
	const later: Promise<unknown>[] = [];
	const failing = endpoint(() => Promise.reject(thrown()));
	const context = { params: {}, ip: '127.0.0.1', waitUntil: (work: Promise<unknown>) => void later.push(work) };
	const answer = await failing(
		new Request('http://plain.localhost/api/x', { headers: { host: 'plain.localhost' } }),
		context,
	);
	expect(answer.status).toBe(500);
	const { request_id } = (await answer.json()) as { request_id: string };
	await Promise.all(later);
	expect(got.map(({ lines }) => lines[2]?.['tags'])).toEqual([{ request_id }]);
	delete process.env['FORECOURT_ERROR_DSN'];
	await closeRuntime();
	await database?.drop();
});

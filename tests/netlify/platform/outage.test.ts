import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import create from '../../../netlify/functions/leads-create.ts';
import { isOutage } from '../../../netlify/platform/http/outage.ts';
import { closeRuntime, openRuntime } from '../../../netlify/platform/runtime/runtime.ts';
import { openSecrets } from '../../../netlify/platform/runtime/secrets.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

describe('a lead while the database is away', () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-outage-'));
	const written: string[] = [];
	const { write } = process.stderr;
	beforeAll(() => {
		process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
	});
	afterEach(async () => {
		await closeRuntime();
		written.length = 0;
	});
	afterAll(() => {
		process.stderr.write = write;
		rmSync(dir, { recursive: true });
	});
	const base = { FORECOURT_DATA: dir, DATABASE_URL: '', FORECOURT_TENANTS: 'tests/fixtures/tenants' };
	const post = async (env: Record<string, string>) => {
		Object.assign(process.env, base, env);
		const headers = { host: 'plain.localhost', 'content-type': 'application/json' };
		const body = JSON.stringify({ lead: { email: 'who-is-this@example.com' } });
		const request = new Request('http://plain.localhost/api/leads', { method: 'POST', headers, body });
		const answer = await create(request, { params: {}, ip: '203.0.113.5', waitUntil: () => undefined });
		return { status: answer.status, wait: answer.headers.get('retry-after'), json: await answer.json() };
	};

	test.each([
		['a server that does not answer', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
		['a socket that is not there', { DATABASE_URL: 'postgres://nobody@localhost/none?host=/nowhere' }],
	])('FORM-12 %s: 503, to be tried again', async (_, env) => {
		const answer = await post(env);
		expect(answer).toMatchObject({ status: 503, json: { error: expect.stringMatching(/\w/), code: 'unavailable' } });
		expect(Number(answer.wait)).toBeGreaterThan(0);
		expect(written.join('')).toContain('cannot start');
	});

	test('a failure of ours is a 500 with a number to look for, and the log quotes no visitor', async () => {
		Object.assign(process.env, base);
		const { db } = await openRuntime();
		await db.schema.dropTable('rate_limits').execute();
		const { status, json } = await post({});
		expect(status).toBe(500);
		expect(json).toEqual({ error: 'An unexpected error occurred', code: 'internal', request_id: expect.any(String) });
		expect(written.join('')).toContain((json as { request_id: string }).request_id);
		expect(written.join('')).not.toContain('who-is-this');
	});
});

test.each([
	[{ code: 'ECONNREFUSED' }, true],
	[{ code: '57P01' }, true],
	[{ code: '53300' }, true],
	[{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, true],
	[{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
	[new Error('Connection terminated unexpectedly'), true],
	[{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, false],
	[{ code: '22021' }, false],
	[{ code: '23505' }, false],
	[new TypeError('x is not a function'), false],
	[null, false],
])('%o: an outage %s', (error, expected) => {
	expect(isOutage(error)).toBe(expected);
});

describe('the server’s secret', () => {
	test('is made once, and kept', () => {
		const dir = makeTempDir();
		const signed = openSecrets({}, dir).sign('a', 'text');
		expect(openSecrets({}, dir).sign('a', 'text')).toBe(signed);
		expect(openSecrets({}, makeTempDir()).sign('a', 'text')).not.toBe(signed);
	});

	test('signs for one purpose only', () => {
		const secrets = openSecrets({ FORECOURT_SECRET: 'x'.repeat(32) }, '');
		expect(secrets.sign('a', 'text')).not.toBe(secrets.sign('b', 'text'));
	});

	test('that is too short, or cannot be kept, is an error that says what to do', () => {
		expect(() => openSecrets({ FORECOURT_SECRET: 'short' }, '')).toThrow('found 5 characters, expected at least 32');
		const file = join(makeTempDir(), 'file');
		writeFileSync(file, '');
		expect(() => openSecrets({}, file)).toThrow('FORECOURT_SECRET');
	});
});

import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signatureFault, signCall } from '../../../netlify/rebuilds/signature.ts';
import { claimBuild } from '../../../netlify/rebuilds/store/claims.ts';
import { endProgress, noteProgress } from '../../../netlify/rebuilds/store/progress.ts';
import { settleBuild } from '../../../netlify/rebuilds/store/settle.ts';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { type Served, serveFunctions } from '../served.ts';

const secret = 'the secret of all sites, 32 characters';
const ownSecret = 'the secret of plain alone, 32 characters';
const seconds = () => Math.floor(Date.now() / 1000);

type Over = { key?: string; timestamp?: number; secret?: string; sent?: string; path?: string; signature?: string };

describe.each(engines)('SITE-16 /api/rebuild/{slug} on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine, {
			env: { REBUILD_SECRET: secret, PLAIN__REBUILD_SECRET: ownSecret, FORECOURT_RATE_FACTOR: '1' },
		});
	});
	afterAll(() => served.stop());
	beforeEach(async () => {
		await emptyTables(served.db, ['rebuild_requests', 'builds', 'rate_limits']);
	});

	/** A call as `npm run trigger --url` makes it, with what the test does to it. */
	const call = (method: string, slug: string, body = '', over: Over = {}) => {
		const path = `/api/rebuild/${slug}`;
		const key = over.key ?? (method === 'POST' ? randomUUID() : '');
		const timestamp = over.timestamp ?? seconds();
		const used = over.secret ?? (slug === 'plain' ? ownSecret : secret);
		const signature = over.signature ?? signCall(used, { timestamp, method, path: over.path ?? path, key, body });
		const headers = {
			'forecourt-timestamp': String(timestamp),
			'forecourt-signature': signature,
			...(key && { 'idempotency-key': key }),
		};
		return served.ask(method, path, { headers, body: over.sent ?? body, tenant: 'everything' });
	};
	const post = (slug: string, body: object = {}, over: Over = {}) => call('POST', slug, JSON.stringify(body), over);

	test('a trigger is stored and answered with its place; GET shows it and what became of it', async () => {
		await post('everything', { by: 'Kim' });
		const answer = await post('plain', { by: 'Sam', why: 'new prices', full: true });
		expect(answer).toMatchObject({
			status: 202,
			headers: { 'cache-control': 'no-store' },
			json: { id: expect.any(String), slug: 'plain', state: 'waiting', place: 2 },
		});
		const id = answer.json['id'];
		expect((await call('GET', 'plain')).json).toMatchObject({
			slug: 'plain',
			state: 'waiting',
			place: 2,
			waiting: [{ id, by: 'Sam', why: 'new prices', triggers: 1 }],
			builds: [],
		});
		const build = await claimBuild(served.db, { builder: 'one', leaseMs: 9_000, now: 1_000, tenants: ['plain'] });
		expect(build?.options).toEqual({ full: true });
		expect((await post('plain')).json).toMatchObject({ state: 'building', place: 2 });
		if (!build) throw new Error('There was a request.');
		await settleBuild(served.db, build, { outcome: 'failed', message: 'The feed is empty.', facts: null }, 3_500);
		expect((await call('GET', 'plain')).json).toMatchObject({
			state: 'waiting',
			builds: [
				{
					requests: [id],
					by: 'Sam',
					why: 'new prices',
					duration_ms: 2_500,
					outcome: 'failed',
					error: 'An error occurred with website refresh: The feed is empty.',
				},
			],
		});
	});

	test('GET says how far the pages are of a build that runs, and nothing of one whose builder was not heard for a minute', async () => {
		const row = { tenant: 'plain', builder: 'one', step: 'drawing', drawn: 120, of: 301 } as const;
		const now = Date.now();
		await noteProgress(served.db, { ...row, drawn: 60, started_at: now - 2_000, told_at: now - 1_000 });
		await noteProgress(served.db, { ...row, started_at: now - 2_000, told_at: now });
		expect((await call('GET', 'plain')).json).toMatchObject({
			state: 'building',
			progress: { builder: 'one', step: 'drawing', drawn: 120, of: 301, told_at: new Date(now).toISOString() },
		});
		expect((await call('GET', 'everything')).json).toMatchObject({ state: 'idle', progress: null });
		await endProgress(served.db, { tenant: 'plain', builder: 'another' });
		expect((await call('GET', 'plain')).json).toMatchObject({ progress: { drawn: 120 } });
		await noteProgress(served.db, { ...row, started_at: now - 90_000, told_at: now - 61_000 });
		expect((await call('GET', 'plain')).json).toMatchObject({ state: 'idle', progress: null });
		await endProgress(served.db, row);
		expect(await served.db.selectFrom('build_progress').selectAll().execute()).toEqual([]);
	});

	test('an empty body asks for a rebuild as well', async () => {
		expect(await call('POST', 'plain')).toMatchObject({ status: 202 });
	});

	test('the same call again is answered alike and asks for nothing; another body under its key is refused', async () => {
		const [key, timestamp] = [randomUUID(), seconds()];
		const first = await post('plain', { why: 'once' }, { key, timestamp });
		expect(await post('plain', { why: 'once' }, { key, timestamp })).toMatchObject({ status: 202, json: first.json });
		expect(await post('plain', { why: 'twice' }, { key })).toMatchObject({ json: { code: 'idempotency_mismatch' } });
		expect((await call('GET', 'plain')).json).toMatchObject({ waiting: [{ why: 'once', triggers: 1 }] });
	});

	test('triggers at the same moment are all kept', async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => post('plain', { by: 'Sam' })));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
		const { json } = await call('GET', 'plain');
		const waiting = json['waiting'] as { triggers: number }[];
		expect(waiting.reduce((sum, { triggers }) => sum + triggers, 0)).toBe(10);
	});

	test.each<[string, Over, RegExp]>([
		['another secret', { secret: 'x'.repeat(32) }, /signature does not fit/],
		['the secret of all sites, where the site has one alone', { secret }, /signature does not fit/],
		['another body', { sent: '{"full":true}' }, /signature does not fit/],
		['the path of another site', { path: '/api/rebuild/everything' }, /signature does not fit/],
		['no signature', { signature: '' }, /has to be signed: send forecourt-timestamp and forecourt-signature/],
		['a signature of six minutes ago', { timestamp: seconds() - 360 }, /signed \d+ s away from our clock/],
		['one of six minutes ahead', { timestamp: seconds() + 360 }, /at most 300 s are accepted/],
	])('%s: 401 in words, and nothing is stored', async (_, over, says) => {
		expect(await post('plain', {}, over)).toMatchObject({
			status: 401,
			json: { code: 'signature', error: expect.stringMatching(says) },
		});
		expect(await served.db.selectFrom('rebuild_requests').select('id').execute()).toEqual([]);
	});

	test('the key is signed too: a recorded call cannot be sent again under another one', async () => {
		const timestamp = seconds();
		const signature = signCall(ownSecret, {
			timestamp,
			method: 'POST',
			path: '/api/rebuild/plain',
			key: 'a',
			body: '',
		});
		expect(await call('POST', 'plain', '', { key: 'a', timestamp, signature })).toMatchObject({ status: 202 });
		expect(await call('POST', 'plain', '', { key: 'b', timestamp, signature })).toMatchObject({ status: 401 });
	});

	test.each<[string, () => Promise<unknown>, object]>([
		['a slug that no site has', () => post('plane'), { status: 404, json: { code: 'not_found' } }],
		['a POST without its key', () => call('POST', 'plain', '', { key: '' }), { json: { code: 'idempotency_key' } }],
		['a body that is not JSON', () => call('POST', 'plain', 'x'), { status: 400, json: { code: 'malformed' } }],
		['an unknown key', () => post('plain', { ful: true }), { status: 422, json: { code: 'invalid' } }],
		['a wrong type', () => post('plain', { full: 'yes' }), { json: { fields: { full: 'Must be true or false.' } } }],
		['another method', () => call('PUT', 'plain'), { status: 405 }],
	])('%s is refused', async (_, ask, answer) => {
		expect(await ask()).toMatchObject(answer);
	});

	test('who tries signatures is told to wait; who has the secret is not', async () => {
		for (let tries = 0; tries < 60; tries++) await call('GET', 'plain', '', { signature: 'v1=0' });
		expect(await call('GET', 'plain', '', { signature: 'v1=0' })).toMatchObject({ status: 429 });
		expect(await call('GET', 'plain')).toMatchObject({ status: 200 });
	});

	test('a deploy of one site answers for that site alone', async () => {
		served.runtime.env['TENANT'] = 'plain';
		try {
			expect(await call('GET', 'everything')).toMatchObject({ status: 404 });
			expect(await call('GET', 'plain')).toMatchObject({ status: 200 });
		} finally {
			delete served.runtime.env['TENANT'];
		}
	});

	test('without a secret nobody can ask, and with a short one neither', async () => {
		served.runtime.env['REBUILD_SECRET'] = '';
		expect(await call('GET', 'everything')).toMatchObject({ status: 503, json: { code: 'unavailable' } });
		served.runtime.env['REBUILD_SECRET'] = 'short';
		expect(await call('GET', 'everything')).toMatchObject({ status: 503 });
		served.runtime.env['REBUILD_SECRET'] = secret;
	});

	test('SITE-15 a demonstration site has canned answers below /mock', async () => {
		const mock = (method: string, tenant: string) => served.ask(method, '/mock/rebuild/plain', { tenant });
		expect(await mock('POST', 'everything')).toMatchObject({ status: 202, json: { state: 'waiting' } });
		expect(await mock('GET', 'everything')).toMatchObject({ status: 200, json: { state: 'idle', builds: [] } });
		expect(await mock('POST', 'plain')).toMatchObject({ status: 404 });
	});
});

test('SITE-16 the signature is the documented one, which any program can make', () => {
	const body = '{"why":"new prices"}';
	const lines = ['1790000000', 'POST', '/api/rebuild/plain', 'k1', createHash('sha256').update(body).digest('hex')];
	const signature = `v1=${createHmac('sha256', secret).update(lines.join('\n')).digest('hex')}`;
	const sent = { method: 'POST', path: '/api/rebuild/plain', key: 'k1', body, timestamp: '1790000000', signature };
	expect(signatureFault(secret, sent, 1_790_000_299_000)).toBeNull();
	expect(signatureFault(secret, sent, 1_790_000_301_000)).toMatch(/301 s away/);
	expect(signatureFault(secret, { ...sent, timestamp: '17e8' }, 1_790_000_000_000)).toMatch(/Unix seconds/);
});

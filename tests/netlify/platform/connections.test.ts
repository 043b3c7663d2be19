import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deliverDue, deliverSoon } from '../../../netlify/delivery/deliver-due.ts';
import { createCall } from '../../../netlify/leads/lead-calls.ts';
import { takeLead } from '../../../netlify/leads/take-lead.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import { makeApiKey } from '../../../netlify/platform/guards/api-keys.ts';
import { closeRuntime, openRuntime, type Runtime } from '../../../netlify/platform/runtime/runtime.ts';
import { openSecrets } from '../../../netlify/platform/runtime/secrets.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { makeSite } from '../../config/read.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const secret = 'x'.repeat(32);

describe('where the disk is not kept', () => {
	const before = { ...process.env };
	afterEach(async () => {
		await closeRuntime();
		process.env = { ...before };
	});

	test.each(['NETLIFY', 'AWS_LAMBDA_FUNCTION_NAME'])('with %s a lead is not written into a file', async (name) => {
		const dir = makeTempDir();
		const env = { [name]: 'true', FORECOURT_DATA: dir };
		await expect(openDatabase(databasePlace(env))).rejects.toThrow('Set DATABASE_URL to a PostgreSQL server.');
		expect(existsSync(join(dir, 'forecourt.db'))).toBe(false);
	});

	test('a secret is not made up for one machine of many', async () => {
		Object.assign(process.env, { NETLIFY: 'true', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
		delete process.env['FORECOURT_SECRET'];
		await expect(openRuntime()).rejects.toThrow('Set FORECOURT_SECRET');
	});
});

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.skipIf(!postgres)('50 sites on a server with 20 connections', () => {
	const sites = Array.from({ length: 50 }, (_, index) => `site-${index}`);
	const role = `few_${process.pid}`;
	let database: TestDatabase;
	let crm: Receiver;
	let url: string;
	let tenantsDir: string;
	async function asOwner(...statements: string[]): Promise<void> {
		const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
		await client.connect();
		for (const statement of statements) await client.query(statement);
		await client.end();
	}
	beforeAll(async () => {
		if (!postgres) return;
		database = await postgres.make();
		crm = await startReceiver();
		await (await openDatabase(databasePlace(database.env))).destroy();
		// A superuser is let in whatever the limit.
		await asOwner(
			`create role ${role} login password 'few' connection limit 20`,
			`grant all on all tables in schema public to ${role}`,
		);
		const address = new URL(database.env.DATABASE_URL);
		address.username = role;
		address.password = 'few';
		url = address.href;
		tenantsDir = join(database.env.FORECOURT_DATA, 'tenants');
		for (const slug of sites) {
			const destinations = { crm: { kind: 'dashboard', url: crm.url } };
			const site = makeSite({
				slug,
				url: `https://${slug}.example`,
				leads: { destinations, routing: [{ to: ['crm'] }] },
			});
			mkdirSync(join(tenantsDir, slug), { recursive: true });
			writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(site));
		}
	});
	afterAll(async () => {
		if (!postgres) return;
		await crm.stop();
		await asOwner(`drop owned by ${role}`, `drop role ${role}`);
		await database.drop();
	});

	/**
	 * What a deploy of one site has, with a pool of its own. The sites of this test share one process, so a busy machine takes longer for all
	 * of them than a visitor waits: how long that is has a test of its own.
	 */
	async function start(slug: string): Promise<Runtime> {
		const env = {
			...database.env,
			DATABASE_URL: url,
			FORECOURT_TENANTS: tenantsDir,
			FORECOURT_SECRET: secret,
			NETLIFY: 'true',
			TENANT: slug,
		};
		const place = databasePlace(env);
		const secrets = openSecrets(env, place.dir);
		const db = await openDatabase({ ...place, patienceMs: 100_000 });
		return { db, tenants: openTenants(env), secrets, now: Date.now, rateFactor: 1, env };
	}
	async function post(runtime: Runtime, slug: string, later: (work: Promise<unknown>) => void): Promise<number> {
		const tenant = runtime.tenants.bySlug(slug);
		if (!tenant) throw new Error(`There is no ${slug}.`);
		const headers = {
			'content-type': 'application/json',
			'x-api-key': makeApiKey(runtime.secrets, { tenant: slug, client: 'test' }),
			'idempotency-key': 'one',
		};
		const body = JSON.stringify({ lead: { name: 'Ann', email: 'ann@example.com', category: 'General Enquiry' } });
		const request = new Request('https://x.example/api/leads', { method: 'POST', headers, body });
		const call = {
			request,
			params: {},
			ip: '203.0.113.5',
			now: Date.now(),
			runtime,
			tenant,
			later,
			own: async () => 'absent' as const,
		};
		return (await takeLead(call, createCall, deliverSoon)).status;
	}

	test('the server refuses the 21st connection', async () => {
		const clients = Array.from({ length: 21 }, () => new pg.Client({ connectionString: url }));
		const answers = await Promise.allSettled(clients.map((client) => client.connect()));
		const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
		await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
		expect(refused).toEqual(['53300']);
	});

	test('a call waits for a connection as long as it may, and takes one that becomes free', async () => {
		const held = Array.from({ length: 20 }, () => new pg.Client({ connectionString: url }));
		await Promise.all(held.map((client) => client.connect()));
		const place = { url, dir: '', passing: true };
		await expect(openDatabase({ ...place, patienceMs: 200 })).rejects.toMatchObject({ code: '53300' });
		const opening = openDatabase({ ...place, patienceMs: 100_000 });
		await held.pop()?.end();
		await (await opening).destroy();
		await Promise.all(held.map((client) => client.end()));
	});

	test('each takes a lead and delivers it', async () => {
		const outcomes = await Promise.all(
			sites.map(async (slug) => {
				const runtime = await start(slug);
				const deliveries: Promise<unknown>[] = [];
				const status = await post(runtime, slug, (work) => deliveries.push(work));
				deliveries.push(deliverDue(runtime));
				await Promise.all(deliveries);
				await runtime.db.destroy();
				return status;
			}),
		);
		expect(new Set(outcomes)).toEqual(new Set([201]));
		expect(new Set(crm.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(sites.length);
	});
});

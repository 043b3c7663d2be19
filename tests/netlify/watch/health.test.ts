import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { health } from '../../../netlify/watch/health.ts';
import { engines } from '../../support/databases.ts';
import { type Served, serveFunctions } from '../served.ts';

describe.each(engines)('GET /healthz on $name', (engine) => {
	const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-health-'));
	const site = join(tenantsDir, 'plain', 'site.json');
	let served: Served;
	let clock = Date.now();
	beforeAll(async () => {
		cpSync('tests/fixtures/tenants/plain/site.json', site);
		served = await serveFunctions(engine, { tenantsDir });
	});
	afterAll(async () => {
		await served.stop();
		rmSync(tenantsDir, { recursive: true });
	});
	/** After the second for which a look counts. */
	const look = async () => {
		clock += 60_000;
		const answer = await health(process.env, clock);
		return { status: answer.status, json: await answer.json() };
	};

	test('200 at every host name, never stored, for GET and HEAD alone', async () => {
		for (const tenant of ['plain', 'nobody']) {
			const { status, json, headers } = await served.ask('GET', '/healthz', { tenant });
			expect([status, json]).toEqual([200, { ok: true }]);
			expect(headers['cache-control']).toBe('no-store');
		}
		expect((await served.ask('HEAD', '/healthz')).status).toBe(200);
		expect((await served.ask('POST', '/healthz')).status).toBe(405);
	});

	test('tables that are not up to date: 503 names the database, and nothing more', async () => {
		const db = served.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
		const [last] = await db.selectFrom('kysely_migration').selectAll().orderBy('name', 'desc').limit(1).execute();
		if (!last) throw new Error('There are migrations.');
		await db.deleteFrom('kysely_migration').where('name', '=', last.name).execute();
		expect(await look()).toEqual({ status: 503, json: { ok: false, failing: ['database'] } });
		await db.insertInto('kysely_migration').values(last).execute();
		expect(await look()).toMatchObject({ status: 200 });
	});

	test('no readable site.json, a secret that is too short: each by its name', async () => {
		renameSync(site, `${site}.away`);
		expect(await look()).toEqual({ status: 503, json: { ok: false, failing: ['tenants'] } });
		renameSync(`${site}.away`, site);
		process.env['FORECOURT_SECRET'] = 'short';
		expect(await look()).toEqual({ status: 503, json: { ok: false, failing: ['secret'] } });
		delete process.env['FORECOURT_SECRET'];
		expect(await look()).toMatchObject({ status: 200 });
	});

	test('a database that is away: 503, once the second is over for which a look counts', async () => {
		expect(await look()).toMatchObject({ status: 200 });
		await served.db.destroy();
		expect((await health(process.env, clock)).status).toBe(200);
		expect(await look()).toEqual({ status: 503, json: { ok: false, failing: ['database'] } });
	});
});

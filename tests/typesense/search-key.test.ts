import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopedKey } from '../../netlify/search/search-key.ts';
import { indexStock } from '../../scripts/typesense/index-stock.ts';
import { indexTenants } from '../../scripts/typesense/index-tenants.ts';
import type { ServerKey } from '../../src/search/client/server-key.ts';
import { createTypesenseClient } from '../../src/search/client/typesense-client.ts';
import { servedStock, visitorFilter } from '../../src/site/index/search-server.ts';
import { type Served, serveFunctions } from '../netlify/served.ts';
import { engines } from '../support/databases.ts';
import { makeCar, makeConfig } from '../support/make-site.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { noRealServer, type Running, testServers } from './servers.ts';
import { makeTempDirOf } from './temp-dir-of.ts';

const [sqlite] = engines;
const typesense = { search: { engine: 'typesense' } };
const day = 86_400;

describe.each(testServers)('SRCH-7 GET /api/search-key, with $name', ({ start }) => {
	let running: Running;
	let served: Served;
	const temp = makeTempDirOf();
	beforeAll(async () => {
		running = await start();
		const now = Math.floor(Date.now() / 1000);
		const tenantsDir = writeTenants(join(temp.dir, 'tenants'), {
			'big-box': {
				site: { ...typesense, search_filters: 'make:K* || price:=1' },
				cars: [{ make: 'Kia' }, { make: 'Mazda' }, { make: 'Kia', status: 'sold', sold_date_timestamp: now - 2 * day }],
			},
			bigbox: { site: typesense, cars: [{ make: 'Ford' }] },
			page: {},
		});
		const options = { tenantsDir, slugs: 'all' as const, prefix: running.prefix, acceptFailures: false, out: 'dist' };
		const isWell = await indexTenants(running.server, { ...options, acceptShrink: false, say: () => undefined });
		if (!isWell || !sqlite) throw new Error('the stock was not indexed');
		served = await serveFunctions(sqlite, { tenantsDir, env: running.env });
	});
	afterAll(async () => {
		await served.stop();
		await running.stop();
		temp.remove();
	});

	const keyOf = async (tenant: string): Promise<ServerKey> => {
		const { status, json } = await served.ask('GET', '/api/search-key', { tenant });
		expect(status).toBe(200);
		return json as ServerKey;
	};
	const makesFor = async (key: ServerKey, filters = '') => {
		const { results } = await createTypesenseClient(async () => key).search([
			{ indexName: 'vehicles', params: { facets: ['make'], filters } },
		]);
		return results[0]?.facets['make'] ?? {};
	};
	/** Asks the server itself, with a key. */
	const ask = async (key: string, path: string, method = 'GET') => {
		const headers = { 'x-typesense-api-key': key };
		return fetch(running.env.TYPESENSE_URL + path, { method, headers });
	};

	test('finds the cars of the site that asks, whatever its filter or the visitor’s', async () => {
		const key = await keyOf('big-box');
		expect(key).toMatchObject({ host: running.env.TYPESENSE_URL, collection: `${running.prefix}_big-box` });
		expect(await makesFor(key)).toEqual({ Kia: 2 });
		expect(await makesFor(key, 'make:=Mazda')).toEqual({});
		expect(await makesFor(key, 'make:=Kia || make:=Mazda')).toEqual({ Kia: 2 });
		expect(await makesFor(await keyOf('bigbox'))).toEqual({ Ford: 1 });
	});

	test('does not find the cars of another site, even of one whose slug differs by a hyphen', async () => {
		const [key, other] = await Promise.all([keyOf('big-box'), keyOf('bigbox')]);
		expect(await makesFor({ ...key, collection: other.collection })).toEqual({});
		expect(await makesFor({ ...other, collection: key.collection })).toEqual({});
	});

	test('does nothing but search', async () => {
		const { key, collection } = await keyOf('big-box');
		for (const path of ['/collections', `/collections/${collection}`, `/collections/${collection}/documents/export`]) {
			expect((await ask(key, path)).status, path).toBeGreaterThanOrEqual(401);
		}
		expect((await ask(key, `/collections/${collection}`, 'DELETE')).status).toBe(401);
		const text = Buffer.from(key, 'base64').toString();
		expect(text).not.toContain(running.env.TYPESENSE_API_KEY);
		expect(text).not.toContain(running.env.TYPESENSE_SEARCH_KEY);
	});

	test('a key that was changed, or is over, is refused', async () => {
		const key = await keyOf('big-box');
		const changed = Buffer.from(Buffer.from(key.key, 'base64').toString().replace('kzd', 'k')).toString('base64');
		const freed = Buffer.from(key.key, 'base64')
			.toString()
			.replace(/"filter_by":"[^"]*",/, '');
		for (const bad of [changed, Buffer.from(freed).toString('base64'), '', 'x']) {
			if (bad !== key.key) await expect(makesFor({ ...key, key: bad || 'none' })).rejects.toThrow(/401|Forbidden/);
		}
		const over = await scopedKey(running.env.TYPESENSE_SEARCH_KEY, {
			filter_by: '',
			expires_at: Date.now() / 1000 - 9,
		});
		await expect(makesFor({ ...key, key: over })).rejects.toThrow(/401|Forbidden/);
	});

	test('a car sold too long ago is not found, though it is still on the server', async () => {
		const cars = [makeCar(), makeCar({ stocknum: 'K2', status: 'sold', sold_date_timestamp: 1_000_000 })];
		const config = makeConfig({ slug: 'sold', include_sold_cars_days: 1 });
		const settings = { prefix: running.prefix, acceptFailures: false, now: 1_700_000_000_001 };
		await indexStock(running.server, { slug: 'sold', ...servedStock(config, cars) }, settings);
		const foundAt = async (now: number) => {
			const filter_by = visitorFilter(config, now);
			const key = await scopedKey(running.env.TYPESENSE_SEARCH_KEY, { filter_by, expires_at: Date.now() / 1000 + 99 });
			const all = await makesFor({ ...(await keyOf('bigbox')), key, collection: `${running.prefix}_sold` });
			return all['Kia'];
		};
		expect(await foundAt(1_000_000 + day - 1)).toBe(2);
		expect(await foundAt(1_000_000 + day)).toBe(1);
	});

	test('lives for an hour at most; visitors of the same ten minutes share it', async () => {
		const [one, other] = await Promise.all([keyOf('big-box'), keyOf('big-box')]);
		const left = one.expires_at - Date.now() / 1000;
		expect(left).toBeLessThanOrEqual(3_600);
		expect(left).toBeGreaterThan(2_900);
		expect(Math.abs(one.expires_at - other.expires_at) % 600).toBe(0);
	});

	test('a site that searches in the page has none, nor has an unknown host', async () => {
		for (const tenant of ['page', 'nobody']) {
			const { status, json } = await served.ask('GET', '/api/search-key', { tenant });
			expect([status, json['code']]).toEqual([404, 'not_found']);
		}
		expect((await served.ask('POST', '/api/search-key', { tenant: 'big-box' })).status).toBe(405);
	});

	test.each(['TYPESENSE_SEARCH_KEY', 'TYPESENSE_URL'] as const)('without %s it is unavailable', async (name) => {
		process.env[name] = '';
		try {
			const { status, json } = await served.ask('GET', '/api/search-key', { tenant: 'big-box' });
			expect([status, json['code']]).toEqual([503, 'unavailable']);
		} finally {
			process.env[name] = running.env[name];
		}
	});
});

test('SRCH-7 a key is the parent’s signature, its first letters and the parameters, as a server opens it', async () => {
	const parent = 'RN23GFr1s6jQ9kgSNg2O7fYcAUXU7127';
	const embedded = { filter_by: 'make:=`ŠKODA`', expires_at: 1_795_000_000 };
	const json = JSON.stringify(embedded);
	const digest = createHmac('sha256', parent).update(json).digest('base64');
	const key = Buffer.from(await scopedKey(parent, embedded), 'base64').toString();
	expect(key).toBe(`${digest}RN23${json}`);
});

if (noRealServer) test.skip(noRealServer, () => undefined);

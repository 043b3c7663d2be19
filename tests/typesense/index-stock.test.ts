import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { leftovers } from '../../scripts/typesense/generations.ts';
import { indexStock } from '../../scripts/typesense/index-stock.ts';
import { indexTenants } from '../../scripts/typesense/index-tenants.ts';
import { openServer } from '../../scripts/typesense/server.ts';
import { isoDay, secondsPerDay } from '../../src/domain/hours/days.ts';
import { noLists } from '../../src/domain/stock/known-lists.ts';
import { servedStock } from '../../src/site/index/search-server.ts';
import { storedRecord } from '../../src/stock/feed/stock-record.ts';
import { makeCar, makeConfig } from '../support/make-site.ts';
import { type TenantFiles, writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { noRealServer, type Running, startFacadeOnly, testServers } from './servers.ts';

const typesense = { search: { engine: 'typesense' } };
const someCars = (count: number) => Array.from({ length: count }, () => ({}));

function write(tenants: Record<string, TenantFiles>): string {
	return writeTenants(join(makeTempDir(), 'tenants'), tenants);
}

/** Runs it as the command does; answers what was said. */
async function index(running: Running, tenantsDir: string, slugs: readonly string[] | 'all', more = {}) {
	const said: string[] = [];
	const options = {
		tenantsDir,
		slugs,
		prefix: running.prefix,
		acceptFailures: false,
		acceptShrink: false,
		out: 'dist',
	};
	const isWell = await indexTenants(running.server, { ...options, ...more, say: (line) => said.push(line) });
	return { isWell, said: said.join('\n') };
}

/** The collections of a tenant, the latest first, and the one in use. */
async function stateOf({ server, prefix }: Running, slug: string) {
	const alias = `${prefix}_${slug}`;
	const all = await server.collections();
	const names = all.map(({ name }) => name).filter((name) => name.startsWith(`${alias}_`));
	return { names: names.sort().reverse(), inUse: await server.aliased(alias) };
}

const stockOf = (slug: string, ...cars: Record<string, unknown>[]) => ({
	slug,
	...servedStock(
		makeConfig({ slug }),
		cars.map((set, id) => makeCar({ id: id + 1, stocknum: `K${id}`, ...set })),
	),
});
const settings = ({ prefix }: Running, now: number) => ({ prefix, acceptFailures: false, now });

describe.each(testServers)('SRCH-7 npm run index, on $name', ({ start }) => {
	let running: Running;
	beforeAll(async () => {
		running = await start();
	});
	afterAll(() => running.stop());

	test('puts the listed cars of the tenants with that engine behind an alias each', async () => {
		const dir = write({
			'one-motors': { site: { ...typesense, search_filters: 'price:>=20001' }, cars: someCars(5) },
			'two-motors': { site: typesense, cars: [{}, { show_on_dealer_website: false }] },
			'page-motors': {},
		});
		const { isWell, said } = await index(running, dir, 'all');
		expect(isWell, said).toBe(true);
		const { inUse } = await stateOf(running, 'one-motors');
		expect(await running.server.collection(String(inUse))).toMatchObject({ num_documents: 4 });
		expect((await stateOf(running, 'two-motors')).names).toHaveLength(1);
		expect((await stateOf(running, 'page-motors')).names).toHaveLength(0);
		expect(said).toContain(`one-motors: 4 cars in ${inUse}, in use`);
	});

	test('a car has the price drop that its page says, from what the built site remembers', async () => {
		const dir = write({ drops: { site: typesense, cars: [{ price: 18_000 }, {}] } });
		const out = makeTempDir();
		const now = Math.floor(Date.now() / 1000);
		const [seen, dropped] = [isoDay(now - 40 * secondsPerDay), isoDay(now - 3 * secondsPerDay)];
		const prices = [
			{ price: 20_000, day: seen },
			{ price: 18_000, day: dropped },
		];
		const known = { slug: 'car-0', keys: ['', '', ''] as const, since: seen, former: [], prices, sold: null };
		const history = { began: seen, cars: [known], gone: [] };
		const losses = { since: now, known: 1, lost: 0 };
		const record = {
			tenant: 'drops',
			built: now - 60,
			losses,
			priced: 'en-AU',
			history,
			past: {},
			lists: noLists,
			pages: new Map(),
		};
		mkdirSync(join(out, 'drops'));
		writeFileSync(join(out, 'drops', 'stock-record.json'), JSON.stringify(storedRecord(record)));
		expect((await index(running, dir, ['drops'], { out })).isWell).toBe(true);
		const { TYPESENSE_URL, TYPESENSE_API_KEY } = running.env;
		const answer = await fetch(`${TYPESENSE_URL}/collections/${running.prefix}_drops/documents/export`, {
			headers: { 'x-typesense-api-key': TYPESENSE_API_KEY },
		});
		const documents = (await answer.text()).split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
		const drops = documents.map(({ slug, price_drop }) => [slug, Object(price_drop).was]);
		expect(drops.sort()).toEqual([
			['car-0', 20_000],
			['car-1', undefined],
		]);
	});

	test('keeps the collection before, and removes what is older', async () => {
		const stock = stockOf('kept', {}, {});
		for (const now of [1, 2, 3]) await indexStock(running.server, stock, settings(running, 1_700_000_000_000 + now));
		const { names, inUse } = await stateOf(running, 'kept');
		const alias = `${running.prefix}_kept`;
		expect(names).toEqual([`${alias}_1700000000003`, `${alias}_1700000000002`]);
		expect(inUse).toBe(`${alias}_1700000000003`);
	});

	test('a car that the server refuses is named, and the collection before stays in use', async () => {
		await indexStock(running.server, stockOf('refused', {}), settings(running, 1_700_000_000_001));
		const bad = stockOf('refused', {}, {});
		bad.documents[0] = { ...bad.documents[0], year: 'last year' };
		const indexed = await indexStock(running.server, bad, settings(running, 1_700_000_000_002));
		expect(indexed).toMatchObject({ inUse: false, documents: 1, failures: [{ id: '2' }] });
		expect(indexed.failures[0]?.reason).toMatch(/year/);
		expect(await stateOf(running, 'refused')).toMatchObject({ names: [expect.stringMatching(/_1700000000001$/)] });
		const accepted = { ...settings(running, 1_700_000_000_003), acceptFailures: true };
		expect(await indexStock(running.server, bad, accepted)).toMatchObject({ inUse: true, documents: 1 });
	});

	test('two cars with one id: the second is a failure', async () => {
		const stock = stockOf('twins', { id: 7 }, { id: 7 });
		const { failures } = await indexStock(running.server, stock, settings(running, 1_700_000_000_001));
		expect(failures).toEqual([{ id: '7', reason: 'document 1 has the same id' }]);
	});

	test('a feed that has lost most of its cars does not empty the server', async () => {
		const full = write({ shrunk: { site: typesense, cars: someCars(30) } });
		expect((await index(running, full, ['shrunk'])).isWell).toBe(true);
		const empty = write({ shrunk: { site: typesense, cars: someCars(3) } });
		const { isWell, said } = await index(running, empty, ['shrunk']);
		expect(isWell).toBe(false);
		expect(said).toMatch(/3 cars to list, where the search server has 30/);
		expect((await index(running, empty, ['shrunk'], { acceptShrink: true })).isWell).toBe(true);
	});

	test('more than one batch arrives whole, in the order of the list', async () => {
		const dir = write({ many: { site: typesense, cars: someCars(2_345) } });
		expect((await index(running, dir, ['many'])).said).toContain('many: 2345 cars');
	});

	test('a run that began later wins', async () => {
		await indexStock(running.server, stockOf('later', {}), settings(running, 1_700_000_000_009));
		const earlier = indexStock(running.server, stockOf('later', {}), settings(running, 1_700_000_000_001));
		await expect(earlier).rejects.toThrow(/from a run that began later/);
		expect((await stateOf(running, 'later')).names).toEqual([`${running.prefix}_later_1700000000009`]);
	});

	test('what is wrong with one tenant does not keep the others', async () => {
		const dir = write({ broken: { files: { 'site.json': '{' } }, sound: { site: typesense } });
		const { isWell, said } = await index(running, dir, ['broken', 'sound', 'absent']);
		expect(isWell).toBe(false);
		expect(said).toMatch(/broken\/site\.json/);
		expect(said).toMatch(/absent/);
		expect(said).toMatch(/sound: 1 cars in/);
	});
});

describe('SRCH-7 npm run index when something fails', () => {
	let running: Awaited<ReturnType<typeof startFacadeOnly>>;
	beforeAll(async () => {
		running = await startFacadeOnly();
	});
	afterAll(() => running.stop());
	const play = (...[fault]: Parameters<typeof running.facade.play>) => {
		running.facade.play(fault);
		onTestFinished(() => running.facade.play(null));
	};

	test('killed in the middle: the collection before stays in use, the next run clears up', async () => {
		const dir = write({ killed: { site: typesense, cars: someCars(2_500) } });
		expect((await index(running, dir, ['killed'])).isWell).toBe(true);
		const before = await stateOf(running, 'killed');
		let batches = 0;
		const command = spawn(process.execPath, ['scripts/index-stock.ts', 'killed', '--tenants', dir], {
			env: { ...process.env, ...running.env },
		});
		play(({ url }) => {
			batches += Number(url?.includes('/import'));
			if (batches === 2) command.kill('SIGKILL');
			return batches >= 2;
		});
		await new Promise((done) => command.on('close', done));
		running.facade.play(null);
		const after = await stateOf(running, 'killed');
		expect(after.inUse).toBe(before.inUse);
		expect(after.names).toHaveLength(2);
		const { isWell, said } = await index(running, dir, ['killed']);
		expect(isWell).toBe(true);
		expect(said).toContain(`killed: removed ${after.names[0]}`);
		expect((await stateOf(running, 'killed')).names).toHaveLength(2);
	});

	test('the server loses documents without a word: the counts disagree, nothing changes', async () => {
		const stock = stockOf('lost', {}, {});
		play(({ url, method }, response) => {
			const isImport = method === 'POST' && url?.includes('/import');
			if (isImport) response.end('{"success":true}\n{"success":true}');
			return Boolean(isImport);
		});
		await expect(indexStock(running.server, stock, settings(running, 1_700_000_000_001))).rejects.toThrow(
			/has 0 documents where 2 were taken/,
		);
		expect(await stateOf(running, 'lost')).toEqual({ names: [], inUse: null });
	});

	test.each([
		['fewer lines than documents', '{"success":true}', /answered 1 lines to 2 documents/],
		['a page of a proxy', '<html>\n<body>', /2 of 2 cars failed/],
	])('the server answers an import with %s', async (_, text, said) => {
		const dir = write({ odd: { site: typesense, cars: someCars(2) } });
		play(({ url }, response) => {
			if (url?.includes('/import')) response.end(text);
			return Boolean(url?.includes('/import'));
		});
		const answer = await index(running, dir, ['odd']);
		expect(answer.isWell).toBe(false);
		expect(answer.said).toMatch(said);
		expect(await stateOf(running, 'odd')).toEqual({ names: [], inUse: null });
	});

	test('a server that is busy for a moment is asked again', async () => {
		let refused = 0;
		play((_, response) => {
			if (refused >= 2) return false;
			refused += 1;
			response.writeHead(503).end('{"message":"Not Ready or Lagging"}');
			return true;
		});
		const stock = stockOf('busy', {});
		expect(await indexStock(running.server, stock, settings(running, 1_700_000_000_001))).toMatchObject({
			inUse: true,
		});
	});

	test.each([
		[{ TYPESENSE_URL: '' }, /TYPESENSE_URL: found "", expected an address/],
		[{ TYPESENSE_API_KEY: '' }, /TYPESENSE_API_KEY: expected a key/],
		[{ TYPESENSE_API_KEY: 'wrong' }, /any: GET .*: 401 Forbidden.* TYPESENSE_API_KEY has to be a key for all actions/],
	])('exit code 1 and the reason for %o', async (env, said) => {
		const dir = write({ any: { site: typesense } });
		const command = spawn(process.execPath, ['scripts/index-stock.ts', '--all', '--tenants', dir], {
			env: { ...process.env, ...running.env, ...env },
		});
		let output = '';
		for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk));
		expect(await new Promise((done) => command.on('close', done))).toBe(1);
		expect(output).toMatch(said);
		expect(output).not.toContain(running.facade.adminKey);
	});

	test('a server that breaks off in the middle of its answer is named', async () => {
		play((_, response) => {
			response.write('[{"name":', () => response.destroy());
			return true;
		});
		await expect(running.server.collections()).rejects.toThrow(/GET .*\/collections: no answer .*the server up\?/);
	});

	test('no server at the address', async () => {
		const server = openServer({ url: 'http://127.0.0.1:9', apiKey: 'k' });
		await expect(indexStock(server, stockOf('none', {}), settings(running, 1))).rejects.toThrow(
			/GET http:\/\/127\.0\.0\.1:9\/collections: no answer .*Is TYPESENSE_URL right, and the server up\?/,
		);
	});
});

test('SRCH-7 only unfinished and old collections may go', () => {
	const generations = [9, 8, 7, 6, 5].map((begun) => ({ name: `c_${begun}`, begun }));
	const gone = (inUse: string | null, now: number) => leftovers(generations, inUse, now).map(({ begun }) => begun);
	expect(gone('c_7', 10)).toEqual([9, 8, 5]);
	expect(gone('c_7', 9)).toEqual([8, 5]);
	expect(gone('c_5', 10)).toEqual([9, 8, 7, 6]);
	expect(gone(null, 10)).toEqual([9, 8, 7, 6, 5]);
});

if (noRealServer) test.skip(noRealServer, () => undefined);

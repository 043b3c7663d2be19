import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkFeed } from '../../scripts/doctor/feed-check.ts';
import { fetchFeed } from '../../scripts/sources/fetch-feed.ts';
import { readStock } from '../../scripts/sources/stock.ts';
import { readTenant } from '../../scripts/sources/tenants.ts';
import { explainIssues } from '../../src/config/explain.ts';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { type StockFeed, stockFeedSchema } from '../../src/config/stock-feed.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeKeys, type ServedFile, type SftpUser, startSftp } from '../support/sftp-server.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { zipOf } from './zip-of.ts';

const csv = Buffer.from('make,model,year\nKia,Rio,2020\nFord,Puma,2022\n');
const noon = 1_780_000_000;
const byPassword = { kind: 'password', user: 'dealer42', password_env: 'FEED_PASSWORD' };
const environment = { A__FEED_PASSWORD: 'right', A__FEED_KEY: '', A__FEED_PHRASE: 'open sesame' };
const dealer: SftpUser = { user: 'dealer42', password: 'right' };

/** A server with files, and what a feed of it is. */
async function serve(files: Record<string, Partial<ServedFile>>, allowed = dealer) {
	const served = new Map(Object.entries(files).map(([path, file]) => [path, { bytes: csv, at: noon, ...file }]));
	const server = await startSftp(served, allowed);
	const feedOf = (path: string, over: object = {}): StockFeed =>
		stockFeedSchema.parse({
			type: 'sftp',
			...{ url: server.url(path), host_key: server.hostKey, auth: byPassword, timeout_seconds: 20, ...over },
		});
	return { ...server, served, feedOf };
}

const read = (feed: StockFeed, env: Record<string, string> = environment) =>
	readStock(feed, { siteFile: 'site.json', tenantDir: '/tenants/a', environment: env });

async function saidOf(reading: Promise<unknown>): Promise<string> {
	const error = await reading.catch((reason: unknown) => reason);
	return error instanceof ProblemError ? error.problems.map(formatProblem).join('\n') : String(error);
}

describe('SITE-5 a feed over SFTP', () => {
	test.each<[string, Buffer]>([
		['/export/stock.csv', csv],
		['/export/stock.csv.gz', gzipSync(csv)],
		['/export/stock.zip', zipOf([{ name: 'stock.csv', content: csv }])],
		['/export/our%20stock.csv', csv],
	])('%s is read with user and password; its age is that of the file', async (path, bytes) => {
		const { feedOf } = await serve({ [decodeURIComponent(path)]: { bytes } });
		expect(await read(feedOf(path))).toMatchObject({
			records: [{ raw: { make: 'Kia' } }, { raw: { model: 'Puma' } }],
			asOf: noon,
		});
	});

	test('a path from the user’s folder', async () => {
		const { feedOf } = await serve({ 'stock.csv': {} });
		expect((await read(feedOf('/~/stock.csv'))).records).toHaveLength(2);
	});

	test.each([undefined, 'open sesame'])('a private key from the environment, passphrase %s', async (passphrase) => {
		const keys = makeKeys(passphrase);
		const { feedOf, seen } = await serve({ '/stock.csv': {} }, { user: 'dealer42', publicKey: keys.public });
		const auth = {
			...{ kind: 'private_key', user: 'dealer42', private_key_env: 'FEED_KEY' },
			...(passphrase && { passphrase_env: 'FEED_PHRASE' }),
		};
		const feed = feedOf('/stock.csv', { auth });
		for (const key of [keys.private, keys.private.replaceAll('\n', '\\n')]) {
			expect((await read(feed, { ...environment, A__FEED_KEY: key })).records).toHaveLength(2);
		}
		expect(seen).toContain('login publickey');
		const broken = await saidOf(read(feed, { ...environment, A__FEED_KEY: 'my secret key' }));
		expect(broken).toContain('found Cannot parse privateKey');
		expect(broken).not.toContain('my secret key');
	});

	test('a server with another host key is told nothing; both fingerprints are said', async () => {
		const { feedOf, hostKey, seen } = await serve({ '/stock.csv': {} });
		const pinned = `SHA256:${'A'.repeat(43)}`;
		expect(await saidOf(read(feedOf('/stock.csv', { host_key: pinned })))).toMatch(
			`site.json: stock_feed.url: found a server with the host key ${hostKey}, expected a feed at sftp://127.0.0.1:`,
		);
		expect(await saidOf(read(feedOf('/stock.csv', { host_key: pinned })))).toContain(`with the host key ${pinned}.`);
		expect(seen).toEqual([]);
	});

	test.each<[string, string, Record<string, string>, string]>([
		['a wrong password', '/stock.csv', { A__FEED_PASSWORD: 'wrong' }, 'a server that refuses this user or its secret'],
		['no password', '/stock.csv', {}, 'expected the environment variable A__FEED_PASSWORD, which a'],
		['a file that is not there', '/none.csv', environment, 'found /none.csv, which is not there'],
		['a file that may not be read', '/locked.csv', environment, 'found /locked.csv, which this user may not read'],
		['a server that hangs', '/slow.csv', environment, 'found no complete answer within 1 seconds'],
	])('%s is said in words', async (_, path, env, says) => {
		const { feedOf } = await serve({ '/stock.csv': {}, '/slow.csv': { slow: true } });
		expect(await saidOf(read(feedOf(path, { timeout_seconds: 1 }), env))).toContain(says);
	});

	test('a server that is away', async () => {
		const { feedOf } = await serve({});
		const away = feedOf('/stock.csv', { url: 'sftp://127.0.0.1:9/stock.csv' });
		expect(await saidOf(read(away))).toContain('ECONNREFUSED');
	});

	test('a file that has not changed since the last build, by time and size, is not read again', async () => {
		const { feedOf, served, seen } = await serve({ '/stock.csv': {} });
		const dir = makeTempDir();
		mkdirSync(dir, { recursive: true });
		const files = { file: join(dir, 'feed.1'), kept: join(dir, 'kept-feed') };
		const fetched = () => fetchFeed(feedOf('/stock.csv'), { slug: 'a', environment }, files);
		expect(await fetched()).toMatchObject({ ok: true, modified: noon });
		expect(await fetched()).toMatchObject({ ok: true, modified: noon });
		expect(seen.filter((line) => line.startsWith('read'))).toHaveLength(1);
		served.set('/stock.csv', { bytes: csv, at: noon + 60 });
		expect(await fetched()).toMatchObject({ ok: true, modified: noon + 60 });
		expect(seen.filter((line) => line.startsWith('read'))).toHaveLength(2);
	});

	test('npm run build publishes its cars', async () => {
		const { url, hostKey } = await serve({ '/stock.csv': {} });
		const feed = { type: 'sftp', url: url('/stock.csv'), host_key: hostKey, auth: byPassword };
		const dir = makeTempDir();
		writeTenants(join(dir, 'tenants'), { a: { site: { stock_feed: feed } } });
		const env = { ...process.env, ...environment, FORECOURT_DATA: join(dir, 'none') };
		const { stdout } = await promisify(execFile)(process.execPath, [resolve('scripts/build.mjs'), 'a'], {
			cwd: dir,
			env,
		});
		expect(stdout).toMatch(/^a .* 2 cars/);
	});

	test('the doctor reads it as a build does', async () => {
		const { url, hostKey } = await serve({ '/stock.csv': {} });
		const feed = { type: 'sftp', url: url('/stock.csv'), host_key: hostKey, auth: byPassword };
		const tenantsDir = writeTenants(join(makeTempDir(), 'tenants'), { a: { site: { stock_feed: feed } } });
		const tenant = readTenant(tenantsDir, 'a', []);
		if (!tenant.parsed.ok) throw new Error('The config is valid.');
		process.env['A__FEED_PASSWORD'] = 'right';
		try {
			const look = { tenant: { ...tenant, ...tenant.parsed }, now: noon + 3_600 };
			const { said } = await checkFeed(look as unknown as Parameters<typeof checkFeed>[0], null);
			expect(said[0]).toMatchObject({ text: expect.stringMatching(/^2 records, .*1 hour/) });
		} finally {
			delete process.env['A__FEED_PASSWORD'];
		}
	});
});

describe('SITE-5 the config of a feed over SFTP', () => {
	const valid = { type: 'sftp', url: 'sftp://f.example/a.csv', host_key: `SHA256:${'A'.repeat(43)}`, auth: byPassword };
	test.each<[object, string]>([
		[{ url: 'https://f.example/a.csv' }, 'an address such as sftp://files.example.com/export/stock.csv'],
		[{ url: 'sftp://me:pw@f.example/a.csv' }, 'without user name, password and query'],
		[{ url: 'sftp://f.example/folder/' }, 'an address such as sftp://'],
		[{ host_key: undefined }, 'the fingerprint of the server’s host key: SHA256: and 43 characters'],
		[{ host_key: 'MD5:aa:bb' }, 'the fingerprint of the server’s host key'],
		[{ auth: { kind: 'none' } }, '"kind": "password" or "private_key"'],
		[{ auth: { ...byPassword, password_env: 'DATABASE_URL' } }, 'not one of the platform’s'],
	])('%j', (over, says) => {
		const parsed = stockFeedSchema.safeParse({ ...valid, ...over });
		const problems = parsed.success ? [] : explainIssues(parsed.error.issues, 'site.json');
		expect(problems.map(formatProblem).join('\n')).toContain(says);
	});
});

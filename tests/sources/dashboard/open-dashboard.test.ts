import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Configured, LastAnswer } from '../../../scripts/sources/dashboard/configured.ts';
import { openDashboard } from '../../../scripts/sources/dashboard/open-dashboard.ts';
import { readTenants } from '../../../scripts/sources/tenants.ts';
import { type Fault, faults, startDashboard } from '../../../scripts/testing/dashboard/double.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const website: TenantFiles = { site: { id: 7, name: 'By file' } };

/** Tenants beside a dashboard. `pull` asks for their configs as a build does; `keep` says that sites were built with them. */
async function makeFleet(tenants: Record<string, TenantFiles>, env: NodeJS.ProcessEnv = {}) {
	const double = await startDashboard();
	onTestFinished(() => double.stop());
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), tenants);
	const open = (published: LastAnswer | null, isHanging: boolean) => {
		const read = readTenants(tenantsDir, 'all');
		const dashboard = openDashboard({
			environment: { DASHBOARD_URL: double.url, ...env },
			keptFile: (slug) => join(dir, `${slug}.json`),
			published: async () => published,
			claims: read.claims,
			// One that answers does so within 10 seconds on any machine.
			limits: { timeoutMs: isHanging ? 300 : 10_000, maxBytes: 1_000_000 },
			pause: async () => {},
		});
		return { dashboard, tenants: read.tenants };
	};
	const pull = async ({ keep = false, published = null as LastAnswer | null, isHanging = false } = {}) => {
		const { dashboard, tenants: read } = open(published, isHanging);
		const pulled = await Promise.all(read.map(dashboard.configure));
		if (keep) pulled.forEach(dashboard.keep);
		return pulled;
	};
	const address = `${double.url}/api/v1/websites/7/website_session_data.json`;
	return { double, pull, address, file: join(dir, 'north.json') };
}

/** What the site says, and what is said about it. */
function told([tenant]: readonly Configured[]) {
	const { parsed } = tenant ?? {};
	if (!parsed?.ok) return { problems: parsed?.problems.map(formatProblem) ?? [] };
	return { name: parsed.site.name, warnings: parsed.warnings.map(formatProblem) };
}

describe('SITE-2 what is asked', () => {
	test('a website without an id makes no call, and without DASHBOARD_URL nobody does', async () => {
		const without = await makeFleet({ north: {} });
		expect(told(await without.pull())).toEqual({ name: 'Dealer north', warnings: [] });
		const alone = await makeFleet({ north: website }, { DASHBOARD_URL: '' });
		expect(told(await alone.pull())).toEqual({ name: 'By file', warnings: [] });
		expect([without, alone].flatMap(({ double }) => double.asked)).toEqual([]);
	});

	test('an answer that has not changed is not sent again', async () => {
		const { double, pull } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		expect(told(await pull({ keep: true }))).toEqual({ name: 'Northern Cars', warnings: [] });
		expect(double.asked[1]?.headers['if-none-match']).toMatch(/^"/);
	});

	test('all tenants are asked side by side; a dashboard that answers nobody is not asked for the whole fleet', async () => {
		const many = Object.fromEntries([...Array(80).keys()].map((one) => [`t${one}`, { site: { id: one + 1 } }]));
		const { double, pull } = await makeFleet(many);
		double.fail(faults.hangs);
		const pulled = await pull({ isHanging: true });
		expect(pulled.filter(({ parsed }) => parsed.ok)).toEqual([]);
		expect(double.asked.length).toBeLessThan(70);
		expect(told(pulled.slice(-1)).problems).toEqual([
			expect.stringContaining('found no call, since the dashboard had not answered 5 calls in a row'),
		]);
	});
});

describe('SITE-3 what the answer says', () => {
	test('a site.json may leave everything but its feed to the dashboard', async () => {
		const { double, pull } = await makeFleet({ north: { site: { id: 7, name: undefined, url: undefined } } });
		double.set(7, { name: 'Northern Cars', url: 'https://north.example', phone: '(02) 5550 0101', slug: null });
		expect(told(await pull())).toEqual({ name: 'Northern Cars', warnings: [] });
	});

	test('a key that nobody knows is a warning', async () => {
		const { double, pull, address } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars', chat: { colour: 'red' }, api_token: 'hush' });
		expect(told(await pull())).toEqual({
			name: 'Northern Cars',
			warnings: [
				expect.stringContaining(`${address}: chat.colour: found (not shown), expected a known key: `),
				`${address}: api_token: found (not shown), expected a known key (tenants/site.schema.json has them all). Correct its name or take it out.`,
			],
		});
	});

	test('what is wrong names the source that it came from', async () => {
		const { double, pull, address } = await makeFleet({ north: { site: { ...website.site, naem: 'x' } } });
		double.set(7, { locale: 'en-UK', phone: 5 });
		expect(told(await pull()).problems).toEqual([
			expect.stringMatching(/tenants\/north\/site\.json: naem: found "x", expected a known key/),
			expect.stringContaining(`${address}: locale: found "en-UK", expected one of en-AU, en-NZ, en-US`),
			expect.stringContaining(`${address}: phone: found 5, expected a phone number`),
		]);
	});

	test('keys that reach the machine are site.json’s alone', async () => {
		const { double, pull, address } = await makeFleet({ north: website });
		double.set(7, {
			stock_feed: { type: 'file', path: '/etc/passwd' },
			asset_folders: ['/etc'],
			demo: true,
			leads: null,
		});
		const { name, warnings } = told(await pull());
		expect(name).toBe('By file');
		expect(warnings).toEqual(
			['asset_folders', 'demo', 'stock_feed'].map((key) =>
				expect.stringContaining(`${address}: ${key}: found a key that only site.json may set`),
			),
		);
	});

	test('a domain that it gives to two websites is refused for one of them', async () => {
		const { double, pull } = await makeFleet({ north: website, south: { site: { id: 8 } } });
		double.set(7, { url: 'https://same.example' });
		double.set(8, { url: 'https://same.example' });
		const pulled = await pull();
		expect(pulled.filter(({ parsed }) => parsed.ok)).toHaveLength(1);
		expect(pulled.flatMap((one) => told([one]).problems ?? [])).toEqual([
			expect.stringContaining('found "same.example", expected a domain that no other tenant has'),
		]);
	});
});

const lies: [string, Fault, string][] = [
	['is down', faults.fails, 'found status 503 Service Unavailable'],
	['hangs', faults.hangs, 'found no complete answer within 0.3 seconds'],
	['refuses', faults.refuses, 'found status 401 Unauthorized'],
	['answers with HTML', faults.answersHtml, 'found a page of HTML, such as a sign-in page'],
	['answers with half of the JSON', faults.answersHalf, 'found JSON that breaks off or is damaged'],
	['answers with a list', faults.answersList, 'found JSON that is not an object: []'],
	['answers with nothing', faults.answersNothing, 'found an empty answer'],
	['answers for another website', faults.answersAnother, 'found the config of website 987654'],
	['answers for another tenant', send('{"slug":"south"}'), 'found the config of the tenant "south"'],
	['answers with a wrong config', send('{"template":"boat"}'), 'template: found "boat", expected one of'],
];

function send(text: string): Fault {
	return (response) => response.writeHead(200).end(text);
}

describe('SITE-2 the last good answer', () => {
	test.each(lies)('is used, with a warning, where the dashboard %s', async (_, fault, words) => {
		const { double, pull } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		double.fail(fault);
		const { name, warnings } = told(await pull({ keep: true, isHanging: fault === faults.hangs }));
		expect([name, warnings]).toEqual(['Northern Cars', [expect.stringContaining(words)]]);
		expect(warnings?.[0]).toMatch(
			/The last good answer is used instead \(less than a minute old, 20\d\d-\d\d-\d\d \d\d:\d\d UTC, kept on this machine\)\.$/,
		);
		double.fail(null);
		expect(told(await pull())).toEqual({ name: 'Northern Cars', warnings: [] });
	});

	test.each(lies)('fails the tenant without a snapshot where the dashboard %s', async (_, fault, words) => {
		const { double, pull } = await makeFleet({ north: website });
		double.fail(fault);
		expect(told(await pull({ isHanging: fault === faults.hangs })).problems).toEqual([expect.stringContaining(words)]);
	});

	test('without a snapshot, it is said what to do', async () => {
		const { double, pull, address } = await makeFleet({ north: website });
		double.fail(faults.refuses);
		expect(told(await pull()).problems).toEqual([
			`${address}: found status 401 Unauthorized, expected the config of this website, as JSON. No earlier answer is kept to build from. Build again once the dashboard answers. To build from site.json alone, unset the variable with its address.`,
		]);
	});

	test('does not hide a fault of the file', async () => {
		const { double, pull } = await makeFleet({ north: { site: { ...website.site, locale: 'en-UK' } } });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		expect(told(await pull()).problems).toEqual([expect.stringMatching(/site\.json: locale: found "en-UK"/)]);
	});

	test('says its age, and is readable by its owner alone', async () => {
		const { double, pull, file } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const kept = JSON.parse(readFileSync(file, 'utf8'));
		writeFileSync(file, JSON.stringify({ ...kept, confirmed: kept.confirmed - 3 * 86_400 }));
		double.fail(faults.refuses);
		expect(told(await pull()).warnings?.[0]).toContain('(3 days old, ');
	});

	test.each(['', '{"format":"forecourt dash', '[]'])('that is damaged (%s) is none', async (text) => {
		const { double, pull, file } = await makeFleet({ north: website });
		writeFileSync(file, text);
		double.fail(faults.refuses);
		expect(told(await pull()).problems).toHaveLength(1);
		double.fail(null);
		double.set(7, { name: 'Northern Cars' });
		expect(told(await pull())).toEqual({ name: 'Northern Cars', warnings: [] });
	});

	test('of another dashboard is none', async () => {
		const { double, pull, file } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		writeFileSync(file, readFileSync(file, 'utf8').replace('127.0.0.1', 'staging.example'));
		double.fail(faults.refuses);
		expect(told(await pull()).problems).toHaveLength(1);
	});

	test('stays the one before, where a build was killed between the call and keeping its answer', async () => {
		const { double, pull, file } = await makeFleet({ north: website });
		double.set(7, { name: 'Northern Cars' });
		await pull({ keep: true });
		double.set(7, { name: 'Southern Cars' });
		expect(told(await pull()).name).toBe('Southern Cars');
		// What a kill in the middle of keeping leaves behind.
		writeFileSync(`${file}.1234.tmp`, '{"format":"forec');
		double.fail(faults.refuses);
		expect(told(await pull()).name).toBe('Northern Cars');
		double.fail(null);
		expect(told(await pull({ keep: true }))).toEqual({ name: 'Southern Cars', warnings: [] });
	});

	test('of the published site is used where none is kept', async () => {
		const { double, pull, address } = await makeFleet({ north: website });
		double.fail(faults.refuses);
		const answer = { url: address, confirmed: 0, value: { name: 'Published Cars' } };
		const { name, warnings } = told(await pull({ keep: true, published: { answer, kept: 'in the published site' } }));
		expect(name).toBe('Published Cars');
		expect(warnings?.[0]).toContain('(of unknown age, kept in the published site)');
	});
});

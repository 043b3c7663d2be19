import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFleet, type Fleet } from '../../netlify/fleet/fleet.ts';
import { databasePlace, openDatabase } from '../../netlify/platform/db/database.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { openTenants } from '../../netlify/platform/runtime/tenants.ts';
import { claimBuild } from '../../netlify/rebuilds/store/claims.ts';
import { endProgress, noteProgress } from '../../netlify/rebuilds/store/progress.ts';
import { recordBuild } from '../../netlify/rebuilds/store/record.ts';
import { noteBuild } from '../../scripts/builder/noted-builds.ts';
import { createAdmission } from '../../scripts/host/cockpit/admission.ts';
import { engines, type TestDatabase } from '../support/databases.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

const key = 'operator'.repeat(5);
const start = { host: 'localhost' };
const [engine] = engines;
if (!engine) throw new Error('SQLite is always there.');

let database: TestDatabase;
let db: Db;
let fleet: Fleet;

beforeAll(async () => {
	database = await engine.make();
	db = await openDatabase(databasePlace(database.env));
	const env = { FORECOURT_TENANTS: database.env.FORECOURT_DATA };
	fleet = createFleet({ db, env, tenants: openTenants(env), now: Date.now });
});
afterAll(async () => {
	await db.destroy();
	await database.drop();
});

const files = {
	'acme/index.html': 'Acme',
	'bolt/index.html': 'Bolt',
};
const facts = {
	...{ pages: { rendered: 3, reused: 7, removed: 0, written: 2 }, site: 'x', bytes: 1, warnings: [], problems: [] },
	cars: { listed: 1_234, left_out: 0, in: 5, out: 6 },
};
const tokenIn = (text: string): string => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
const names = (text: string): string[] =>
	[...text.matchAll(/<tr data-find="[^"]*"(?<hidden> hidden)?><th scope="row"><a href="\/tenants\/([^/]+)\//g)].flatMap(
		([, hidden, slug = '']) => (hidden ? [] : [slug]),
	);

describe('at this machine, without a key', () => {
	let host: Hosted;
	beforeAll(async () => {
		host = await startHost(files, { openFleet: async () => fleet });
		writeReport(host, [
			{
				slug: 'acme',
				name: 'Acme & <Sons>',
				cars: { listed: 1_234, leftOut: 3 },
				bytes: 2_500_000,
				warnings: ['photos: few'],
			},
			{ slug: 'bolt', name: 'Bolt', cars: { listed: 7, leftOut: 0 }, bytes: 9_000_000 },
			{
				slug: 'cold',
				name: 'Cold',
				ok: false,
				problems: [{ file: 'site.json', path: 'locale', found: '"x"', expected: 'en-AU', hint: 'Write en-AU.' }],
			},
		]);
		const build = { tenant: 'acme', builder: 'b', by: 'Sam', why: '', message: null, facts };
		for (const at of [1_000, 90_000])
			await recordBuild(db, { ...build, outcome: 'published', started_at: at, finishedAt: at + 2_500 });
	});
	afterAll(() => host.close());

	test('SITE-16 a build that runs shows how far its pages are, in the fleet and on its page', async () => {
		const told = { builder: 'rig 7', step: 'drawing', drawn: 1_204, of: 3_010 } as const;
		const now = Date.now();
		await noteProgress(db, { tenant: 'bolt', ...told, started_at: now - 4_000, told_at: now });
		const bar = /<progress[^>]* max="3010" value="1204">/;
		const fleetText = (await host.get('/fleet/', start)).text;
		expect(fleetText).toMatch(bar);
		expect(fleetText).toContain('title="1,204 of 3,010 pages drawn"');
		const page = (await host.get('/tenants/bolt/', start)).text;
		expect(page).toMatch(bar);
		expect(page).toMatch(/data-live="state" data-busy.*1,204 of 3,010 pages drawn/s);
		expect(page).toMatch(/<strong>Building<\/strong> for 4\.\d s: rig 7<\/p>/);
		await endProgress(db, { tenant: 'bolt', builder: 'rig 7' });
		expect((await host.get('/tenants/bolt/', start)).text).not.toContain('<progress');
	});

	test('the start page leads to the fleet, which has a row for each site', async () => {
		expect((await host.get('/', start)).text).toContain('href="/fleet/"');
		const { status, text, headers } = await host.get('/fleet/', start);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('no-store');
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(names(text)).toEqual(['cold', 'acme', 'bolt']);
		expect(text).toContain('Acme &amp; &lt;Sons&gt;');
		expect(text).toContain(
			'<td data-unit="cars">1,234</td><td class="warn" data-unit="to check"><a href="/build-report/acme/#stock">3</a></td><td class="warn" data-unit="warning"><a href="/build-report/acme/#warnings">1</a></td><td>2.5 MB</td><td class="none">0</td><td class="none">0</td><td class="none">0</td>',
		);
		expect(text).toMatch(/href="http:\/\/acme\.localhost:\d+\/"/);
		expect(text).toContain('<span class="why">locale: found &quot;x&quot;, expected en-AU.</span>');
	});

	test.each([
		['sort=weight', ['bolt', 'acme', 'cold']],
		['sort=weight&dir=asc', ['acme', 'bolt', 'cold']],
		['sort=name&dir=desc', ['cold', 'bolt', 'acme']],
		['sort=unheard&dir=of', ['cold', 'acme', 'bolt']],
		['q=BOL', ['bolt']],
		['q=failed', ['cold']],
		['q=nobody', []],
		['only=failed', ['cold']],
		['only=published&sort=name&dir=desc', ['bolt', 'acme']],
		['only=published&q=acme', ['acme']],
		['only=stuck', []],
		['only=everything', ['cold', 'acme', 'bolt']],
	])('/fleet/?%s, without a script', async (query, expected) => {
		expect(names((await host.get(`/fleet/?${query}`, start)).text)).toEqual(expected);
	});

	test('the fleet by state: each part with its number, and the order and the search stay', async () => {
		const { text } = await host.get('/fleet/?only=failed&sort=name&q=o', start);
		expect(text).toContain('<a href="/fleet/?q=o&amp;only=failed&amp;sort=name" aria-current="true">');
		expect(text).toContain('<a href="/fleet/?q=o&amp;sort=name">All 3</a>');
		expect(text).toContain('<a href="/fleet/?q=o&amp;only=published&amp;sort=name">');
		expect(text).toContain('<input type="hidden" name="only" value="failed">');
		expect(text).toContain('<option value="name" selected>Site</option>');
	});

	test('a tenant’s page: builds, times, problems with what to do', async () => {
		const { text } = await host.get('/tenants/acme/', start);
		expect(text).toContain('<td>2 of 10 pages written, 1,234 cars (+5 −6)</td>');
		expect(text).toContain('aria-label="Durations of the last 2 builds: usually 2.5 s, at most 2.5 s."');
		expect(text).toContain('photos: few');
		expect((await host.get('/tenants/cold/', start)).text).toContain('<dd>Write en-AU.</dd>');
		expect((await host.get('/tenants/nobody/', start)).status).toBe(404);
		expect((await host.get('/tenants/..%2Facme/', start)).status).toBe(404);
	});

	test('SITE-16 builds that the database does not have are in the list too, with who made them and how', async () => {
		const at = Date.now() - 60_000;
		const build = { tenant: 'bolt', builder: 'rig 7', by: 'command line, sam', why: 'npm run build --all', facts };
		noteBuild(host.out, { ...build, outcome: 'published', message: null, started_at: at, finishedAt: at + 800 });
		const { text } = await host.get('/tenants/bolt/', start);
		expect(text).toContain('<td>command line, sam: npm run build --all</td>');
		const alone = await startHost(files);
		noteBuild(alone.out, { ...build, outcome: 'failed', message: 'no <locale>', started_at: at, finishedAt: at + 800 });
		expect((await alone.get('/tenants/bolt/', start)).text).toContain('no &lt;locale&gt;');
		await alone.close();
	});

	test('a site’s config as the last build read it, for operators only', async () => {
		host.write(
			'.forecourt/acme/config.json',
			JSON.stringify({ name: 'Acme & <Sons>', locale: 'en-AU', card: { compare: true } }),
		);
		const { status, text } = await host.get('/tenants/acme/config/', start);
		expect(status).toBe(200);
		expect(text).toContain('tenants/acme/site.json');
		expect(text).toContain('<code>name</code><div class="value">Acme &amp; &lt;Sons&gt;</div>');
		expect(text).toContain('<code>card.compare</code><div class="value">yes</div>');
		expect((await host.get('/tenants/bolt/config/', start)).text).toContain('They are not known here');
		expect((await host.get('/tenants/nobody/config/', start)).status).toBe(404);
		const far = { ...start, headers: { 'x-forwarded-for': '203.0.113.9' } };
		expect((await host.get('/tenants/acme/config/', far)).status).toBe(403);
	});

	test('the button asks for a rebuild, which the page then shows', async () => {
		const token = tokenIn((await host.get('/tenants/bolt/', start)).text);
		const { status, headers } = await host.get('/tenants/bolt/rebuild/', { ...start, form: { token, full: 'on' } });
		expect([status, headers.location]).toEqual([303, '/tenants/bolt/?done=rebuild']);
		expect((await host.get('/tenants/bolt/?done=rebuild', start)).text).toContain('1 request in the queue, at place 1');
		const claim = await claimBuild(db, { builder: 'one', leaseMs: 60_000, now: Date.now() });
		expect(claim).toMatchObject({ tenant: 'bolt', by: 'cockpit', options: { full: true } });
		const { text } = await host.get('/fleet/', start);
		expect(text).toContain('data-state="building"');
		expect(text).toContain(' data-busy');
	});

	test('SITE-16 one button rebuilds every site whose last build failed', async () => {
		writeReport(host, [
			{ slug: 'acme', name: 'Acme' },
			{ slug: 'cold', name: 'Cold', ok: false },
			{ slug: 'dry', name: 'Dry', ok: false },
		]);
		const { text } = await host.get('/fleet/', start);
		expect(text).toContain('>Rebuild the 2 whose build failed</button>');
		const refused = await host.get('/fleet/rebuild-failed/', { ...start, form: { token: 'x' } });
		expect([refused.status, (await fleet.status('cold')).waiting]).toEqual([403, []]);
		const { headers } = await host.get('/fleet/rebuild-failed/', { ...start, form: { token: tokenIn(text) } });
		expect(headers.location).toBe('/fleet/?asked=2');
		for (const slug of ['cold', 'dry']) expect((await fleet.status(slug)).waiting).toHaveLength(1);
		expect((await fleet.status('acme')).waiting).toEqual([]);
		expect((await host.get('/fleet/?asked=2', start)).text).toContain('Asked for 2 rebuilds.');
	});

	test('SITE-3 a site whose last build failed shows what is on it, with why', async () => {
		const before = {
			pages: { rendered: 1, reused: 9, removed: 0, written: 1 },
			cars: { listed: 77, leftOut: 0 },
			...{ bytes: 3_000_000, endedAt: '2026-06-14T02:00:00.000Z' },
		};
		const problem = { file: 'site.json', path: 'url', found: '"x"', expected: 'an address', hint: 'Correct it.' };
		writeReport(host, [{ slug: 'bolt', name: 'Bolt', ok: false, before, problems: [problem, problem, problem] }]);
		const inFleet = (await host.get('/fleet/', start)).text;
		expect(inFleet).toContain('<td data-unit="cars">77</td>');
		expect(inFleet).toContain('3.0 MB');
		const page = (await host.get('/tenants/bolt/', start)).text;
		expect(page).toContain('<dt>Cars</dt><dd>77</dd>');
		expect(page).toContain('In <code>site.json</code>');
		expect(page.match(/<strong>url<\/strong>/g)).toHaveLength(3);
		for (const text of ['&quot;x&quot;', 'an address', 'Correct it.'])
			expect(page.match(new RegExp(`<dd>${text}</dd>`, 'g'))).toHaveLength(3);
		const card = (await host.get('/', start)).text;
		expect(card).toContain('<li>77 cars</li><li>10 pages</li>');
		expect(card).toContain('What to do about all 3');
		expect(card).toContain('data-state="held back"');
		expect((await host.get('/build-report/bolt/', start)).text).toContain('<dt>Size of the site</dt><dd>3.0 MB</dd>');
	});

	test('SITE-16 a feed that was held back can be published from the page, a config that was refused cannot', async () => {
		const problem = { file: 'site.json', path: 'stock_feed', found: '9 cars', expected: '99', hint: 'x' };
		const before = { ...{ pages: facts.pages, bytes: 1, endedAt: new Date(Date.now() - 7_200_000).toISOString() } };
		const page = async (hint: string) => {
			const cars = { listed: 9, leftOut: 0 };
			const built = { ok: false, published: true, before: { ...before, cars }, problems: [{ ...problem, hint }] };
			writeReport(host, [{ slug: 'bolt', name: 'Bolt', ...built }]);
			return (await host.get('/tenants/bolt/', start)).text;
		};
		const feed = await page('If the feed is right: npm run build -- bolt --accept-shrink');
		expect(feed).toContain('Publish what was held back');
		expect(feed).toContain('data-state="held back"');
		expect(feed).toMatch(/The site built <time [^>]+>2 hours ago<\/time> stays\./);
		expect(await page('Correct it.')).not.toContain('Publish what was held back');
	});

	test('an address that is no page says so in words, to those who may look around here', async () => {
		const { status, text } = await host.get('/nowhere/', start);
		expect(status).toBe(404);
		expect(text).toContain('<h1>Page not found</h1>');
	});

	test.each<[string, (token: string) => { form: Record<string, string>; headers?: Record<string, string> }]>([
		['no token', () => ({ form: {} })],
		['a wrong token', () => ({ form: { token: 'x' } })],
		['another site', (token) => ({ form: { token }, headers: { 'sec-fetch-site': 'cross-site' } })],
		['a tenant’s site', (token) => ({ form: { token }, headers: { 'sec-fetch-site': 'same-site' } })],
	])('a form with %s does nothing', async (_, ask) => {
		const token = tokenIn((await host.get('/tenants/acme/', start)).text);
		expect((await host.get('/tenants/acme/rebuild/', { ...start, ...ask(token) })).status).toBe(403);
		expect((await fleet.status('acme')).waiting).toEqual([]);
	});

	test('a site that nobody knows is not built', async () => {
		const token = tokenIn((await host.get('/tenants/acme/', start)).text);
		for (const path of ['/tenants/nobody/rebuild/', '/tenants/nobody/roll-back/', '/tenants/%0d%0ax/rebuild/']) {
			expect((await host.get(path, { ...start, form: { token, release: 'x' } })).status).toBe(404);
		}
		expect((await fleet.status('nobody')).waiting).toEqual([]);
	});

	test('whoever comes through a proxy sees the sites, and nothing of the cockpit', async () => {
		const far = { ...start, headers: { 'x-forwarded-for': '203.0.113.9' } };
		const { status, text } = await host.get('/', far);
		expect(status).toBe(200);
		expect(text).not.toContain('/fleet/');
		for (const path of ['/fleet/', '/tenants/acme/']) {
			const refused = await host.get(path, far);
			expect(refused.status).toBe(403);
			expect(refused.text).toContain('FORECOURT_OPERATOR_KEY');
			expect(refused.text).not.toContain('Acme');
		}
		expect((await host.get('/fleet/', { host: 'acme.localhost' })).status).toBe(404);
	});
});

test('a database that cannot be used is named, and the rest is shown', async () => {
	const broken = await startHost(files, { openFleet: () => Promise.reject(new Error('no route to db')) });
	for (const path of ['/fleet/', '/tenants/acme/']) {
		const { status, text } = await broken.get(path, start);
		expect(status).toBe(200);
		expect(text).toContain('The database cannot be used: no route to db');
	}
	expect(names((await broken.get('/fleet/', start)).text)).toEqual(['acme', 'bolt']);
	const inbox = await broken.get('/tenants/acme/leads/', start);
	expect([inbox.status, inbox.headers['cache-control']]).toEqual([500, 'no-store']);
	expect(inbox.text).toContain('This could not be done: no route to db');
	await broken.close();
});

describe('with a key', () => {
	let host: Hosted;
	beforeAll(async () => {
		const admission = createAdmission({ FORECOURT_OPERATOR_KEY: key });
		host = await startHost(files, { openFleet: async () => fleet, admission });
		writeReport(host, [{ slug: 'acme', name: 'Acme' }]);
	});
	afterAll(() => host.close());

	test.each(['/', '/fleet/', '/tenants/acme/', '/build-report/acme/'])('%s asks for it', async (path) => {
		const { status, headers, text } = await host.get(path, start);
		expect([status, headers.location]).toEqual([303, '/sign-in/']);
		expect(text).not.toContain('Acme');
	});

	test('an address that is no page does not lead those without the key into the cockpit', async () => {
		const { status, text } = await host.get('/nowhere/', start);
		expect(status).toBe(404);
		expect(text).not.toContain('href="/fleet/"');
	});

	test('a button without a session does nothing', async () => {
		const { headers } = await host.get('/tenants/acme/rebuild/', { ...start, form: { token: 'x' } });
		expect(headers.location).toBe('/sign-in/');
	});

	test('an unknown host name is not told which sites there are', async () => {
		expect((await host.get('/', { host: 'nobody.example' })).text).not.toContain('acme');
	});

	test('signing in and out', async () => {
		const { status, headers } = await host.get('/sign-in/', { ...start, form: { key } });
		expect([status, headers.location]).toEqual([303, '/fleet/']);
		const set = headers['set-cookie']?.[0] ?? '';
		expect(set).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
		expect(set).not.toContain(key);
		const cookie = set.replace(/;.*/, '');
		const { text } = await host.get('/fleet/', { ...start, headers: { cookie } });
		expect(names(text)).toContain('acme');
		expect(text).toContain('Sign out');
		const out = await host.get('/sign-out/', { ...start, headers: { cookie }, form: {} });
		expect(out.headers['set-cookie']?.[0]).toMatch(/Max-Age=0/);
	});

	test('a wrong key is refused, and too many have to wait', async () => {
		const far = (given: string) => host.get('/sign-in/', { ...start, form: { key: given } });
		expect((await far('wrong')).text).toContain('This is not the key.');
		for (let count = 1; count < 10; count++) expect((await far('wrong')).status).toBe(403);
		const { status, headers } = await far(key);
		expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
	});
});

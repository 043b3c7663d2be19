import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { insertLead } from '../../netlify/leads/store/lead-rows.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { claimBuild } from '../../netlify/rebuilds/store/claims.ts';
import { endProgress, noteProgress } from '../../netlify/rebuilds/store/progress.ts';
import { recordBuild } from '../../netlify/rebuilds/store/record.ts';
import { storeTrigger } from '../../netlify/rebuilds/store/requests.ts';
import { noteBuild } from '../../scripts/builder/noted-builds.ts';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { makeLead } from '../netlify/delivery/parcel.ts';
import { facts, far, files, start, tokenIn, useCockpit } from './cockpit.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

let db: Db;
let host: Hosted;
const told = { builder: 'rig 7', step: 'drawing', drawn: 1_204, of: 3_010 } as const;
useCockpit((opened) => {
	({ db, host } = opened);
});

test('SITE-16 a build that runs shows how far its pages are, among all sites and on its page', async () => {
	const now = Date.now();
	await noteProgress(db, { tenant: 'bolt', ...told, started_at: now - 4_000, told_at: now });
	const bar = /<progress[^>]* max="3010" value="1204">/;
	const fleetText = (await host.get('/fleet/', start)).text;
	expect(fleetText).toMatch(bar);
	expect(fleetText).toContain('title="1,204 of 3,010 pages drawn"');
	const page = (await host.get('/tenants/bolt/', start)).text;
	expect(page).toMatch(bar);
	expect(page).toMatch(/data-live="state" data-busy.*1,204 of 3,010 pages drawn/s);
	expect(page).toMatch(/<strong>Building<\/strong> for \d+\.\d s: rig 7<\/p>/);
	await endProgress(db, { tenant: 'bolt', builder: 'rig 7' });
	expect((await host.get('/tenants/bolt/', start)).text).not.toContain('<progress');
});

test('a tenant’s page: builds, times, problems with what to do', async () => {
	const { text } = await host.get('/tenants/acme/', start);
	expect(text).toContain(
		'<strong class="causes">5 cars came, 6 cars went</strong>2 of 10 pages written, 1,234 cars</td>',
	);
	expect(text).toContain('aria-label="Durations of the last 2 builds: usually 2.5 s, at most 2.5 s."');
	expect(text).toContain('photos: few');
	expect((await host.get('/tenants/cold/', start)).text).toContain('<dd>Write en-AU.</dd>');
	expect((await host.get('/tenants/nobody/', start)).status).toBe(404);
	expect((await host.get('/tenants/..%2Facme/', start)).status).toBe(404);
});

test('SITE-16 a site’s pages lead to each other, and the one that is open is marked', async () => {
	const marked: string[] = [];
	const tabs = ['', 'leads/', 'cars/', 'builds/', 'config/', 'split-tests/'].map((path) => `/tenants/acme/${path}`);
	tabs.splice(4, 0, '/build-report/acme/');
	for (const tab of tabs) {
		const { text } = await host.get(tab, start);
		const [nav = ''] = /<nav class="tabs".*?<\/nav>/s.exec(text) ?? [];
		expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(tabs);
		const [head = ''] = /<div class="site-head">.*?<nav/s.exec(text) ?? [];
		expect(head).toMatch(/Acme &amp; &lt;Sons&gt;.*data-state="published">Published/s);
		marked.push(/href="([^"]+)" aria-current="page"/.exec(nav)?.[1] ?? '');
	}
	expect(marked).toEqual(tabs);
	const unbuilt = (await host.get('/tenants/cold/', start)).text;
	expect(unbuilt).toMatch(/<h1>Cold<\/h1><\/div> <span[^>]*><span class="state" data-state="failed">Failed</);
	expect(unbuilt).not.toContain('/tenants/cold/cars/');
	expect((await host.get('/build-report/acme/', far)).text).not.toContain('class="tabs"');
});

test('SITE-16 the log that a report leads to is that of its own build; without one there it leads to none', async () => {
	const now = Date.now();
	const build = {
		tenant: 'bolt',
		builder: 'b',
		by: 'Sam',
		why: '',
		message: null,
		facts,
		outcome: 'published' as const,
	};
	noteBuild(host.out, { ...build, started_at: now - 9_000_000, finishedAt: now - 8_990_000 });
	const report = async () =>
		/builds\/([\w-]+)\/">Log of this build/.exec((await host.get('/build-report/bolt/', start)).text);
	expect(await report()).toBeNull();
	await recordBuild(db, { ...build, started_at: now - 60_000, finishedAt: now + 60_000 });
	const { id } = await db.selectFrom('builds').select('id').where('tenant', '=', 'bolt').executeTakeFirstOrThrow();
	expect((await report())?.[1]).toBe(id);
	await db.deleteFrom('builds').where('tenant', '=', 'bolt').execute();
	rmSync(tenantDirs(host.out, 'bolt').builds);
});

test('SITE-16 the log of a build: who asked, with which commit, how long each step took, what changed and what it said', async () => {
	const at = Date.now() - 30 * 60_000;
	const commit = 'abcdef0123'.repeat(4);
	const page = '/cars/2021-kia-rio-k8/';
	const none = { pages: 0, examples: [] };
	const log = {
		...{ ...facts, commit, warnings: ['photos: <few>'] },
		steps: { pull: 1_200, plan: 80, render: 900, publish: 20 },
		changed: { fresh: none, changed: { pages: 12, examples: [page] }, gone: { pages: 1, examples: ['/cars/gone/'] } },
	};
	const build = { tenant: 'acme', builder: 'rig 7', by: 'feed', why: 'changed', message: null, facts: log };
	await recordBuild(db, { ...build, outcome: 'published', started_at: at, finishedAt: at + 2_200 });
	const tenant = (await host.get('/tenants/acme/', start)).text;
	expect(tenant).toContain(`<code title="${commit}">abcdef012</code>`);
	const path = /<a href="(\/tenants\/acme\/builds\/[^"]+\/)"[^>]*><time [^>]*>30 minutes ago/.exec(tenant)?.[1] ?? '';
	const { status, text } = await host.get(path, start);
	expect(status).toBe(200);
	for (const said of ['rig 7', 'feed: changed', '1.2 s', '80 ms', 'photos: &lt;few&gt;', 'Changed pages: 12'])
		expect(text).toContain(said);
	expect(text).toMatch(/<a href="http:\/\/acme\.localhost:\d+\/cars\/2021-kia-rio-k8\/">[^<]+<\/a> and 11 more/);
	expect(text).not.toContain('acme.localhost/cars/gone/');
	expect((await host.get(path.replace('acme', 'bolt'), start)).status).toBe(404);
	expect((await host.get(path, far)).status).toBe(403);
});

test('SITE-16 the chart of build times has an axis in seconds, and cuts a build that would dwarf the others', async () => {
	const at = Date.now() - 3_600_000;
	const build = {
		tenant: 'bolt',
		builder: 'b',
		by: 'Sam',
		why: '',
		outcome: 'published',
		message: null,
		facts,
	} as const;
	for (const [index, took] of [900, 1_100, 60_000].entries())
		await recordBuild(db, { ...build, started_at: at + index, finishedAt: at + index + took });
	const { text } = await host.get('/tenants/bolt/', start);
	expect(text).toContain('<div class="axis"><span>5 s</span><span>2.5 s</span><span>0</span></div>');
	expect([...text.matchAll(/data-kind="published" style="height:([\d.]+)%"[^>]*>/g)].length).toBe(3);
	expect(text).toContain('<b>1 min 0 s</b>');
	await db.deleteFrom('builds').where('tenant', '=', 'bolt').execute();
});

test('SITE-16 builds that the database does not have are in the list too, with who made them and how', async () => {
	const at = Date.now() - 60_000;
	const build = { tenant: 'bolt', builder: 'rig 7', by: 'command line, sam', why: 'npm run build --all', facts };
	noteBuild(host.out, { ...build, outcome: 'published', message: null, started_at: at, finishedAt: at + 800 });
	const { text } = await host.get('/tenants/bolt/', start);
	expect(text).toContain('<td>command line, sam: npm run build <span class="option">--all</span></td>');
	const alone = await startHost(files);
	noteBuild(alone.out, { ...build, outcome: 'failed', message: 'no <locale>', started_at: at, finishedAt: at + 800 });
	expect((await alone.get('/tenants/bolt/', start)).text).toContain('no &lt;locale&gt;');
	await alone.close();
});

test('the figures stand before what is live, and the leads by day are told for as many days as are asked for', async () => {
	const then = Date.now() - 40 * 86_400_000;
	await insertLead(
		db,
		makeLead({}, { id: 'old', tenant: 'acme', created_at: then, updated_at: then, completed_at: then }),
	);
	const page = async (query: string) => (await host.get(`/tenants/acme/${query}`, start)).text;
	const usual = await page('');
	expect(usual.indexOf('<dl class="tiles">')).toBeLessThan(usual.indexOf('aria-label="What is live"'));
	expect(usual).toContain('0 leads in 28 days');
	expect(await page('?days=90')).toContain('1 lead in 90 days');
	expect(await page('?days=5000')).toContain('0 leads in 28 days');
	expect(await page('')).toMatch(
		/id="next".*leads\/\?state=late">Open 1 lead that has waited too long.*<dl class="tiles">/s,
	);
	const times = { created_at: Date.now(), updated_at: Date.now(), completed_at: Date.now() };
	await insertLead(db, makeLead({}, { id: 'fresh', tenant: 'acme', ...times }));
	expect(await page('')).toContain('href="/tenants/acme/leads/?state=new">Answer 1 new lead</a>');
	for (const id of ['old', 'fresh']) await db.deleteFrom('leads').where('id', '=', id).execute();
	expect(await page('')).not.toContain('new lead');
});

test('a site’s config as the last build read it, for operators only', async () => {
	host.write(
		'.forecourt/acme/config.json',
		JSON.stringify({ name: 'Acme & <Sons>', locale: 'en-AU', card: { compare: true } }),
	);
	const { status, text } = await host.get('/tenants/acme/config/', start);
	expect(status).toBe(200);
	expect(text).toContain('tenants/acme/site.json');
	expect(text).toContain('<div class="setting-name">Name</div><div class="value">Acme &amp; &lt;Sons&gt;</div>');
	expect(text).toContain('<div class="setting-name">Car cards › Compare button</div><div class="value">yes</div>');
	expect(text).toContain('<code>card.compare</code>');
	expect((await host.get('/tenants/bolt/config/', start)).text).toContain('They are not known here');
	expect((await host.get('/tenants/nobody/config/', start)).status).toBe(404);
	expect((await host.get('/tenants/acme/config/', far)).status).toBe(403);
});

test('SITE-16 a rebuild that waits can be cancelled, one that has begun cannot', async () => {
	const token = tokenIn((await host.get('/tenants/bolt/', start)).text);
	await host.get('/tenants/bolt/rebuild/', { ...start, form: { token } });
	const asked = (await host.get('/tenants/bolt/', start)).text;
	expect(asked).toContain('action="/tenants/bolt/rebuild/cancel/"');
	const cancel = (): ReturnType<Hosted['get']> =>
		host.get('/tenants/bolt/rebuild/cancel/', { ...start, form: { token } });
	expect((await cancel()).headers.location).toBe('/tenants/bolt/?done=cancelled');
	expect((await host.get('/tenants/bolt/', start)).text).toContain('No build is running or waiting.');
	expect((await cancel()).headers.location).toBe('/tenants/bolt/?done=begun');
	await storeTrigger(db, { tenant: 'bolt', by: 'feed', why: '', options: {}, automatic: true }, Date.now());
	expect((await host.get('/tenants/bolt/', start)).text).not.toContain('action="/tenants/bolt/rebuild/cancel/"');
	await cancel();
	expect((await host.get('/tenants/bolt/', start)).text).toContain('1 request in the queue');
	await db.deleteFrom('rebuild_requests').execute();
});

test('the button asks for a rebuild, which the page then shows', async () => {
	const token = tokenIn((await host.get('/tenants/bolt/', start)).text);
	const { status, headers } = await host.get('/tenants/bolt/rebuild/', { ...start, form: { token, full: 'on' } });
	expect([status, headers.location]).toEqual([303, '/tenants/bolt/?done=rebuild']);
	const asked = (await host.get('/tenants/bolt/?done=rebuild', start)).text;
	expect(asked).toContain('1 request in the queue, at place 1');
	expect(asked).toContain('Waiting for the builder.');
	expect(asked).not.toContain('no builder is running');
	for (const page of ['', 'config/', 'leads/', 'split-tests/'])
		expect((await host.get(`/tenants/bolt/${page}`, start)).text).toContain(
			'data-live="head-state"><span class="state" data-state="queued"',
		);
	await db
		.updateTable('rebuild_requests')
		.set({ asked_at: Date.now() - 60_000 })
		.where('tenant', '=', 'bolt')
		.execute();
	const late = (await host.get('/tenants/bolt/', start)).text;
	expect(late).toMatch(/data-live="urgent">.*no builder is running.*data-copy="npm run builder".*class="overview"/s);
	for (const path of ['/fleet/', '/']) {
		const sites = (await host.get(path, start)).text;
		expect(sites).toMatch(
			/class="notice warn".*No builder takes the rebuilds that wait\..*1 rebuild waits, requested <time[^>]*>1 minute ago/,
		);
		expect(sites).toContain('data-state="untaken build">Queued, no builder<');
	}
	await noteProgress(db, { ...told, tenant: 'acme', started_at: Date.now(), told_at: Date.now() });
	for (const path of ['/fleet/', '/']) {
		const sites = (await host.get(path, start)).text;
		expect(sites).not.toContain('class="notice warn" data-idle');
		expect(sites).toContain('data-state="queued">Queued<');
	}
	expect((await host.get('/tenants/bolt/', start)).text).toMatch(/Waiting for its turn\..*Acme.* is being built/);
	await endProgress(db, { tenant: 'acme', builder: told.builder });
	const claim = await claimBuild(db, { builder: 'one', leaseMs: 60_000, now: Date.now() });
	expect(claim).toMatchObject({ tenant: 'bolt', by: 'operator', options: { full: true } });
	const { text } = await host.get('/fleet/', start);
	expect(text).toContain('data-state="building"');
	expect(text).toContain(' data-busy');
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
	expect(inFleet).toContain('<td data-col="cars" data-unit="cars">77</td>');
	const page = (await host.get('/tenants/bolt/', start)).text;
	expect(page).toContain('<dt>Cars</dt><dd><a href="/tenants/bolt/cars/">77</a></dd>');
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

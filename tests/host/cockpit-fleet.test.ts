import { expect, test } from 'vitest';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import { insertLead } from '../../netlify/leads/store/lead-rows.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { databaseFault } from '../../scripts/host/cockpit/database-fault.ts';
import { makeLead } from '../netlify/delivery/parcel.ts';
import { files, names, start, tokenIn, useCockpit } from './cockpit.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

let db: Db;
let fleet: Fleet;
let host: Hosted;
useCockpit((opened) => {
	({ db, fleet, host } = opened);
});

test('the cards lead to the table, which has a row for each site, and the table to the cards', async () => {
	expect((await host.get('/', start)).text).toContain('href="/fleet/"');
	const { status, text, headers } = await host.get('/fleet/', start);
	expect(status).toBe(200);
	expect(headers['cache-control']).toBe('no-store');
	expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
	expect(text).toContain('<a href="/">Cards</a>');
	expect(names(text)).toEqual(['cold', 'acme', 'bolt']);
	expect(text).toContain('Acme &amp; &lt;Sons&gt;');
	expect(text).toContain(
		'<td data-col="cars" data-unit="cars">1,234</td><td data-col="stock" class="warn" data-unit="to check"><a href="/build-report/acme/#cars">4</a></td><td data-col="left-out" class="warn" data-unit="left out"><a href="/build-report/acme/#left-out">3</a></td><td data-col="warnings" class="warn" data-unit="warning"><a href="/build-report/acme/#warnings">1</a></td><td data-col="open">',
	);
	expect(text).toMatch(/href="http:\/\/acme\.localhost:\d+\/"/);
	expect(text).toMatch(
		/<a class="log" href="\/tenants\/acme\/builds\/[\w-]+\/" title="By Sam: its log">2\.5 s<span class="unseen">, by Sam: log of the last build of Acme/,
	);
	expect(text).toContain('<span class="why">locale: found &quot;x&quot;, expected en-AU.</span>');
});

test.each([
	['sort=cars', ['acme', 'bolt', 'cold']],
	['sort=cars&dir=asc', ['bolt', 'acme', 'cold']],
	['sort=left-out', ['acme', 'cold', 'bolt']],
	['sort=cars&wide', ['acme', 'bolt', 'cold']],
	['sort=name&dir=desc', ['cold', 'bolt', 'acme']],
	['sort=unheard&dir=of', ['cold', 'acme', 'bolt']],
	['q=BOL', ['bolt']],
	['q=failed', ['cold']],
	['q=nobody', []],
	['only=failed', ['cold']],
	['only=published&sort=name&dir=desc', ['bolt', 'acme']],
	['only=published&q=acme', ['acme']],
	['only=stuck', []],
	['only=warnings', ['acme']],
	['only=everything', ['cold', 'acme', 'bolt']],
])('/fleet/?%s, without a script', async (query, expected) => {
	expect(names((await host.get(`/fleet/?${query}`, start)).text)).toEqual(expected);
});

test('the sites by state: each part with its number, and the order and the search stay', async () => {
	const { text } = await host.get('/fleet/?only=failed&sort=name&q=o', start);
	expect(text).toContain('<a href="/fleet/?q=o&amp;only=failed&amp;sort=name" aria-current="true">');
	expect(text).toContain('<a href="/fleet/?q=o&amp;sort=name">All sites 3</a>');
	expect(text).toContain('<a href="/fleet/?q=o&amp;only=published&amp;sort=name">');
	expect(text).toContain('<input type="hidden" name="only" value="failed">');
	expect(text).toContain('<option value="name" selected>Site</option>');
});

test('SITE-16 of hundreds of sites the first fifty are listed, and a search or a click has the others', async () => {
	const many = await startHost(files);
	const slugs = Array.from({ length: 120 }, (_, index) => `site-${String(index).padStart(3, '0')}`);
	writeReport(
		many,
		slugs.map((slug) => ({ slug, name: slug === 'site-100' ? 'Far Away Motors' : slug })),
	);
	const page = async (query: string): Promise<string> => (await many.get(`/fleet/${query}`, start)).text;
	const listed = (text: string): number => text.match(/<tr(?: data-later)? data-find="[^"]*" data-row>/g)?.length ?? 0;
	const first = await page('?sort=name');
	expect(listed(first)).toBe(50);
	expect(first).toContain('The first 50 of 122 sites. <a href="/fleet/?sort=name&amp;all=1">Show all 122</a>');
	expect(listed(await page('?all=1'))).toBe(122);
	expect(await page('?all=1')).not.toContain('The first 50');
	expect(listed(await page('?q=far+away'))).toBe(1);
	expect(await page('?q=far+away')).toContain('<span class="slug">site-100</span>');
	expect(await page('?q=site-007')).not.toContain('<span class="slug">site-007</span>');
	const cards = (text: string): number =>
		text.match(/<li class="card"(?: data-later)? data-find="[^"]*">/g)?.length ?? 0;
	expect(cards((await many.get('/', start)).text)).toBe(50);
	expect(cards((await many.get('/?all=1', start)).text)).toBe(122);
	expect(cards((await many.get('/?q=far+away', start)).text)).toBe(1);
	await many.close();
});

test('FORM-15 a site whose leads have stopped comes first, and is a part of its own', async () => {
	const hour = 3_600_000;
	const now = Date.now();
	for (let hours = 100; hours < 500; hours += 20) {
		const at = now - hours * hour;
		const times = { created_at: at, updated_at: at, completed_at: at, opened_at: at };
		await insertLead(db, makeLead({}, { id: `silent-${hours}`, tenant: 'bolt', ...times }));
	}
	const { text } = await host.get('/fleet/', start);
	expect(text).toContain('<a href="/fleet/?only=silent"><span class="bad">With no leads lately</span> 1</a>');
	expect(text).toContain('title="Going by the last four weeks, about 3 should have come since then"');
	expect(names((await host.get('/fleet/?only=published', start)).text)).toEqual(['bolt', 'acme']);
	expect(names((await host.get('/fleet/?only=silent', start)).text)).toEqual(['bolt']);
	const page = (await host.get('/tenants/bolt/', start)).text;
	expect(page).toMatch(/The last lead came <time [^>]*>4 days ago.*npm run doctor -- bolt/s);
	expect(page).toContain('aria-label="Leads by day: 20 leads in 28 days."');
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

test('a database that cannot be used is named, and the rest is shown', async () => {
	const broken = await startHost(files, { openFleet: () => Promise.reject(new Error('no route to db')) });
	for (const path of ['/fleet/', '/tenants/acme/']) {
		const { status, text } = await broken.get(path, start);
		expect(status).toBe(200);
		expect(text).toContain(
			'The database cannot be used: no route to db. Until it can, forms take no leads. Start it, or',
		);
	}
	expect(names((await broken.get('/fleet/', start)).text)).toEqual(['acme', 'bolt']);
	const inbox = await broken.get('/tenants/acme/leads/', start);
	expect([inbox.status, inbox.headers['cache-control']]).toEqual([503, 'no-store']);
	expect(inbox.text).toContain('<h1>The database cannot be used</h1>');
	expect(inbox.text).toContain('href="/leads/"');
	await broken.close();
});

test.each([
	['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED', 'Start it, or correct DATABASE_URL'],
	['password authentication failed for user "x"', '28P01', 'Correct the user, the password'],
	['database is locked', 'ERR_SQLITE_ERROR', 'Another program holds it'],
	['unable to open database file', 'ERR_SQLITE_ERROR', 'Look at the disk'],
	['what is this', '', 'npm run doctor says more.'],
])('what to do about a database that says: %s', (message, code, remedy) => {
	expect(databaseFault(Object.assign(new Error(message), { code }))).toContain(
		`The database cannot be used: ${message}. Until it can, forms take no leads. ${remedy}`,
	);
});

test('SITE-16 columns without anything in them are folded, until somebody asks for them', async () => {
	writeReport(host, [{ slug: 'acme', name: 'Acme', cars: { listed: 3, leftOut: 0 } }]);
	const text = (await host.get('/fleet/', start)).text;
	expect(text).not.toContain('data-col="left-out"');
	expect(text).toMatch(/Nothing in [^<]*left out[^<]*\. <a href="\/fleet\/\?wide=1">Show those columns<\/a>/);
	const wide = (await host.get('/fleet/?wide=1', start)).text;
	expect(wide).toContain('<td data-col="left-out" class="none">0</td>');
	expect((await host.get('/fleet/?sort=left-out', start)).text).toContain('data-col="left-out"');
});

test('SITE-16 a search without a result says what was asked for, and how to clear it', async () => {
	const { text } = await host.get('/fleet/?q=zebra', start);
	expect(text).toContain('No site matches <strong data-asked>“zebra”</strong>');
	expect(text).toContain('<a href="/fleet/" data-clear>');
});

test('SITE-16 search and order stay from the table to the cards and back', async () => {
	writeReport(host, [
		{ slug: 'acme', name: 'Acme', cars: { listed: 3, leftOut: 0 } },
		{ slug: 'bolt', name: 'Bolt', cars: { listed: 9, leftOut: 0 } },
	]);
	const table = (await host.get('/fleet/?q=o&sort=cars&dir=asc&only=published', start)).text;
	const address = '?q=o&amp;state=published&amp;sort=cars&amp;dir=asc';
	expect(table).toContain(`<a href="/${address}">Cards</a>`);
	const cards = (await host.get('/?sort=cars', start)).text;
	expect([...cards.matchAll(/<h3><a href="[^"]*">([^<]+)/g)].map(([, name]) => name)).toEqual(['Bolt', 'Acme']);
	expect(cards).toContain('<a href="/fleet/?sort=cars">Table</a>');
	expect(cards).toContain('<option value="cars" selected>Cars</option>');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hosted, startHost, writeReport } from './hosted.ts';

let host: Hosted;
const start = { host: 'localhost' };
const look = {
	template: 'car' as const,
	theme: { hero: 'split', font: 'archivo' },
	brand: '#112233',
	onBrand: '#fefefe',
	picture: '/pictures/a.svg',
	domain: 'acme.example',
};

beforeAll(async () => {
	host = await startHost({
		'acme/index.html': 'Acme',
		'acme/tenant.json': JSON.stringify({ domain: 'acme.example' }),
		'acme/contact/index.html': 'Contact',
		'acme/search/used-cars/index.html': 'Used',
		'acme/search/new-used-and-demo-cars/index.html': 'All',
		'acme/cars/2021-kia-rio-k8/index.html': 'K8',
		'older/index.html': 'Older',
	});
	const pages = { rendered: 3, reused: 1_200, removed: 0, written: 3 };
	const note = { record: 7, car: 'K7', field: 'year', value: '"<i>', reason: 'no year' };
	const prices = {
		field: 'price',
		reason: 'read as dollars',
		count: 1_300,
		examples: [{ ...note, value: '$9' }],
		more: [],
	};
	const blank = { record: 8, car: 'K8', field: 'images', value: '', reason: 'no photos' };
	const photos = {
		field: 'images',
		reason: 'no photos',
		count: 4,
		examples: [blank, { ...blank, car: 'K9' }],
		more: [],
	};
	const vins = { ...photos, field: 'vin', reason: 'no VIN', count: 1, examples: [blank] };
	const lists = { notListed: { sold: 2 }, leftOut: [note], repaired: [prices], warnings: [photos], notes: [vins] };
	const carPages = { K8: '/cars/2021-kia-rio-k8/', K9: '/cars/gone-k9/' };
	const stock = { read: 10, usable: 9, listed: 7, ...lists, carPages, warnedCars: 4 };
	const warnings = [
		'stock: 1 left out: no year',
		'stock: 4 × no photos',
		'ad: 1 left out (2021-kia-rio-k8, 2021-no-page)',
	];
	const reasons = [
		{ reason: 'reserved', cars: 3, examples: [] },
		{ reason: 'no photo', cars: 1, examples: ['2021-kia-rio-k8'] },
	];
	const adFeed = { file: '/feeds/meta.csv', cars: 3, leftOut: 4, reasons };
	const built = { commit: 'abcdef0123'.repeat(4), endedAt: new Date(Date.now() - 5 * 60_000).toISOString() };
	writeReport(host, [
		{
			slug: 'acme',
			name: 'Acme & <Sons>',
			look,
			pages,
			cars: { listed: 1_234, leftOut: 1 },
			stock,
			warnings,
			notes: [
				'stock: 1 × no VIN',
				'site.json: manufacturer: found a setting without effect, expected the key left out.',
			],
			adFeeds: [adFeed],
			...built,
		},
		{
			slug: 'broken',
			name: 'Broken',
			ok: false,
			problems: [{ file: 'tenants/broken/site.json', path: 'locale', found: '"xx"', expected: 'en-AU' }],
		},
	]);
});
afterAll(() => host.close());

/** The sites that a page shows, in order. */
const shown = (text: string): string[] =>
	[...text.matchAll(/<li class="card"[^>]*?(?<hidden> hidden)?>[\s\S]*?<h3>(?:<a [^>]+>)?([^<]+)/g)].flatMap(
		([, hidden, name = '']) => (hidden ? [] : [name]),
	);

describe('start page', () => {
	test.each(['localhost', '127.0.0.1', '192.168.1.20'])('lists the tenants at %s', async (name) => {
		const { status, text } = await host.get('/', { host: name });
		expect(status).toBe(200);
		expect(text).toContain('3 sites on this machine, 1,234 cars');
		expect(text).toMatch(/<a href="\/\?state=failed">.*>Failed<\/span> 1<\/a>/);
		expect(text).toMatch(/<a href="\/\?state=warnings">.*>With warnings<\/span> 1<\/a>/);
	});

	test('a tenant’s card: name, colours, picture, counts', async () => {
		const { text } = await host.get('/', start);
		expect(text).toContain('Acme &amp; &lt;Sons&gt;');
		expect(text).not.toContain('<Sons>');
		expect(text).toContain('--brand:#112233;--on-brand:#fefefe');
		expect(text).toMatch(/<img src="http:\/\/acme\.localhost:\d+\/pictures\/a\.svg"/);
		expect(text).toContain('<li>1,234 cars</li><li>1,203 pages</li>');
		expect(text).toContain('href="/build-report/acme/#left-out">1 left out</a>');
		expect(text).toContain('href="/build-report/acme/#cars">4 cars to check</a>');
		expect(text).toContain('href="/build-report/acme/#warnings">1 warning</a>');
		expect(text).toContain('car · split theme');
		expect(text).toMatch(/<time [^>]+>5 minutes ago<\/time>/);
	});

	test('links to the pages that are there, with our port', async () => {
		const { text } = await host.get('/', start);
		const links = [...text.matchAll(/href="http:\/\/acme\.localhost:\d+([^"]*)"/g)].map(([, path]) => path);
		expect(links).toEqual(['/', '/', '/search/new-used-and-demo-cars/']);
		expect(text).toContain('href="/build-report/acme/"');
	});

	test('a card has one main way, to its site, and beside it the cockpit for operators, with the others in a menu', async () => {
		const { text } = await host.get('/', start);
		const [, links = ''] = /aria-label="Links of Acme[^"]*">(.*?)<\/div><\/div>/s.exec(text) ?? [];
		expect(links.match(/class="button main"/g)).toHaveLength(1);
		expect(links).toMatch(
			/^<a class="button main" href="http:\/\/acme\.localhost:\d+\/">Open site<\/a> <a href="\/tenants\/acme\/">Manage<\/a>/,
		);
		expect(links).toContain('popovertarget="more-acme"');
		expect(links.slice(links.indexOf('id="more-acme" class="more-menu" popover'))).toMatch(
			/Search.*Leads.*Report.*Settings/s,
		);
	});

	test('a failed tenant shows its problems; one of an earlier build is listed too', async () => {
		const { text } = await host.get('/', start);
		expect(text).toContain('so there is no site yet.');
		expect(text).toContain('<strong>locale</strong>: found &quot;xx&quot;, expected en-AU.');
		expect(text).toContain('href="/build-report/broken/#problems">What to do</a>');
		expect(text).toMatch(/http:\/\/older\.localhost:\d+\//);
	});

	test.each([
		['', ['Broken', 'Acme &amp; &lt;Sons&gt;', 'older']],
		['?q=ACME+split', ['Acme &amp; &lt;Sons&gt;']],
		['?q=nobody', []],
		['?template=car', ['Acme &amp; &lt;Sons&gt;']],
		['?theme=split', ['Acme &amp; &lt;Sons&gt;']],
		['?state=failed', ['Broken']],
		['?state=warnings', ['Acme &amp; &lt;Sons&gt;']],
		['?state=published', ['Acme &amp; &lt;Sons&gt;', 'older']],
		['?state=published&q=old', ['older']],
		['?template=boat', []],
		['?group=template', ['Acme &amp; &lt;Sons&gt;', 'Broken', 'older']],
	])('/%s narrows and groups the sites without a script', async (query, expected) => {
		expect(shown((await host.get(`/${query}`, start)).text)).toEqual(expected);
	});

	test('a site whose last build failed is held back: it stays as it was, and comes before all that went well', async () => {
		const problems = [{ file: 'tenants/zed/site.json', path: 'url', found: '"x"', expected: 'an address' }];
		const held = await startHost({ 'zed/index.html': 'Zed', 'ace/index.html': 'Ace' });
		writeReport(held, [
			{ slug: 'ace', name: 'Ace' },
			{ slug: 'zed', name: 'Zed', ok: false, problems: [...problems, ...problems] },
		]);
		const { text } = await held.get('/', start);
		expect(shown(text)).toEqual(['Zed', 'Ace']);
		expect(text).toContain('so the site stays as it was.');
		expect(text).toContain('>What to do about all 2</a>');
		expect(shown((await held.get('/?state=held+back', start)).text)).toEqual(['Zed']);
		await held.close();
	});

	test('leads to a site’s config and its page for operators at this machine only', async () => {
		const here = (await host.get('/', start)).text;
		for (const path of ['/tenants/acme/config/', '/tenants/acme/']) expect(here).toContain(`href="${path}"`);
		const far = { ...start, headers: { 'x-forwarded-for': '203.0.113.9' } };
		expect((await host.get('/', far)).text).not.toContain('/tenants/');
	});

	test('before the first build it says what to do', async () => {
		const empty = await startHost({});
		expect((await empty.get('/', start)).text).toContain('npm run build -- --all');
		await empty.close();
	});
});

test('a tenant’s build report, with what was left out and why', async () => {
	const { status, text } = await host.get('/build-report/acme/', start);
	expect(status).toBe(200);
	expect(text).toContain('<dt>Records in the feed</dt><dd>10</dd>');
	expect(text).toContain('<dt>Sold</dt><dd>−2</dd>');
	expect(text).toContain('<dt>Cars on the site</dt><dd>7</dd>');
	expect(text).toContain('<h2>Cars to check (4)</h2>');
	expect(text).toContain('<summary>2 notes <span class="quiet">· nobody has to act</span></summary>');
	expect(text).toMatch(/<td>1<\/td><td><strong>no VIN<\/strong>/);
	expect(text.match(/no VIN/g)).toHaveLength(1);
	expect(text).toContain('<td>7</td><td>K7</td><td>year</td><td>&quot;&lt;i&gt;</td><td>no year</td>');
	expect(text).toContain('<td>1,300</td><td>price</td><td>read as dollars</td><td>$9 in K7</td>');
	expect((await host.get('/build-report/none/', start)).status).toBe(404);
	expect(text).toMatch(/<time [^>]+>5 minutes ago<\/time>[\s\S]+<code title="abcdef0123[^"]+">abcdef012<\/code>/);
	expect(text).toMatch(/href="http:\/\/acme\.localhost:\d+\/">Open the site/);
});

test('a build report has each warning once, with the cars that have a page as links', async () => {
	const { text } = await host.get('/build-report/acme/', start);
	expect(text.match(/no photos/g)).toHaveLength(1);
	expect(text.match(/no year/g)).toHaveLength(1);
	expect(text).toMatch(
		/<td>4<\/td><td><strong>no photos<\/strong><br><span class="quiet">Add photos to these cars in the feed\.<\/span><\/td><td><a href="http:[^"]+\/cars\/2021-kia-rio-k8\/">K8<\/a>, K9 and 2 more/,
	);
	expect(text).toMatch(/ad: 1 left out \(<a href="[^"]+">2021 Kia Rio K8<\/a>, 2021-no-page\)/);
});

test('SITE-5 a feed for advertisers: from the cars on the site to those in it, each reason with its number', async () => {
	const { text } = await host.get('/build-report/acme/', start);
	const ledger = text.slice(text.indexOf('id="ad-feeds"'));
	const figures = [...ledger.slice(0, ledger.indexOf('</section>')).matchAll(/<dd>(−?)(\d+)<\/dd>/g)];
	expect(figures.map(([, less, count]) => `${less}${count}`)).toEqual(['7', '−3', '−1', '3']);
	expect(ledger).toMatch(/No photo<div class="quiet"><a href="[^"]+k8\/">2021 Kia Rio K8<\/a>/);
});

test('a tenant answers at its own domain, with and without www', async () => {
	expect((await host.get('/', { host: 'acme.example' })).text).toBe('Acme');
	expect((await host.get('/', { host: 'www.acme.example' })).text).toBe('Acme');
});

test.each(['nobody.localhost', 'broken.localhost', 'nobody.example'])(
	'%s is not a site: 404 with the list',
	async (name) => {
		const { status, text } = await host.get('/', { host: name });
		expect(status).toBe(404);
		expect(text).toContain(`<strong>${name}:`);
		expect(text).toMatch(/<a href="http:\/\/acme\.localhost:\d+\/">Acme &amp; &lt;Sons&gt;<\/a>/);
		expect(text).not.toContain('>Broken<');
	},
);

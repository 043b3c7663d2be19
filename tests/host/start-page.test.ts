import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hosted, startHost, writeReport } from './hosted.ts';

let host: Hosted;
const start = { host: 'localhost' };
const look = {
	template: 'car',
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
		'older/index.html': 'Older',
	});
	const pages = { rendered: 3, reused: 1_200, removed: 0, written: 3 };
	const note = { record: 7, car: 'K7', field: 'year', value: '"<i>', reason: 'no year' };
	const prices = { field: 'price', reason: 'read as dollars', count: 1_300, examples: [{ ...note, value: '$9' }] };
	const lists = { notListed: { sold: 2 }, leftOut: [note], repaired: [prices], warnings: [] };
	const stock = { read: 10, usable: 9, listed: 7, ...lists };
	writeReport(host, [
		{ slug: 'acme', name: 'Acme & <Sons>', look, pages, cars: { listed: 1_234, leftOut: 1 }, stock },
		{
			slug: 'broken',
			name: 'Broken',
			ok: false,
			problems: [{ file: 'tenants/broken/site.json', path: 'locale', found: '"xx"', expected: 'en-AU' }],
		},
	]);
});
afterAll(() => host.close());

describe('start page', () => {
	test.each(['localhost', '127.0.0.1', '192.168.1.20'])('lists the tenants at %s', async (name) => {
		const { status, text } = await host.get('/', { host: name });
		expect(status).toBe(200);
		expect(text).toContain('3 sites on this machine, 1,234 cars');
		expect(text).toContain('1 failed to build');
	});

	test('a tenant’s card: name, colours, picture, counts', async () => {
		const { text } = await host.get('/', start);
		expect(text).toContain('Acme &amp; &lt;Sons&gt;');
		expect(text).not.toContain('<Sons>');
		expect(text).toContain('--brand:#112233;--on-brand:#fefefe');
		expect(text).toMatch(/<img src="http:\/\/acme\.localhost:\d+\/pictures\/a\.svg"/);
		expect(text).toContain('<li>1,234 cars</li><li>1,203 pages</li><li>1 left out</li>');
	});

	test('links to the pages that are there, with our port', async () => {
		const { text } = await host.get('/', start);
		const links = [...text.matchAll(/href="http:\/\/acme\.localhost:\d+([^"]*)"/g)].map(([, path]) => path);
		expect(links).toEqual(['/', '/', '/search/new-used-and-demo-cars/', '/contact/']);
		expect(text).toContain('href="/build-report/acme/"');
	});

	test('a failed tenant shows its problems; one of an earlier build is listed too', async () => {
		const { text } = await host.get('/', start);
		expect(text).toContain('it has no site yet');
		expect(text).toContain('tenants/broken/site.json: locale: found &quot;xx&quot;, expected en-AU.');
		expect(text).toMatch(/http:\/\/older\.localhost:\d+\//);
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
	expect(text).toContain('10 records read, 9 cars usable, 7 listed.');
	expect(text).toContain('<td>7</td><td>K7</td><td>year</td><td>&quot;&lt;i&gt;</td><td>no year</td>');
	expect(text).toContain('<td>1,300</td><td>price</td><td>read as dollars</td><td>$9 in K7</td>');
	expect((await host.get('/build-report/none/', start)).status).toBe(404);
});

test('a tenant answers at its own domain, with and without www', async () => {
	expect((await host.get('/', { host: 'acme.example' })).text).toBe('Acme');
	expect((await host.get('/', { host: 'www.acme.example' })).text).toBe('Acme');
});

test.each(['nobody.localhost', 'broken.localhost', 'nobody.example'])(
	'%s is no site: 404 with the list',
	async (name) => {
		const { status, text } = await host.get('/', { host: name });
		expect(status).toBe(404);
		expect(text).toContain(`<strong>${name}:`);
		expect(text).toMatch(/<a href="http:\/\/acme\.localhost:\d+\/">Acme &amp; &lt;Sons&gt;<\/a>/);
		expect(text).not.toContain('>Broken<');
	},
);

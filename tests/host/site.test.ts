import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectsFile } from '../../src/site/pages/host-rules.ts';
import { makeSite } from '../support/make-site.ts';
import { type Hosted, startHost } from './hosted.ts';

const long = `<!doctype html><title>Home</title>${'<p>Cars.</p>'.repeat(200)}`;
let host: Hosted;

beforeAll(async () => {
	host = await startHost({
		'acme/index.html': long,
		'acme/404.html': '<h1>Not here</h1>',
		'acme/contact/index.html': '<h1>Contact</h1>',
		'acme/plain.html': '<h1>Plain</h1>',
		'acme/name with space.txt': 'spaced',
		'acme/_astro/app.abc.css': 'a{}',
		'acme/_redirects': [
			'/pages/contact /contact/ 301',
			'/contact /elsewhere/ 301',
			'/forced/* /contact/:splat 302!',
			'/away https://example.com/there 301',
			'/garage /contact/ 200',
			'/proxy https://example.com/api 200',
			'/gone /404.html 410',
			'/hidden/* /404.html 404!',
			'',
		].join('\n'),
		'acme/_headers': '/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n/_astro/*\n  Cache-Control: immutable\n',
		'acme/hidden/index.html': 'hidden by a rule',
		'other/index.html': 'Other',
		'secret.txt': 'outside',
	});
});
afterAll(() => host.close());

describe('files and pretty URLs', () => {
	test('ROUTE-1 a page, its type and its host', async () => {
		const answer = await host.get('/');
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.text).toBe(long);
		expect((await host.get('/', { host: 'other.localhost' })).text).toBe('Other');
	});

	test('ROUTE-16 a folder without its slash moves there, query kept', async () => {
		const answer = await host.get('/contact?make=Kia&x=%20');
		expect([answer.status, answer.headers.location]).toEqual([301, '/contact/?make=Kia&x=%20']);
		expect((await host.get('/contact/index.html')).headers.location).toBe('/contact/');
	});

	test('a page without a folder answers without its ending', async () => {
		expect((await host.get('/plain')).text).toBe('<h1>Plain</h1>');
		expect((await host.get('/name%20with%20space.txt')).text).toBe('spaced');
	});

	test('what is not there is the site’s own 404 page, with that status', async () => {
		const answer = await host.get('/nothing/');
		expect([answer.status, answer.text]).toEqual([404, '<h1>Not here</h1>']);
		expect((await host.get('/_redirects')).status).toBe(404);
		expect((await host.get('/_headers')).status).toBe(404);
	});

	test('HEAD has the length and no body; other methods are refused', async () => {
		const answer = await host.get('/', { method: 'HEAD' });
		expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
			200,
			String(long.length),
			0,
		]);
		expect((await host.get('/', { method: 'POST' })).status).toBe(405);
	});
});

describe('nothing outside the site', () => {
	test.each([
		'/../secret.txt',
		'/..%2fsecret.txt',
		'/%2e%2e/secret.txt',
		'/%2e%2e%2fsecret.txt',
		'/contact/..%2f..%2fsecret.txt',
		'/..%5csecret.txt',
		'/.%2e/other/index.html',
		'/secret.txt%00.html',
	])('%s', async (path) => {
		const answer = await host.get(path);
		expect(answer.status).toBe(404);
		expect(answer.text).toBe('<h1>Not here</h1>');
	});

	test('a symbolic link that leads out', async () => {
		symlinkSync(join(host.out, 'secret.txt'), join(host.out, 'acme', 'link.txt'));
		symlinkSync(join(host.out, 'other'), join(host.out, 'acme', 'linked'));
		expect((await host.get('/link.txt')).status).toBe(404);
		expect((await host.get('/linked/')).status).toBe(404);
	});

	test('an address that cannot be decoded', async () => {
		expect((await host.get('/%zz')).status).toBe(400);
	});

	test.each(['..', '../other', '.forecourt', 'ACME..', '%2e%2e'])('the host name %s.localhost', async (name) => {
		expect((await host.get('/', { host: `${name}.localhost` })).status).not.toBe(200);
	});
});

describe('_redirects', () => {
	test('ROUTE-16 /pages/… moves to the stripped path with its query', async () => {
		const answer = await host.get('/pages/contact/?a=1');
		expect([answer.status, answer.headers.location]).toEqual([301, '/contact/?a=1']);
	});

	test('a page that is there beats a rule, unless the rule is forced', async () => {
		expect((await host.get('/contact/')).text).toBe('<h1>Contact</h1>');
		const forced = await host.get('/forced/x');
		expect([forced.status, forced.headers.location]).toEqual([302, '/contact/x']);
	});

	test('another site, a rewrite, another status', async () => {
		expect((await host.get('/away')).headers.location).toBe('https://example.com/there');
		expect((await host.get('/garage')).text).toBe('<h1>Contact</h1>');
		const gone = await host.get('/gone');
		expect([gone.status, gone.text]).toEqual([410, '<h1>Not here</h1>']);
		expect((await host.get('/hidden/')).status).toBe(404);
	});

	test('passing on to another server is refused, not guessed', async () => {
		expect((await host.get('/proxy')).status).toBe(502);
	});

	test('new rules apply at once', async () => {
		host.write('other/_redirects', '/old /new/ 301\n');
		expect((await host.get('/old', { host: 'other.localhost' })).headers.location).toBe('/new/');
		host.write('other/_redirects', '/old /newest/ 301\n');
		expect((await host.get('/old', { host: 'other.localhost' })).headers.location).toBe('/newest/');
	});
});

describe('headers and caching', () => {
	test('_headers go over the defaults, a later rule over an earlier one', async () => {
		const page = (await host.get('/')).headers;
		expect([page['x-frame-options'], page['cache-control']]).toEqual(['DENY', 'no-cache']);
		expect((await host.get('/_astro/app.abc.css')).headers['cache-control']).toBe('immutable');
		expect((await host.get('/nothing')).headers['x-frame-options']).toBe('DENY');
		expect((await host.get('/', { host: 'other.localhost' })).headers['cache-control']).toContain('must-revalidate');
	});

	test('ETag: 304 while the file is the same, the new file once it is not', async () => {
		host.write('other/price.txt', '100');
		const first = await host.get('/price.txt', { host: 'other.localhost' });
		const etag = first.headers.etag ?? '';
		const again = { host: 'other.localhost', headers: { 'if-none-match': `"x", ${etag}` } };
		const second = await host.get('/price.txt', again);
		expect([second.status, second.text]).toEqual([304, '']);
		host.write('other/price.txt', '2000');
		expect((await host.get('/price.txt', again)).text).toBe('2000');
	});

	test('text is compressed as the visitor can take it', async () => {
		const accept = (encoding: string) => host.get('/', { headers: { 'accept-encoding': encoding } });
		const br = await accept('gzip, deflate, br');
		expect(br.headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(br.body).toString()).toBe(long);
		const gzip = await accept('gzip, br;q=0');
		expect(gzip.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(gzip.body).toString()).toBe(long);
		expect((await accept('identity')).headers['content-encoding']).toBeUndefined();
	});
});

test('a site built again is served at once, and the previous one while they are swapped', async () => {
	const at = (...parts: string[]) => join(host.out, ...parts);
	host.write('swap/index.html', 'old');
	const read = async () => (await host.get('/', { host: 'swap.localhost' })).text;
	expect(await read()).toBe('old');
	mkdirSync(at('.forecourt', 'swap', 'next'), { recursive: true });
	writeFileSync(at('.forecourt', 'swap', 'next', 'index.html'), 'new');
	renameSync(at('swap'), at('.forecourt', 'swap', 'previous'));
	expect(await read()).toBe('old');
	renameSync(at('.forecourt', 'swap', 'next'), at('swap'));
	expect(await read()).toBe('new');
});

test('the page for what is not there answers 404 at its own address, too', async () => {
	const rules = redirectsFile(makeSite({}));
	const hosted = await startHost({ 'acme/index.html': long, 'acme/_redirects': rules, 'acme/404.html': 'not here' });
	try {
		for (const path of ['/404', '/404/', '/404.html', '/no-such-page']) {
			expect(await hosted.get(path), path).toMatchObject({ status: 404, text: 'not here' });
		}
	} finally {
		await hosted.close();
	}
});

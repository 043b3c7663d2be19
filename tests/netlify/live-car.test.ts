import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carContent } from '../../netlify/live-car/car-content.ts';
import { fillShell } from '../../netlify/live-car/fill-shell.ts';
import { slugIn } from '../../netlify/live-car/live-car.ts';
import { closeRuntime, openRuntime, type Runtime } from '../../netlify/platform/runtime/runtime.ts';
import { createFunctions, type Functions } from '../../scripts/host/functions/functions.ts';
import { importDocuments } from '../../scripts/typesense/import-documents.ts';
import { redirectsFile } from '../../src/site/pages/host-rules.ts';
import { type Hosted, startHost } from '../host/hosted.ts';
import { engines } from '../support/databases.ts';
import { makeCar, makeSite } from '../support/make-site.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startFacadeOnly } from '../typesense/servers.ts';

const day = 86_400;
const now = Math.floor(Date.now() / 1000);
const shell =
	'<!doctype html><head><title>Acme</title><meta name="robots" content="noindex"><meta property="og:title" content="Acme"></head><main id="main"><div data-shell-content><h1 class="sr-only">Acme</h1></div></main><footer>Acme’s footer</footer>';

const car = (slug: string, over: Record<string, unknown> = {}) => ({
	slug,
	stocknum: slug,
	make: 'Kia',
	model: 'Rio',
	badge: 'S',
	year: 2021,
	km: 45_000,
	price: 15_990,
	status: 'in_stock',
	car_type: 'used',
	show_on_dealer_website: true,
	images: [{ image: { url: 'https://photos.example/1.jpg' } }],
	city: 'Bathurst',
	custom_rank: 1,
	...over,
});

const tags = Object.entries({ ...car('new-rio'), images: '' })
	.map(([name, value]) => `<${name}>${value}</${name}>`)
	.join('');
const hostile = { make: '"><script>alert(1)</script>', model: "$&$1<img src=x onerror='x'>", badge: '</title>' };
const stock = [
	car('new-rio'),
	car('hidden', { show_on_dealer_website: false }),
	car('trade-only', { status: 'wholesale' }),
	car('elsewhere', { city: 'Cowra' }),
	car('sold-now', { status: 'sold', sold_date_timestamp: now - day }),
	car('sold-away', { status: 'sold', sold_date_timestamp: now - 90 * day }),
	car('hostile', hostile),
];
const lines = (cars: readonly object[]): string => cars.map((one) => `${JSON.stringify(one)}\n`).join('');

type Feed = { body: string | Buffer; status: number };
const fine: Feed = { body: lines(stock), status: 200 };
let answer = fine;
let feed: Receiver;
let typesense: Awaited<ReturnType<typeof startFacadeOnly>>;
let host: Hosted;
let functions: Functions;
let runtime: Runtime;
let drop: () => Promise<void>;
const dir = mkdtempSync(join(tmpdir(), 'forecourt-live-'));
let clock = Date.now();

const filters = { search_filters: 'city:=Bathurst', phone: '0255500100', price_basis: 'drive_away' as const };

function published(slug: string, site: object): Record<string, string> {
	const rules = redirectsFile(makeSite({ ...site, slug }, []));
	const gone = '/cars/long-gone/ /gone/ 410\n';
	return {
		[`${slug}/index.html`]: slug,
		[`${slug}/_redirects`]: gone + rules,
		[`${slug}/404.html`]: `<h1>${slug}: page not found</h1>`,
		[`${slug}/gone/index.html`]: `<h1>${slug}: that car is gone</h1>`,
		[`${slug}/_app/index.html`]: shell,
		[`${slug}/cars/known/index.html`]: 'a page of the last build',
	};
}

beforeAll(async () => {
	feed = await startReceiver((response) => response.writeHead(answer.status).end(answer.body));
	typesense = await startFacadeOnly();
	const collection = `${typesense.prefix}_cars`;
	const schema = JSON.parse(readFileSync('tests/fixtures/typesense-golden/schema.json', 'utf8')) as {
		fields: { name: string }[];
	};
	const fields = schema.fields.map((field) => ({ ...field, optional: field.name !== 'custom_rank' }));
	await typesense.server.create({ ...schema, fields, name: collection });
	const documents = stock.map((one, index) => ({ ...one, id: String(900_000 + index), photos_count: 1 }));
	expect(await importDocuments(typesense.server, collection, documents)).toEqual([]);
	const url = `${feed.url}/cars.jsonl`;
	const auth = { kind: 'header', header: 'x-feed-key', value_env: 'FEED_KEY' };
	const sites: Record<string, { site: NonNullable<Parameters<typeof makeSite>[0]> }> = {
		acme: { site: { ...filters, stock_feed: { type: 'url', url } } },
		keyed: { site: { ...filters, stock_feed: { type: 'url', url: url.replace('http:', 'https:'), auth } as never } },
		other: { site: { stock_feed: { type: 'url', url: `${feed.url}/other.jsonl` } } },
		broken: { site: { stock_feed: { type: 'url', url: `${feed.url}/broken.jsonl` } } },
		served: { site: { ...filters, stock_feed: { type: 'typesense', collection } } },
		table: { site: { stock_feed: { type: 'url', url: `${feed.url}/cars.csv` } } },
		packed: { site: { stock_feed: { type: 'url', url: `${feed.url}/cars.xml.gz`, item: '/stock/car' } } },
		plain: { site: { stock_feed: { type: 'none' } } },
		riders: { site: { template: 'motorcycle', stock_feed: { type: 'url', url } } },
	};
	const tenantsDir = writeTenants(join(dir, 'tenants'), sites);
	const database = await engines[0]?.make();
	if (!database) throw new Error('no database');
	drop = database.drop;
	Object.assign(process.env, database.env, typesense.env, {
		FORECOURT_TENANTS: tenantsDir,
		FORECOURT_RATE_FACTOR: '1000',
		TYPESENSE_API_KEY: '',
	});
	functions = createFunctions(resolve('netlify/functions'));
	const files = Object.entries(sites).map(([slug, { site }]) => published(slug, site));
	host = await startHost(Object.assign({}, ...files), { functions });
	runtime = await openRuntime();
	runtime.now = () => clock;
});
afterAll(async () => {
	await host.close();
	await functions.stop();
	await closeRuntime();
	await drop();
	await feed.stop();
	await typesense.stop();
	rmSync(dir, { recursive: true });
});
beforeEach(() => {
	answer = fine;
	clock += 61_000;
	feed.received.length = 0;
	typesense.facade.asked.length = 0;
});

const get = (path: string, site = 'acme') => host.get(path, { host: `${site}.localhost` });

describe.each(['acme', 'served'])('ROUTE-2 an unknown car of %s, whose stock has a live source', (site) => {
	test('is shown in the shell with its price, and kept out of search engines', async () => {
		const { status, text, headers } = await get('/cars/new-rio/', site);
		expect(status).toBe(200);
		expect(text).toContain('<title>2021 Kia Rio S | Dealer');
		expect(text).toContain('2021 Kia Rio');
		expect(text).toContain('$15,990');
		expect(text).toContain('Drive away');
		expect(text).toContain('/.netlify/images?url=https%3A%2F%2Fphotos.example%2F1.jpg');
		expect(text).toContain('href="tel:');
		expect(text).toContain('href="/contact/"');
		expect(text).toContain('Acme’s footer');
		expect(text).not.toContain('data-shell-content');
		expect(headers['x-robots-tag']).toBe('noindex');
		expect(headers['content-security-policy']).toContain("default-src 'self'");
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(headers['netlify-cdn-cache-control']).toBe('public, max-age=60');
	});

	test.each(['hidden', 'trade-only', 'elsewhere', 'never-was', 'New-Rio'])(
		'/cars/%s/ is a 404 with the site’s page',
		async (slug) => {
			const { status, text } = await get(`/cars/${slug}/`, site);
			expect([status, text]).toEqual([404, `<h1>${site}: page not found</h1>`]);
		},
	);

	test('one sold within the days of the site is shown as sold, one sold before is gone', async () => {
		const sold = await get('/cars/sold-now/', site);
		expect([sold.status, sold.text.includes('SOLD'), sold.text.includes('$15,990')]).toEqual([200, true, false]);
		const gone = await get('/cars/sold-away/', site);
		expect([gone.status, gone.text]).toEqual([410, `<h1>${site}: that car is gone</h1>`]);
	});

	test('one that is known to be gone, a page of the site and a hostile address are not asked for', async () => {
		expect((await get('/cars/long-gone/', site)).status).toBe(410);
		expect((await get('/cars/known/', site)).text).toBe('a page of the last build');
		for (const path of [
			'/cars/a%60%20%7C%7C%20id:*/',
			'/cars/..%2f..%2fx/',
			'/cars/x/y/z/',
			`/cars/${'a'.repeat(200)}/`,
		]) {
			expect([path, (await get(path, site)).status]).toEqual([path, 404]);
		}
		expect([feed.received, typesense.facade.asked]).toEqual([[], []]);
	});

	test('texts of the feed stay texts', async () => {
		const { status, text } = await get('/cars/hostile/', site);
		expect(status).toBe(200);
		expect(text).not.toMatch(/<script|<img src=x|onerror='/);
		expect(text.match(/<\/title>/g)).toHaveLength(1);
		expect(text).toContain('&lt;script&gt;');
	});

	test('HEAD answers as GET', async () => {
		const head = await host.get('/cars/new-rio/', { host: `${site}.localhost`, method: 'HEAD' });
		expect([head.status, head.text]).toEqual([200, '']);
	});
});

describe('ROUTE-2 a source', () => {
	test('that is a feed is read once a minute', async () => {
		await Promise.all(['new-rio', 'never-was', 'hidden'].map((slug) => get(`/cars/${slug}/`)));
		expect(feed.received).toHaveLength(1);
		clock += 59_000;
		await get('/cars/new-rio/');
		expect(feed.received).toHaveLength(1);
		clock += 1_000;
		await get('/cars/new-rio/');
		expect(feed.received).toHaveLength(2);
	});

	test.each<[string, Feed]>([
		['is down', { body: '', status: 500 }],
		['answers with a page', { body: '<html>Sign in</html>', status: 200 }],
		['breaks off', { body: lines(stock).slice(0, -30), status: 200 }],
		['has lost most of its records', { body: `${lines(stock)}${'{"make":"Kia"}\n'.repeat(50)}`, status: 200 }],
	])('that %s says nothing of an unknown car: 503, to be asked again', async (_, now) => {
		answer = now;
		const { status, headers } = await get('/cars/never-was/', 'broken');
		expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
	});

	test('that was down is asked again after ten seconds', async () => {
		answer = { body: '', status: 500 };
		await get('/cars/new-rio/');
		answer = fine;
		expect((await get('/cars/new-rio/')).status).toBe(503);
		clock += 10_000;
		expect((await get('/cars/new-rio/')).status).toBe(200);
	});

	test('that is a search server gets one search with the key for searches; down or without a key it is a 503', async () => {
		await get('/cars/new-rio/', 'served');
		expect(typesense.facade.asked.map(({ method, path }) => [method, path])).toEqual([
			['GET', `/collections/${typesense.prefix}_cars/documents/search`],
		]);
		typesense.facade.play((_, response) => {
			response.writeHead(503).end();
			return true;
		});
		expect((await get('/cars/new-rio/', 'served')).status).toBe(503);
		typesense.facade.play(null);
		process.env['TYPESENSE_SEARCH_KEY'] = '';
		expect((await get('/cars/new-rio/', 'served')).status).toBe(503);
		process.env['TYPESENSE_SEARCH_KEY'] = typesense.env.TYPESENSE_SEARCH_KEY;
	});

	test('whose secret is not set is not asked, and the answer does not say why', async () => {
		const { status, text } = await get('/cars/new-rio/', 'keyed');
		expect([status, text.includes('FEED_KEY'), feed.received]).toEqual([503, false, []]);
	});

	test('is the tenant’s own', async () => {
		answer = { body: lines([car('only-there')]), status: 200 };
		expect((await get('/cars/only-there/', 'other')).status).toBe(200);
		answer = fine;
		expect((await get('/cars/only-there/')).status).toBe(404);
		expect(feed.received.map(({ path }) => path)).toEqual(['/other.jsonl', '/cars.jsonl']);
	});

	test.each<[string, string | Buffer]>([
		['table', 'slug,make,model,year,price\nnew-rio,Kia,Rio,2021,15990\n'],
		['packed', gzipSync(`<stock><car>${tags}</car></stock>`)],
	])('that is a feed of another format is read, too: %s', async (site, body) => {
		answer = { body, status: 200 };
		const { status, text } = await get('/cars/new-rio', site);
		expect([status, text.includes('$15,990')]).toEqual([200, true]);
	});

	test('follows the template’s addresses', async () => {
		expect((await get('/motorcycles/new-rio/', 'riders')).status).toBe(200);
		expect((await get('/cars/new-rio/', 'riders')).status).toBe(404);
	});
});

describe('ROUTE-2 a site without a live source', () => {
	test('answers a plain 404 and asks nobody, at the function’s own address too', async () => {
		for (const path of ['/cars/new-rio/', '/.netlify/functions/live-car/new-rio']) {
			const { status, text } = await get(path, 'plain');
			expect([status, text]).toEqual([404, '<h1>plain: page not found</h1>']);
		}
		expect([feed.received, typesense.facade.asked]).toEqual([[], []]);
	});

	test('has no rule for it; a site with one has it last', () => {
		const rule = '/cars/:slug/ /.netlify/functions/live-car/:slug 200\n';
		expect(redirectsFile(makeSite())).not.toContain('live-car');
		const live = { stock_feed: { type: 'url', url: 'https://feeds.example/cars.csv' } } as const;
		expect(redirectsFile(makeSite(live)).endsWith(rule)).toBe(true);
		expect(makeSite(live).hasPage('/gone/')).toBe(true);
	});
});

test('ROUTE-2 a slug is read from the address that was asked for, and from the one that the rule leads to', () => {
	expect(slugIn('https://a.example/cars/kia-rio_1/?x=1')).toBe('kia-rio_1');
	expect(slugIn('https://a.example/.netlify/functions/live-car/kia-rio_1')).toBe('kia-rio_1');
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const slug = slugIn(`https://a.example/cars/${encodeURIComponent(text)}/`);
			expect(slug === null || /^[A-Za-z0-9_-]{1,150}$/.test(slug)).toBe(true);
		}),
		{ seed: 2, numRuns: 200 },
	);
});

test('ROUTE-2 CAR-2 a number that is masked, a price of a reserved car, a car without a photo', () => {
	const set = { phone: '0255500100', car_page: { phone_masked: true } };
	const shown = (over: object) => {
		const one = makeCar({ price: 15_990, ...over });
		return carContent(makeSite(set, [one]), one).content;
	};
	expect(shown({})).not.toMatch(/5550|tel:/);
	expect(shown({ reserved: true })).toContain('Reserved for another buyer');
	expect(shown({})).not.toContain('Reserved');
	expect(shown({})).not.toContain('<img');
});

test('ROUTE-2 any title and description stay text in the shell', () => {
	const texts = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '$', '/title', 'a') });
	fc.assert(
		fc.property(texts, texts, (title, description) => {
			const html = fillShell(shell, { title, description, content: '$&' }) ?? '';
			expect(html.match(/</g)?.length).toBe((shell.match(/</g)?.length ?? 0) - 4 + 1);
			expect(html).toContain('<main id="main">$&</main>');
		}),
		{ seed: 2, numRuns: 200 },
	);
	expect(fillShell('<h1>Not found</h1>', { title: '', description: '', content: '' })).toBeNull();
});

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileStamps, writtenFiles } from '../../../scripts/bench/files.ts';
import { createRulesReader } from '../../../scripts/host/rules.ts';
import { answerFromSite } from '../../../scripts/host/site.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 15, 2) / 1000;
const record = 'stock-record.json';

type Run = { acceptShrink?: boolean; published?: string };
type Feed = Omit<TenantFiles, 'site'> & { feed?: Record<string, unknown> };

/** One tenant, `a`, its folder of built sites, and the answers of its published site. */
function makeTenant(first: Feed) {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const rewrite = ({ feed, ...files }: Feed) => {
		const stock_feed = { type: 'file', path: 'stock.jsonl', ...feed };
		writeTenants(join(dir, 'tenants'), { a: { ...files, site: { share_pictures: 'photo', stock_feed } } });
	};
	rewrite(first);
	const ask = (path: string) =>
		answerFromSite(new Request(`http://a.localhost${path}`), { root: join(out, 'a'), readRules: createRulesReader() });
	return {
		site: join(out, 'a'),
		work: join(out, '.forecourt', 'a'),
		rewrite,
		/** Builds for this moment; what is wrong, in words, and what was doubtful. */
		run: async (at: number, options: Run = {}) => {
			const report = await build({ tenantsDir: join(dir, 'tenants'), out, slugs: ['a'], now: at, ...options });
			const problems = [...report.problems, ...report.tenants.flatMap((tenant) => tenant.problems)];
			const [tenant] = report.tenants;
			return { ok: report.ok, says: problems.map(formatProblem).join('\n'), tenant, warnings: tenant?.warnings ?? [] };
		},
		/** As on a machine that has never built it. */
		forget: (what: '.forecourt' | 'all') => rmSync(what === 'all' ? out : join(out, '.forecourt'), { recursive: true }),
		text: (file: string) => readFileSync(join(out, 'a', file), 'utf8'),
		status: async (path: string) => (await ask(path)).status,
		location: async (path: string) => (await ask(path)).headers.get('location'),
	};
}

const cars = (count: number, set: (index: number) => Record<string, unknown> = () => ({})) =>
	Array.from({ length: count }, (_, index) => ({ vin: vinOf(index), ...set(index) }));
const vinOf = (index: number): string => `6FPAAAJGSW0${String(index).padStart(6, '0')}`;

/** The published site on a server; `answer` stands in for the record. */
async function serve(site: string, answer?: { status: number; body: string }): Promise<string> {
	const server = createServer((request, response) => {
		const file = join(site, request.url ?? '');
		if (answer) response.writeHead(answer.status).end(answer.body);
		else if (existsSync(file)) response.writeHead(200).end(readFileSync(file));
		else response.writeHead(404).end('Not found');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const days = (xml: string): Record<string, string> =>
	Object.fromEntries(
		[...xml.matchAll(/<loc>https:\/\/a\.example([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, path, changed]) => [
			path,
			changed,
		]),
	);

describe('what the site remembers', () => {
	test('outlives a deleted .forecourt: guard, 410, 301, first day, days of the sitemap', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const rest = cars(8, (index) => (index === 2 ? { slug: 'car-2-classic', model: 'Rio Classic' } : {}));
		built.rewrite({ cars: rest.slice(0, 7) });
		expect(await built.run(now + day)).toMatchObject({ ok: true, says: '' });
		const before = {
			map: days(built.text('sitemap.xml')),
			rules: built.text('_redirects'),
			record: built.text(record),
		};
		expect([await built.status('/cars/car-7/'), await built.status('/cars/car-2/')]).toEqual([410, 301]);
		expect(before.map['/contact/']).toBe('2026-06-15');
		expect(before.map['/cars/car-2-classic/']).toBe('2026-06-16');

		built.forget('.forecourt');
		expect(await built.run(now + 5 * day)).toMatchObject({ ok: true, says: '' });
		expect(days(built.text('sitemap.xml'))).toEqual(before.map);
		expect(built.text('_redirects')).toBe(before.rules);
		expect(built.text(record)).toBe(before.record);
		expect(before.record).toContain('["car-2-classic","2026-06-15"');

		built.forget('.forecourt');
		built.rewrite({ cars: rest.slice(0, 3) });
		expect((await built.run(now + 6 * day)).says).toContain('4 of 7 published cars');
	});

	test('is written only with a reason: nothing changed, nothing written', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		const before = fileStamps(built.site);
		expect((await built.run(now + 9 * day)).tenant?.pages).toMatchObject({ rendered: 0, written: 0 });
		expect(writtenFiles(before, fileStamps(built.site))).toEqual([]);
	});

	test('is no page for search engines, has no VIN, and is asked for each time', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		expect(built.text('_headers')).toMatch(
			/\/stock-record\.json\n {2}Cache-Control: no-cache\n {2}X-Robots-Tag: noindex\n/,
		);
		expect(built.text('sitemap.xml')).not.toContain(record);
		expect(built.text(record)).not.toContain('6FPAAAJGSW0');
	});

	test('is read over HTTP on a machine that has nothing', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const elsewhere = makeTenant({ cars: cars(8).slice(0, 7) });
		const published = await serve(built.site);
		expect(await elsewhere.run(now + day, { published })).toMatchObject({ ok: true });
		expect(await elsewhere.status('/cars/car-7/')).toBe(410);
		expect(days(elsewhere.text('sitemap.xml'))['/contact/']).toBe('2026-06-15');

		elsewhere.forget('all');
		elsewhere.rewrite({ cars: cars(8).slice(0, 3) });
		expect((await elsewhere.run(now + day, { published })).says).toContain('5 of 8 published cars');
		expect(existsSync(elsewhere.site)).toBe(false);
	});

	test('is not there at a first publication: the site answers 404', async () => {
		const built = makeTenant({ cars: cars(1) });
		const published = await serve(built.site);
		expect(await built.run(now, { published })).toMatchObject({ ok: true, says: '' });
	});

	const newer = JSON.stringify({ format: 'forecourt stock record', version: 4 });
	test.each([
		['a server that fails', { status: 503, body: '' }, 'found status 503'],
		['a page in its place', { status: 200, body: '<!doctype html>' }, 'found a record that is damaged'],
		['a newer record', { status: 200, body: newer }, 'which a newer Forecourt has written'],
	])('with %s in its place is never taken for none', async (_, answer, says) => {
		const built = makeTenant({ cars: cars(1) });
		const published = await serve(built.site, answer);
		const refused = await built.run(now, { published });
		expect(refused.says).toContain(says);
		expect(refused.says).toContain('--accept-shrink');
		expect(existsSync(built.site)).toBe(false);
		const accepted = await built.run(now, { published, acceptShrink: true });
		expect(accepted).toMatchObject({ ok: true });
		expect(accepted.warnings.join()).toContain('Without it the build does not know which cars the site listed');
	});

	test('of another site, or cut in the published folder, is refused; the pages stand in for one that is not there', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const whole = built.text(record);
		for (const [text, says] of [
			[whole.replace('"tenant":"a"', '"tenant":"b"'), 'the record of the site "b"'],
			[whole.slice(0, -20), 'a record that is damaged'],
			[whole.replace(/\["car-7".*?\]\],?/, ''), 'a record that is damaged'],
		] as const) {
			writeFileSync(join(built.site, record), text);
			expect((await built.run(now + day)).says).toContain(says);
		}
		rmSync(join(built.site, record));
		built.rewrite({ cars: cars(3) });
		expect((await built.run(now + day)).says).toContain('5 of 8 published cars');
	});
});

describe('the gate', () => {
	test('keeps the site and the feed, says what would be gone and what to type, and publishes when told to', async () => {
		const built = makeTenant({ cars: cars(60) });
		await built.run(now);
		built.rewrite({ cars: cars(42) });
		const held = await built.run(now + day);
		expect(held.says).toMatch(
			/stock_feed: found 18 of 60 published cars that are no longer in the feed and were not sold: car-42, car-43, car-44, …, expected at most 9 gone within a day \(max_gone_share 15 %/,
		);
		expect(held.says).toContain('npm run build -- a --accept-shrink');
		expect(await built.status('/cars/car-59/')).toBe(200);
		const kept = join(built.work, 'held-feed.jsonl');
		expect(held.says).toContain(kept);
		expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(42);
		expect(statSync(kept).mode & 0o777).toBe(0o600);
		expect(held.tenant?.cars.listed).toBe(42);
		expect(await built.run(now + day, { acceptShrink: true })).toMatchObject({ ok: true });
		expect(await built.status('/cars/car-59/')).toBe(410);
		expect(existsSync(kept)).toBe(false);
		expect(await built.run(now + day)).toMatchObject({ ok: true });
	});

	test('asks which cars: as many others are as bad, sold ones are no loss, and losses of a day are added up', async () => {
		const built = makeTenant({ cars: cars(20) });
		await built.run(now);
		const others = cars(20, (index) => ({ vin: vinOf(100 + index), slug: `other-${index}`, stocknum: `T${index}` }));
		built.rewrite({ cars: others });
		expect((await built.run(now + day)).says).toContain('20 of 20 published cars');
		const sold = cars(20, (index) => (index < 15 ? { status: 'sold', sold_date_timestamp: now - 9 * day } : {}));
		built.rewrite({ cars: sold });
		expect(await built.run(now + day)).toMatchObject({ ok: true, says: '' });
		built.rewrite({ cars: [...sold.slice(0, 18), ...others.slice(0, 4)] });
		expect(await built.run(now + day + 60)).toMatchObject({ ok: true, says: '' });
		built.rewrite({ cars: [...sold.slice(0, 16), ...others.slice(0, 4)] });
		expect((await built.run(now + day + 120)).says).toContain('4 of 7 published cars');
	});

	test('holds a feed without a car back, always, unless the config says that there is no stock', async () => {
		const built = makeTenant({ cars: [] });
		expect((await built.run(now)).says).toContain('found no car to list');
		expect(existsSync(built.site)).toBe(false);
		built.rewrite({ files: { 'stock.csv': 'make,model,year\n' }, feed: { path: 'stock.csv' } });
		expect((await built.run(now)).says).toContain('found no car to list');
		expect(await built.run(now, { acceptShrink: true })).toMatchObject({ ok: true });
		expect((await built.run(now)).says).toContain('"type": "none"');
		built.rewrite({ feed: { type: 'none', path: undefined } });
		expect(await built.run(now)).toMatchObject({ ok: true, says: '' });
	});

	test('holds a feed back that has grown beyond reason, that breaks off, or that is too old where the config says so', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		built.rewrite({ cars: cars(60) });
		expect((await built.run(now + day)).says).toContain('found 60 cars to list, where the published site has 2');
		const rows = 'make,model,year,vin\nKia,Rio,2021,6FPAAAJGSW0000000\nKia,Rio,2021,6FPAAAJGSW0000001\nKia,Ri';
		built.rewrite({ files: { 'stock.csv': rows }, feed: { path: 'stock.csv', max_left_out_share: 1 } });
		const cut = await built.run(now + day);
		expect(cut.says).toContain('an incomplete feed: its last row, line 4, has 2 values where the header has 4');
		expect(readFileSync(join(built.work, 'held-feed.csv'), 'utf8')).toBe(rows);
		built.rewrite({ files: { 'stock.csv': `${rows},"2021` }, feed: { path: 'stock.csv' } });
		expect((await built.run(now + day)).says).toContain('a quote that is never closed');
		expect(existsSync(join(built.work, 'held-feed.csv'))).toBe(true);
		built.rewrite({ cars: cars(2), feed: { max_age_days: 30 } });
		const age = Math.floor(Date.now() / 1000) + 40 * day;
		expect((await built.run(age)).says).toMatch(
			/found a feed that is (39|40) days old, expected a feed at most 30 days old/,
		);
		built.rewrite({ cars: cars(2) });
		expect((await built.run(age)).warnings.join()).toMatch(/the feed is (39|40) days old/);
	});
});

describe('a clock that was wrong for one build', () => {
	test.each([
		['100 days ahead', 100],
		['100 days behind', -100],
		['ten years ahead', 3650],
	])('%s loses no 410, and no day lies ahead afterwards', async (_, wrong) => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		built.rewrite({ cars: cars(7) });
		await built.run(now + day);
		built.rewrite({ cars: cars(7, (index) => (index === 0 ? { price: 12_345 } : {})).slice(0, 6) });
		expect(await built.run(now + (2 + wrong) * day)).toMatchObject({ ok: true });
		expect(await built.run(now + 3 * day)).toMatchObject({ ok: true });
		expect(await built.status('/cars/car-7/')).toBe(410);
		expect(await built.status('/cars/car-6/')).toBe(410);
		const after = Object.values(days(built.text('sitemap.xml'))).sort();
		expect(after.filter((one) => String(one) > '2026-06-18')).toEqual([]);
		await built.run(now + 4 * day);
		await built.run(now + 5 * day);
		expect(built.text(record)).not.toMatch(/202[7-9]|203\d|2026-(0[7-9]|1)/);
		const still = days(built.text('sitemap.xml'));
		await built.run(now + 60 * day);
		expect(days(built.text('sitemap.xml'))).toEqual(still);
		expect(await built.status('/cars/car-7/')).toBe(410);
	});
});

test('two records with one VIN are reported as that, and a car called something else keeps one page', async () => {
	const vin = vinOf(1);
	const built = makeTenant({
		cars: [{ vin, slug: 'ram' }, { vin, slug: 'ram' }, { vin: vinOf(2) }],
		feed: { max_left_out_share: 1 },
	});
	expect((await built.run(now)).warnings).toContainEqual('stock: 1 left out: another record has the same VIN');
	built.rewrite({ cars: [{ vin, slug: 'ram-other', model: 'Other' }, { vin: vinOf(2) }, {}] });
	expect((await built.run(now + day)).says).toBe('');
	expect(await built.location('/cars/ram/')).toBe('/cars/ram-other/');
	expect(built.text('_redirects')).not.toContain('410');
});

test('a site with too many pages for one sitemap has several, and a list of them', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	const run = (at: number, price: number, sitemapLimit?: number) => {
		const changed = cars(30, (index) => (index === 0 ? { price } : {}));
		writeTenants(tenantsDir, { a: { site: { share_pictures: 'photo' }, cars: changed } });
		return build({ tenantsDir, out: join(dir, 'dist'), slugs: 'all', now: at, ...(sitemapLimit && { sitemapLimit }) });
	};
	const text = (file: string) => readFileSync(join(dir, 'dist', 'a', file), 'utf8');
	expect((await run(now, 20_000, 20)).ok).toBe(true);
	const parts = [
		...text('sitemap.xml').matchAll(/<sitemap><loc>https:\/\/a\.example\/([^<]+)<\/loc><lastmod>([^<]+)/g),
	];
	const split = Object.fromEntries(parts.flatMap(([, file]) => Object.entries(days(text(file ?? '')))));
	expect(parts.length).toBe(Math.ceil(Object.keys(split).length / 20));
	expect(parts.map(([, , changed]) => changed)).toEqual(parts.map(() => '2026-06-15'));
	expect(text('robots.txt')).toContain('https://a.example/sitemap.xml');
	expect((await run(now + day, 20_001, 20)).ok).toBe(true);
	expect(text('sitemap.xml')).toContain('<lastmod>2026-06-16</lastmod>');
	rmSync(join(dir, 'dist', '.forecourt'), { recursive: true });
	expect((await run(now + 2 * day, 20_001)).ok).toBe(true);
	const whole = days(text('sitemap.xml'));
	expect(Object.keys(whole)).toEqual(Object.keys(split));
	expect([whole['/cars/car-0/'], whole['/cars/car-29/']]).toEqual(['2026-06-16', '2026-06-15']);
	expect(existsSync(join(dir, 'dist', 'a', 'sitemap-1.xml'))).toBe(false);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileStamps, filesWith, writtenFiles } from '../../scripts/bench/files.ts';
import { listFiles } from '../../scripts/publish/disk/list-files.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from '../support/make-tenants.ts';
import { build } from '../support/quick-build.ts';
import { makeTempDir } from '../support/temp-dir.ts';

function makeBuild(tenants: Record<string, TenantFiles>) {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), tenants);
	const out = join(dir, 'dist');
	const run = (slugs: readonly string[] | 'all' = 'all', now?: number) =>
		build({ tenantsDir, out, slugs, ...(now !== undefined && { now }) });
	const page = (slug: string, file: string) => readFileSync(join(out, slug, file), 'utf8');
	return { run, out, page, rewrite: (changed: Record<string, TenantFiles>) => writeTenants(tenantsDir, changed) };
}

const noon = Date.UTC(2026, 5, 15, 2) / 1000;

describe('a site', () => {
	test('is deployable as it is: pages, 404, host rules, sitemap, robots, theme and assets', async () => {
		const { run, out } = makeBuild({ plain: {} });
		const report = await run();
		expect(report.tenants[0]?.problems).toEqual([]);
		const files = listFiles(join(out, 'plain'));
		for (const file of [
			'index.html',
			'404.html',
			'_redirects',
			'_headers',
			'sitemap.xml',
			'robots.txt',
			'theme.css',
			'cars/car-0/index.html',
		]) {
			expect(files).toContain(file);
		}
		expect(files.some((file) => file.startsWith('_astro/'))).toBe(true);
	});

	test('with nothing changed is not rendered and not touched', async () => {
		const { run, out } = makeBuild({ plain: {} });
		const [first] = (await run('all', noon)).tenants;
		const before = fileStamps(join(out, 'plain'));
		const [again] = (await run('all', noon)).tenants;
		expect(again?.pages).toEqual({ rendered: 0, reused: first?.pages.rendered, removed: 0, written: 0 });
		expect(fileStamps(join(out, 'plain'))).toEqual(before);
	});

	test('with one changed price writes only the pages that show the car', async () => {
		// The lists say from which price to which: these two stay the ends of it.
		const ends = [{ price: 5_000 }, { price: 90_000 }];
		const cars = (change: Record<string, unknown>) => [
			...ends,
			...Array.from({ length: 23 }, (_, index) => (index === 21 ? change : {})),
		];
		const { run, rewrite, page, out } = makeBuild({ plain: { cars: cars({}) } });
		await run('all', noon);
		const site = join(out, 'plain');
		const showed = filesWith(site, '/cars/car-23/');
		const before = fileStamps(site);
		rewrite({ plain: { cars: cars({ price: 12_345 }) } });
		const [again] = (await run('all', noon)).tenants;
		const written = writtenFiles(before, fileStamps(site));
		const shares = expect.stringMatching(/^share\/car-23-\w+\.json$/);
		// The pages of finance count what a budget buys.
		const beside = [
			'build.txt',
			'finance-pre-approval/index.html',
			'finance/index.html',
			shares,
			expect.stringMatching(/^stock-index\/\w+\.json$/),
			'stock-record.json',
			'stock.json',
		];
		const shows = filesWith(site, '/cars/car-23/');
		// The first page of a list shows how prices are spread: the car has moved to another bar.
		const spread = filesWith(site, 'polygon(0 100%,');
		expect(written.filter((file) => ![showed, shows, spread].some((files) => files.has(file))).sort()).toEqual(beside);
		expect(again?.pages).toMatchObject({ rendered: 15, written: 15, removed: 1 });
		expect(page('plain', 'search/used-cars/page/2/index.html')).toContain('$12,345');
	});

	test('SRCH-7 a changed feed packs its tenant’s index again, and no file of another tenant is touched', async () => {
		const { run, rewrite, out } = makeBuild({ motors: { cars: [{}, {}] }, other: { cars: [{}, {}] } });
		await run('all', noon);
		const stamps = () => ['motors', 'other'].map((slug) => fileStamps(join(out, slug)));
		const [motors = new Map(), other = new Map()] = stamps();
		const index = (files: Map<string, string>) => [...files.keys()].filter((file) => file.startsWith('stock-index/'));
		rewrite({ motors: { cars: [{}, { price: 12_345 }] } });
		await run('all', noon);
		const [motorsNow = new Map(), otherNow = new Map()] = stamps();
		expect(writtenFiles(motors, motorsNow)).toEqual(expect.arrayContaining(['stock.json', ...index(motorsNow)]));
		expect([index(motorsNow).length, index(other).length, other.has('stock.json')]).toEqual([1, 1, true]);
		expect(otherNow).toEqual(other);
	});

	test('loses the page of a car that is gone', async () => {
		const { run, rewrite, out } = makeBuild({ plain: { cars: [{}, {}] } });
		await run('all', noon);
		rewrite({ plain: { cars: [{}] } });
		const [again] = (await run('all', noon)).tenants;
		// Its page, and the index of the stock with it.
		expect(again?.pages.removed).toBe(2);
		expect(existsSync(join(out, 'plain', 'cars', 'car-1'))).toBe(false);
		expect(readdirSync(join(out, 'plain', 'stock-index'))).toHaveLength(1);
	});

	test('CARD-3 loses the NEW tag when the eight days are over, with no change of the feed', async () => {
		const { run, page } = makeBuild({ plain: { cars: [{ created_at_timestamp: noon - 8 * 86_400 }] } });
		await run('all', noon);
		expect(page('plain', 'used-cars/index.html')).toContain('NEW');
		await run('all', noon + 1);
		expect(page('plain', 'used-cars/index.html')).not.toContain('NEW');
	});
});

/** Bad input by name: the change that makes it, and what the report must say, word for word. */
const badInput: Record<string, { bad: TenantFiles; says: RegExp[] }> = {
	'a misspelt key': {
		bad: { site: { serch_filters: 'make:=Kia' } },
		says: [/bad\/site\.json: serch_filters: .*"search_filters"/],
	},
	'a wrong type': {
		bad: { site: { garage_enabled: 'yes' } },
		says: [/bad\/site\.json: garage_enabled: found "yes", expected true or false/],
	},
	'search_filters that cannot be read': {
		bad: { site: { search_filters: 'make:=Kia && (city:=Bathurst' } },
		says: [
			/bad\/site\.json: search_filters: found "make:=Kia && \(city:=Bathurst", expected a filter without faults\. At character 14:\nmake:=Kia && \(city:=Bathurst\n {13}\^ this "\(" is never closed$/,
		],
	},
	'a feed that is not there': {
		bad: { site: { stock_feed: { type: 'file', path: 'gone.csv' } } },
		says: [/bad\/site\.json: stock_feed\.path: found "gone\.csv", expected a file that can be read/],
	},
	'a CSV column that is not there': {
		bad: {
			site: {
				stock_feed: {
					type: 'file',
					path: 'stock.csv',
					columns: { make: 'Brand', model: 'Model', year: 'Year', price: 'Prize' },
				},
			},
			files: { 'stock.csv': 'Brand,Model,Year,Price\nKia,Rio,2021,20000\n' },
		},
		says: [/Prize[\s\S]*Price/],
	},
	'a menu that leads nowhere': {
		bad: {
			site: {
				navigation: {
					header: [
						{ name: 'Contact', url: '/contact' },
						{ name: 'Us', url: '/contct/' },
					],
				},
			},
		},
		says: [
			/site\.json: navigation\.header\[1\]\.url: found "\/contct\/", expected a page or file of this site\. Did you mean "\/contact\/"\?$/,
		],
	},
	'several at once': {
		bad: { site: { locale: 'en-UK', garage_enabled: 1, teplate: 'car' } },
		says: [/locale: found "en-UK"/, /garage_enabled: found 1/, /teplate: .*"template"/],
	},
};

describe('bad input', () => {
	test.each(Object.entries(badInput))(
		'%s: that tenant fails, says why and keeps its site; the others build',
		async (_, { bad, says }) => {
			const { run, rewrite, page } = makeBuild({ bad: {}, good: {} });
			await run('all', noon);
			const before = page('bad', 'index.html');
			rewrite({ bad, good: { site: { name: 'Renamed' } } });
			const report = await run('all', noon);
			const [badReport, goodReport] = report.tenants;
			const said = badReport?.problems.map(formatProblem).join('\n') ?? '';
			for (const pattern of says) expect(said).toMatch(pattern);
			expect([report.ok, badReport?.ok, goodReport?.ok]).toEqual([false, false, true]);
			expect(page('bad', 'index.html')).toBe(before);
			expect(page('good', 'index.html')).toContain('Renamed');
		},
	);

	test('SITE-5 a car without make, model or year and the second car of a slug are left out and reported', async () => {
		const { run, out } = makeBuild({
			plain: { cars: [{}, { make: '' }, { model: null }, { year: 'soon' }, { slug: 'car-0', stocknum: 'X' }] },
		});
		const [report] = (await run('all', noon)).tenants;
		expect(report?.cars).toEqual({ listed: 1, leftOut: 4 });
		expect(report?.stock?.leftOut.map(({ record, field }) => [record, field])).toEqual([
			[2, 'make'],
			[3, 'model'],
			[4, 'year'],
			[5, 'slug'],
		]);
		expect(listFiles(join(out, 'plain', 'cars'))).toEqual(['car-0/index.html', 'trade-in/index.html']);
	});

	test('SITE-1 two tenants with one domain: both fail and name each other', async () => {
		const { run } = makeBuild({
			one: { site: { url: 'https://same.example' } },
			two: { site: { url: 'https://www.same.example' } },
		});
		const report = await run();
		expect(report.tenants.map(({ ok }) => ok)).toEqual([false, false]);
		expect(report.tenants[0]?.problems.map(formatProblem).join()).toContain('two');
	});

	test.each(['../good', 'good/../good', 'Good', 'go od', ''])(
		'the slug %j is refused before any path is made of it',
		async (slug) => {
			const { run, out } = makeBuild({ good: {} });
			const report = await run([slug]);
			expect(report.ok).toBe(false);
			expect(report.tenants).toEqual([]);
			expect(report.problems.map(formatProblem).join()).toContain(JSON.stringify(slug));
			expect(existsSync(join(out, 'good'))).toBe(false);
		},
	);

	test('a slug that is not there names the nearest one', async () => {
		const { run } = makeBuild({ motorama: {} });
		const report = await run(['motorma']);
		expect(report.problems.map(formatProblem).join()).toContain('Did you mean "motorama"?');
	});

	test('SITE-5 a feed that has lost most of its cars is held back until it is confirmed', async () => {
		const { run, rewrite, page } = makeBuild({ plain: { cars: Array.from({ length: 40 }, () => ({})) } });
		await run('all', noon);
		rewrite({ plain: { cars: [{}, {}] } });
		const report = await run('all', noon);
		expect(report.tenants[0]?.problems.map(formatProblem).join()).toMatch(/38 of 40 published cars/);
		expect(page('plain', 'used-cars/index.html')).toContain('/cars/car-20/');
	});
});

import {
	appendFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/publish/build.ts';
import { type Bundle, ensureBundle } from '../../../scripts/publish/bundle.ts';
import { thisBuilder } from '../../../scripts/publish/disk/builder.ts';
import type { TenantJob } from '../../../scripts/publish/job.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { programId } from '../../../scripts/publish/program-id.ts';
import type { TenantReport } from '../../../scripts/publish/report/build-report.ts';
import { inputsOf } from '../../../scripts/publish/unchanged/inputs.ts';
import { unchangedReport } from '../../../scripts/publish/unchanged/unchanged.ts';
import { readTenants } from '../../../scripts/sources/tenants.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-unchanged-'));
const tenantsDir = join(dir, 'tenants');
const out = join(dir, 'dist');
const dirs = tenantDirs(out, 'motors');
const own = (name: string): string => join(tenantsDir, 'motors', name);
const site = (name: string): string => join(dirs.published, name);
const builder = thisBuilder();
let bundle: Bundle;

const picture = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"/>`;
const photos = (...urls: string[]) => ({ images: urls.map((url) => ({ image: { url } })) });

/** The job of a build of the tenant as its files are now. */
function jobNow(set: Partial<TenantJob> = {}): TenantJob {
	const [tenant] = readTenants(tenantsDir, 'all').tenants;
	if (!tenant?.parsed.ok) throw new Error(JSON.stringify(tenant?.parsed));
	const { slug, dir, file, value, parsed } = tenant;
	const ready = { slug, dir, file, value, site: parsed.site, warnings: parsed.warnings };
	const shared = { out, full: false, acceptShrink: false, processes: 1, pagesPerProcess: 1500 };
	const when = { now: testNow, readAt: Date.now(), feed: null };
	return { tenant: ready, bundle, program: programId(), builder, ...shared, ...when, ...set };
}

/** What a build would say of the tenant if it has nothing to do. */
function look(set: Partial<TenantJob> = {}): TenantReport | null {
	const job = jobNow(set);
	return unchangedReport(job, dirs, inputsOf(job));
}

const builtOnce = async (): Promise<TenantReport> => {
	const { tenants } = await build({ tenantsDir, out, slugs: 'all', now: testNow });
	if (!tenants[0]?.ok) throw new Error(JSON.stringify(tenants[0]?.problems));
	return tenants[0];
};

let looked: TenantReport;

beforeAll(async () => {
	({ bundle } = await ensureBundle(builder));
	const stock_feed = { type: 'file', path: 'stock.jsonl', warn_after_days: 3, max_left_out_share: 1 };
	const cars = [
		photos('/assets/ute.svg', '/assets/none.svg'),
		photos('/assets/car.svg'),
		photos('https://p.example/a.jpg'),
	];
	writeTenants(tenantsDir, {
		motors: {
			site: { stock_feed, asset_folders: ['../_pictures'] },
			cars: [...cars, { make: '' }],
			files: {
				'theme.css': '.site { order: 1 }\n',
				'content/blog/news.md': '---\ntitle: News\ndate: 2026-05-01\ndescription: New\n---\n\nText.\n',
				'assets/car.svg': picture(1),
				'../_pictures/ute.svg': picture(2),
				'../_pictures/other.svg': picture(3),
			},
		},
	});
	await builtOnce();
	// Once more with everything looked at: files that were written just before the first build may not be trusted by their times.
	rmSync(dirs.lastBuild);
	looked = await builtOnce();
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a tenant with nothing to do is not looked into, and its report says what a closer look would', async () => {
	const again = await builtOnce();
	expect(looked.timesMs.pull).toBeGreaterThan(0);
	expect(again.timesMs).toMatchObject({ pull: 0, render: 0, publish: 0 });
	expect(again.warnings.join()).toContain('1 left out');
	const lasting = ({ endedAt: _, timesMs: __, peakMemory: ___, ...report }: TenantReport) => report;
	expect(lasting(again)).toEqual(lasting(looked));
});

test('times alone change nothing: not those of the feed, of texts, of pictures', () => {
	const now = new Date();
	for (const name of ['site.json', 'stock.jsonl', 'theme.css', 'content/blog/news.md', 'assets/car.svg']) {
		utimesSync(own(name), now, now);
	}
	utimesSync(own('../_pictures/ute.svg'), now, now);
	expect(look()).not.toBeNull();
});

/** Gives a file the time that it had; a Date would round it. */
const setBack = (file: string, ms: number): void => utimesSync(file, ms / 1000, ms / 1000);

/** Writes a file; returns how to undo it, with the times that it had. */
function written(file: string, text: string | null): () => void {
	const before = existsSync(file) ? { text: readFileSync(file), times: statSync(file) } : null;
	if (text === null) rmSync(file);
	else {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return () => {
		rmSync(file, { force: true });
		if (before === null) return;
		writeFileSync(file, before.text);
		setBack(file, before.times.mtimeMs);
	};
}

/** Changes one byte, and keeps size and time: what a checkout or rsync may do. */
function oneByte(file: string, from: string, to: string): () => void {
	const { mtimeMs } = statSync(file);
	const text = readFileSync(file, 'utf8');
	if (!text.includes(from) || from.length !== to.length) throw new Error(`${file} does not have ${from}.`);
	const undo = written(file, text.replace(from, to));
	setBack(file, mtimeMs);
	return undo;
}

describe('a build looks closer after a change of', () => {
	const changes: [name: string, change: () => () => void][] = [
		['one byte of site.json', () => oneByte(own('site.json'), 'Dealer motors', 'Dealer motory')],
		['one byte of the feed', () => oneByte(own('stock.jsonl'), '20001', '20002')],
		['one byte of an article', () => oneByte(own('content/blog/news.md'), 'Text.', 'Test.')],
		['the articles that there are', () => written(own('content/blog/more.md'), '')],
		['one byte of the style sheet', () => oneByte(own('theme.css'), '1', '2')],
		['one byte of the tenant’s picture', () => oneByte(own('assets/car.svg'), '"1"', '"7"')],
		['one byte of a shared picture that it shows', () => oneByte(own('../_pictures/ute.svg'), '"2"', '"7"')],
		['the pictures that there are, by one', () => written(own('assets/new.svg'), picture(4))],
		['the tenant’s picture, which is gone', () => written(own('assets/car.svg'), null)],
		['a shared picture that it shows, which is gone', () => written(own('../_pictures/ute.svg'), null)],
		['a shared picture that a car was without', () => written(own('../_pictures/none.svg'), picture(5))],
		['the tenant’s picture in place of a shared one', () => written(own('assets/ute.svg'), picture(6))],
		['the links in its folder', () => linked(own('assets/link.svg'))],
		['the fleet’s switches', () => written(own('../fleet.json'), JSON.stringify({ bot_protection: ['motors'] }))],
		['a published page, in place and of the same size', () => edited(site('index.html'))],
		['a published page, which is gone', () => written(site('contact/index.html'), null)],
		['a published page, by its size', () => shortened(site('contact/index.html'))],
		['the rules for the host', () => written(site('_redirects'), null)],
		['a published picture', () => shortened(site('assets/car.svg'))],
		['a script that all sites share', () => shortened(site(`_astro/${readdirSync(site('_astro'))[0]}`))],
		['what the site remembers of its stock', () => oneByte(site('stock-record.json'), '"', "'")],
		['the site’s id', () => oneByte(site('build.txt'), readFileSync(site('build.txt'), 'utf8')[0] ?? '', '!')],
		['the build’s state, by one byte', () => oneByte(dirs.state, '"version"', '"versjon"')],
		['the build’s state, which is gone', () => written(dirs.state, null)],
		['what the last build noted, cut short', () => shortened(dirs.lastBuild)],
		['the list of cars for npm run pull', () => written(dirs.cars, null)],
	];

	test.each(changes)('%s', (_, change) => {
		expect(look()).not.toBeNull();
		const undo = change();
		expect(look()).toBeNull();
		undo();
		expect(look()).not.toBeNull();
	});

	function linked(file: string): () => void {
		symlinkSync(own('site.json'), file);
		return () => rmSync(file);
	}

	function edited(file: string): () => void {
		const text = readFileSync(file, 'utf8');
		return written(file, text.replace('Dealer', 'Dialer'));
	}

	function shortened(file: string): () => void {
		const undo = written(file, readFileSync(file, 'utf8'));
		truncateSync(file, 10);
		return undo;
	}

	test.each<[string, Partial<TenantJob>]>([
		['the bundle', { bundle: { id: 'other', clientDir: '', entry: '' } }],
		['the program', { program: 'other' }],
		['the dashboard’s answer as the site carries it', { sealed: 'other' }],
		['the sitemap’s limit', { sitemapLimit: 10 }],
		['what is asked for: every page', { full: true }],
		['what is asked for: whatever the feed has lost', { acceptShrink: true }],
		['the clock, which was ahead', { now: testNow - 1 }],
		['the day', { now: testNow + 86_400 }],
	])('%s', (_, set) => expect(look(set)).toBeNull());
});

test('a picture that it does not show, and a note that is not an article, concern nobody', () => {
	const undo = [
		oneByte(own('../_pictures/other.svg'), '"3"', '"8"'),
		written(own('notes.txt'), 'mine'),
		written(own('content/notes.txt'), 'mine'),
	];
	expect(look()).not.toBeNull();
	for (const one of undo) one();
});

test('how old the feed is counts on the day of the build, and is said', () => {
	const { atime, mtime } = statSync(own('stock.jsonl'));
	const old = testNow - 5 * 86_400;
	utimesSync(own('stock.jsonl'), old, old);
	expect(look()?.warnings[0]).toContain('5 days');
	utimesSync(own('stock.jsonl'), atime, mtime);
});

test('what was fetched of a feed counts by its bytes and its type', () => {
	const feed = { type: 'url' as const, url: 'https://feed.example/stock.jsonl' };
	const { tenant } = jobNow();
	const of = (file: string, type: string) => {
		const site = {
			...tenant.site,
			stock_feed: { ...tenant.site.stock_feed, ...feed } as typeof tenant.site.stock_feed,
		};
		return inputsOf(jobNow({ tenant: { ...tenant, site }, feed: { ok: true, file, type } }))?.hash;
	};
	const [first, same, other] = ['one', 'one', 'two'].map((text, index) => {
		const file = join(dir, `fetched-${index}`);
		appendFileSync(file, text);
		return file;
	});
	const hash = of(first ?? '', 'text/csv');
	expect(hash).toBeDefined();
	expect(of(same ?? '', 'text/csv')).toBe(hash);
	expect(of(other ?? '', 'text/csv')).not.toBe(hash);
	expect(of(first ?? '', 'text/xml')).not.toBe(hash);
	expect(of(join(dir, 'not-there'), 'text/csv')).toBeUndefined();
});

test('CAR-11 a car that visitors have reserved since counts, and one that is free again', () => {
	const of = (...ids: number[]) => inputsOf(jobNow(), { ids: new Set(ids), warnings: [] })?.hash;
	expect(of(7, 5)).toBe(of(5, 7));
	expect(new Set([of(), of(5), of(5, 7)]).size).toBe(3);
});

import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashFolder } from '../../../scripts/faults/hash-folder.ts';
import { Staging } from '../../../scripts/publish/disk/staging.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { checkPages } from '../../../scripts/publish/write/whole-site.ts';
import { ProblemError } from '../../../src/config/problem.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';

import { makeBuild } from '../../support/make-build.ts';
import { makeSite } from '../../support/make-site.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;
const site = { share_pictures: 'photo' };
const cars = (count: number, price = 20_000) => Array.from({ length: count }, () => ({ price }));
const sharing = { processes: 2, pagesPerProcess: 40 };

test('issue 11.1 a tenant of several processes whose state is not its site’s is published whole', async () => {
	const { run, rewrite, out } = makeBuild({ a: { site, cars: cars(60) } });
	const dirs = tenantDirs(out, 'a');
	await run(noon, { sharing });
	const first = hashFolder(dirs.published);
	rmSync(dirs.published, { recursive: true });
	const again = (await run(noon, { sharing })).tenants[0]?.pages;
	expect(again).toMatchObject({ reused: 0, written: again?.rendered });
	expect(hashFolder(dirs.published)).toBe(first);
	// As after a kill between publishing and keeping the state: the state is of the site before.
	copyFileSync(dirs.state, `${dirs.state}.old`);
	rewrite({ a: { site, cars: cars(60, 30_000) } });
	await run(noon, { sharing });
	copyFileSync(`${dirs.state}.old`, dirs.state);
	rewrite({ a: { site, cars: cars(60) } });
	await run(noon, { sharing });
	expect(hashFolder(dirs.published)).toBe(first);
});

test('issue 11.1 published files that are gone, cut short or changed are put right by the next build', async () => {
	const { run, out } = makeBuild({ a: { cars: cars(3) } });
	const { published } = tenantDirs(out, 'a');
	await run(noon);
	const whole = hashFolder(published);
	const page = join(published, 'cars', 'car-1', 'index.html');
	const share = join(published, 'share', readdirSync(join(published, 'share'))[0] ?? '');
	const damages: [what: string, harm: () => void, pages: number][] = [
		['a page that is gone', () => rmSync(page), 1],
		['a page that was cut short', () => truncateSync(page, 100), 1],
		['a page changed in place, as long as before', () => overwrite(page), 1],
		['a picture that was cut short', () => truncateSync(share, 100), 1],
		['host rules that are gone', () => rmSync(join(published, '_headers')), 0],
		['a style sheet that is gone', () => rmSync(join(published, '_astro'), { recursive: true }), 0],
	];
	for (const [what, harm, pages] of damages) {
		harm();
		const report = await run(noon);
		expect(report.tenants[0]?.pages.rendered, what).toBeGreaterThanOrEqual(pages);
		expect(hashFolder(published), what).toBe(whole);
	}
	expect((await run(noon)).tenants[0]?.pages.rendered).toBe(0);
});

/** Another letter somewhere in a file: same size, later time. */
function overwrite(file: string): void {
	const text = readFileSync(file, 'utf8').replace('Kia', 'Kea');
	writeFileSync(file, text);
	expect(statSync(file).size).toBe(Buffer.byteLength(text));
}

test('issue 11.1 a previous site that lost a file is a start for the next one all the same', async () => {
	const { run, rewrite, out } = makeBuild({ a: { site, cars: cars(3) } });
	const { previous, published } = tenantDirs(out, 'a');
	const changed = (price: number) => rewrite({ a: { site, cars: [{}, {}, { price }] } });
	for (const price of [30_000, 31_000]) {
		changed(price);
		await run(noon);
	}
	changed(32_000);
	rmSync(join(previous, 'contact', 'index.html'));
	truncateSync(join(previous, 'robots.txt'), 3);
	await run(noon, { full: false });
	const quick = hashFolder(published);
	await run(noon, { full: true });
	expect(hashFolder(published)).toBe(quick);
});

test('issue 11.1 publishing is refused where rendered and reused pages are not the planned ones', () => {
	const pages = listPages(makeSite());
	const [first, second, ...reuse] = pages;
	const rendered = (paths: (string | undefined)[]) => ({
		pages: paths.map((path = ''): [string, never, boolean] => [path, {} as never, true]),
		problems: [],
		peakMemory: 0,
	});
	const check = (paths: (string | undefined)[]) => () => checkPages({ pages, reuse }, rendered(paths));
	expect(check([first?.path, second?.path])).not.toThrow();
	expect(check([first?.path])).toThrow(ProblemError);
	expect(check([first?.path, second?.path, second?.path])).toThrow(ProblemError);
	expect(check([first?.path, second?.path, '/other/'])).toThrow(ProblemError);
	expect(() => checkPages({ pages: [], reuse: [] }, rendered([]))).toThrow(ProblemError);
});

test('issue 11.7 a file outside of the site is neither written nor removed', () => {
	const staging = new Staging(tenantDirs(makeTempDir(), 'a'));
	staging.begin();
	for (const file of ['../b/index.html', 'a/../../b', '%2e%2e/b', 'a//b', '/etc/x', 'a\\b', 'a\0b', 'C:/x', '']) {
		expect(() => staging.write(file, ''), file).toThrow('inside the site');
		expect(() => staging.remove(file), file).toThrow('inside the site');
	}
});

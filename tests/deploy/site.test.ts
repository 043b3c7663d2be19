import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { netlifySiteId } from '../../scripts/deploy/netlify/site-id.ts';
import { readDeployOptions } from '../../scripts/deploy/options.ts';
import { differenceOf, differenceText } from '../../scripts/deploy/site/difference.ts';
import type { SiteFiles } from '../../scripts/deploy/site/site-files.ts';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeDeploys } from '../support/deploys.ts';
import { commitAll } from '../support/git.ts';
import { makeTempDir } from '../support/temp-dir.ts';

describe('only a whole site is deployed', () => {
	test.each([
		[
			'a page that was edited',
			(site: string) => writeFileSync(join(site, 'cars/kia-rio/index.html'), 'edited'),
			'stock-record.json: found 1 pages with hashes that no file has',
		],
		[
			'a page that is missing',
			(site: string) => rmSync(join(site, 'cars/kia-rio/index.html')),
			'stock-record.json: found 1 pages',
		],
		[
			'an empty page',
			(site: string) => writeFileSync(join(site, 'gone/index.html'), ''),
			'gone/index.html: found an empty page',
		],
		[
			'host rules that are missing',
			(site: string) => rmSync(join(site, '_redirects')),
			'_redirects: found no such file',
		],
		[
			'a script that is missing',
			(site: string) => rmSync(join(site, '_astro/app.js')),
			'_astro/app.js: found no such file',
		],
		[
			'a note of scripts that is damaged',
			(site: string) => writeFileSync(join(site, 'chunks.json'), '{'),
			'chunks.json: found a note that is damaged',
		],
		[
			'a record that is cut short',
			(site: string) => writeFileSync(join(site, 'stock-record.json'), '{'),
			'found a record that is damaged',
		],
		[
			'a symbolic link',
			(site: string) => symlinkSync('/etc/hostname', join(site, 'link')),
			'has a symbolic link, link',
		],
		[
			'a site that was never built',
			(site: string) => rmSync(site, { recursive: true }),
			'Build it first: npm run build -- motors',
		],
	])('%s: nothing is deployed, and it says what', async (_, harm, says) => {
		const { out, toFolder, seen, said } = makeDeploys();
		const built = writeBuiltSite(out, 'motors', { cars: ['kia-rio'] });
		await toFolder('motors');
		writeBuiltSite(out, 'motors', { cars: ['kia-rio', 'kia-ceed'] });
		harm(join(out, 'motors'));
		expect(await toFolder('motors')).toBe(1);
		expect(said.at(-1)).toContain(says);
		expect(seen('build.txt')).toBe(`${built}\n`);
	});

	test('the site of another tenant is not deployed as this one', async () => {
		const { out, toFolder, said } = makeDeploys();
		writeBuiltSite(join(out, '..', 'other'), 'rivals');
		writeBuiltSite(out, 'motors');
		writeFileSync(join(out, 'motors/stock-record.json'), readFileSync(join(out, '../other/rivals/stock-record.json')));
		expect(await toFolder('motors')).toBe(1);
		expect(said.at(-1)).toContain('the record of the site "rivals"');
	});
});

test('one tenant that fails does not keep the other from being deployed', async () => {
	const { out, root, run, said, printed } = makeDeploys();
	writeBuiltSite(out, 'rivals');
	expect(await run(root, {}, ['motors', 'rivals', '--json'])).toBe(1);
	expect(said.at(-1)).toMatch(/^rivals: release /);
	expect(JSON.parse(printed.join('')).map(({ slug, ok }: { slug: string; ok: boolean }) => [slug, ok])).toEqual([
		['motors', false],
		['rivals', true],
	]);
});

test('--changed deploys the tenants that a change touches, --all those that are built', async () => {
	const { dir, out, root, tenants, run, said } = makeDeploys();
	for (const slug of ['motors', 'rivals', 'unbuilt']) {
		mkdirSync(join(tenants, slug), { recursive: true });
		writeFileSync(join(tenants, slug, 'site.json'), '{}');
		if (slug !== 'unbuilt') writeBuiltSite(out, slug);
	}
	commitAll(dir);
	expect(await run(root, {}, ['--changed', 'HEAD'])).toBe(0);
	expect(said.at(-1)).toBe('No tenant to deploy.');
	writeFileSync(join(tenants, 'rivals/site.json'), '{ }');
	expect(await run(root, {}, ['--changed', 'HEAD']), said.join('\n')).toBe(0);
	expect(readdirSync(root)).toEqual(['rivals']);
	expect(await run(root, {}, ['--all']), said.join('\n')).toBe(0);
	expect(readdirSync(root)).toEqual(['motors', 'rivals']);
});

test('a difference counts files, pages, cars and functions', () => {
	const files = (all: Record<string, string>): SiteFiles =>
		new Map(Object.entries(all).map(([file, sha1]) => [file, { sha1, bytes: 500_000 }]));
	const none: SiteFiles = new Map();
	const before = {
		files: files({ 'cars/a/index.html': '1', 'cars/b/index.html': '1', x: '1' }),
		functions: none,
		cars: ['a', 'b'],
	};
	const next = {
		files: files({ 'cars/b/index.html': '2', 'cars/c/index.html': '1', x: '1' }),
		functions: files({ f: '1' }),
		cars: ['b', 'c'],
	};
	expect(differenceText(differenceOf(before, next))).toBe(
		'files: 1 new, 1 changed, 1 gone (1.0 MB); pages: 1 new, 1 changed, 1 gone; cars: 1 new, 1 changed, 1 gone; functions: 1 new',
	);
});

describe('the command line', () => {
	const read = (...args: string[]) => readDeployOptions([...args, '--to', '/srv'], {});
	test('a word after --rollback is a release if it has the form of one', () => {
		expect(read('motors', '--rollback')).toMatchObject({ slugs: ['motors'], id: null });
		expect(read('motors', '--rollback', '20261122t094924z-iuganpg7')).toMatchObject({
			slugs: ['motors'],
			id: '20261122t094924z-iuganpg7',
		});
		expect(read('--rollback', '0123456789abcdef01234567', 'motors')).toMatchObject({
			slugs: ['motors'],
			id: '0123456789abcdef01234567',
		});
	});
	test.each([
		[[], 'Name tenants, or --all, or --changed'],
		[['motors', '--all'], 'Name tenants, or --all, or --changed'],
		[['motors', 'rivals', '--rollback', '20261122t094924z-iuganpg7'], 'name the one tenant'],
		[['motors', '--preview', '--rollback'], '--rollback and --preview do not go together'],
		[['--all', '--take-down'], '--take-down takes tenants by name only'],
		[['motors', '--keep', 'many'], '--keep: found "many", expected a whole number'],
	])('%j is refused', (args, says) => {
		expect(() => read(...args)).toThrow(says);
	});
	test('a target has to be named', () => {
		expect(() => readDeployOptions(['motors'], {})).toThrow('--to <folder> or --to netlify');
		expect(readDeployOptions(['motors'], { FORECOURT_DEPLOY_TO: 'netlify' }).to).toBe('netlify');
	});
});

test('the id of a Netlify site: the tenant’s variable, else the map', () => {
	const dir = makeTempDir();
	writeFileSync(join(dir, 'netlify-sites.json'), '{"motors":"from-map"}');
	expect(netlifySiteId('motors', dir, {})).toBe('from-map');
	expect(netlifySiteId('motors', dir, { MOTORS__NETLIFY_SITE_ID: 'from-env' })).toBe('from-env');
	expect(() => netlifySiteId('4x4-city', dir, {})).toThrow('Set T__4X4_CITY__NETLIFY_SITE_ID');
	writeFileSync(join(dir, 'netlify-sites.json'), '[1]');
	expect(() => netlifySiteId('motors', dir, {})).toThrow('expected an object of slugs');
});

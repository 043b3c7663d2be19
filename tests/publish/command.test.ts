import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fileStamps, writtenFiles } from '../../scripts/bench/files.ts';
import { publishedAddress, publishedSite } from '../../scripts/publish/published-site.ts';
import type { BuildReport } from '../../scripts/publish/report/build-report.ts';
import { commitAll } from '../support/git.ts';
import { testNow } from '../support/make-site.ts';
import { type TenantFiles, writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));

const env = { ...process.env, FORECOURT_NOW: String(testNow) };

/** Tenants in a temporary folder, and `npm run build` beside it as it is run. */
function makeProject(tenants: Record<string, TenantFiles>) {
	const dir = makeTempDir();
	const write = (changed: Record<string, TenantFiles>) => writeTenants(join(dir, 'tenants'), changed);
	write(tenants);
	const run = (...args: string[]) => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
			cwd: dir,
			env,
			encoding: 'utf8',
		});
		return { status, stdout, stderr };
	};
	const pages = (...args: string[]) => {
		const { status, stdout, stderr } = run(...args, '--json');
		expect([status, stderr]).toEqual([0, '']);
		const { tenants: built } = JSON.parse(stdout) as BuildReport;
		return Object.fromEntries(built.map((tenant) => [tenant.slug, tenant.pages]));
	};
	const isBuilt = (slug: string) => existsSync(join(dir, 'dist', slug, 'index.html'));
	return { dir, write, run, pages, isBuilt, stamps: (slug: string) => fileStamps(join(dir, 'dist', slug)) };
}

test('SITE-16 the tenant that is named is built, no other; the summary says so', () => {
	const { run, isBuilt } = makeProject({ bathurst: {}, cowra: {} });
	const { status, stdout, stderr } = run('cowra');
	expect([status, stderr]).toEqual([0, '']);
	expect(stdout).toMatch(
		/^cowra {2}published {2}(\d+) of \1 pages drawn, .*; 1 car; .*\n[\s\S]*\n1 of 1 site built in .*: 1 published, 0 without a change\.\n$/,
	);
	expect([isBuilt('bathurst'), isBuilt('cowra')]).toEqual([false, true]);
});

test('SITE-16 --changed builds the tenants that changed since the ref, none where nothing did', () => {
	const { dir, write, run, pages, isBuilt } = makeProject({ bathurst: {}, cowra: {} });
	commitAll(dir);
	const idle = run('--changed', 'HEAD');
	expect(idle).toEqual({ status: 0, stdout: expect.stringMatching(/^0 of 0 sites built in /), stderr: '' });
	write({ cowra: { cars: [{ price: 9_999 }] } });
	expect(Object.keys(pages('--changed', 'HEAD'))).toEqual(['cowra']);
	expect(run('--changed', 'HEAD').stdout).toMatch(/^cowra: its files: stock\.jsonl\ncowra {2}no change {2}0 of/);
	expect([isBuilt('bathurst'), isBuilt('cowra')]).toEqual([false, true]);
});

test('--full renders every page again where nothing changed; without it no file is touched', () => {
	const { pages, stamps } = makeProject({ plain: {} });
	const rendered = pages('plain')['plain']?.rendered ?? 0;
	const first = stamps('plain');
	expect(pages('plain')).toEqual({ plain: { rendered: 0, reused: rendered, removed: 0, written: 0 } });
	expect(stamps('plain')).toEqual(first);
	expect(pages('plain', '--full')).toEqual({ plain: { rendered, reused: 0, removed: 0, written: rendered } });
	expect(writtenFiles(first, stamps('plain'))).toEqual(expect.arrayContaining(['404.html', 'cars/car-0/index.html']));
	expect([...stamps('plain').keys()].sort()).toEqual([...first.keys()].sort());
});

describe('a command line that cannot be followed: exit code 1, said why, nothing built', () => {
	const ways =
		/^Name tenants, or --all, or --changed <git ref>\.\nUsage: npm run build -- <slug>… \| --all \| --changed/;

	test.each<[string, string[], RegExp]>([
		['no tenants', [], ways],
		['two ways at once', ['--all', 'plain'], ways],
		['all and the changed ones', ['--all', '--changed', 'HEAD'], ways],
		['an unknown option', ['plain', '--ful'], /^Unknown option '--ful'/],
		['an option without its value', ['plain', '--out'], /^Option '--out <value>' argument missing/],
		['a ref that git does not know', ['--changed', 'nowhere'], /^git rev-parse: fatal: .*\n$/],
		[
			'a folder of tenants that is not there',
			['--all', '--tenants', 'tennants'],
			/tennants: found no such folder, expected/,
		],
		[
			'a change in a folder that is not there',
			['--changed', 'HEAD', '--tenants', 'tennants'],
			/^There is no folder .*tennants\.\n$/,
		],
		[
			'an impossible time',
			['plain', '--wait', 'ten'],
			/^--wait: found "ten", expected a number of minutes such as 10\.\n$/,
		],
		['a tenant that is not there', ['plane'], /found "plane"[\s\S]*Did you mean "plain"\?\n$/],
	])('%s', (_, args, says) => {
		const { dir, run, isBuilt } = makeProject({ plain: {} });
		commitAll(dir);
		const { status, stderr } = run(...args);
		expect(stderr).toMatch(says);
		expect(status).toBe(1);
		expect(isBuilt('plain')).toBe(false);
	});
});

test('SITE-16 --bundle makes the bundle for other jobs, and no site', () => {
	const { run, isBuilt } = makeProject({ plain: {} });
	expect(run('--bundle')).toEqual({
		status: 0,
		stdout: expect.stringMatching(/^The bundle [0-9a-f]{16} was (?:made|there)\.\n$/),
		stderr: '',
	});
	expect(isBuilt('plain')).toBe(false);
});

test('--help says how it is used, on stdout', () => {
	const { status, stdout, stderr } = makeProject({}).run('--help');
	expect([status, stderr]).toEqual([0, '']);
	expect(stdout).toMatch(/^Usage: npm run build[\s\S]*--full /);
});

describe('--published', () => {
	test.each([
		['https://a.example', ['a']],
		['http://127.0.0.1:8080', ['a']],
		['https://{slug}.example', null],
		['https://{slug}.example', ['a', 'b']],
	])('takes %s for %j', (address, slugs) => {
		expect(publishedAddress(address, slugs)).toBe(address);
	});

	test.each([
		['a.example', ['a'], 'expected the address of the published site'],
		['http://a.example', ['a'], 'expected the address of the published site'],
		['file:///etc', ['a'], 'expected the address of the published site'],
		['https://a.example', ['a', 'b'], 'name its tenant'],
		['https://a.example', null, 'name its tenant'],
	])('refuses %s for %j', (address, slugs, says) => {
		expect(() => publishedAddress(address, slugs)).toThrow(says);
	});

	test('in a workflow is one for all sites, whatever a job builds; the message says where to correct it', () => {
		const env = (address: string) => ({ FORECOURT_PUBLISHED: address, GITHUB_ACTIONS: 'true' });
		const pattern = 'https://{slug}.example';
		expect(publishedSite(undefined, ['a'], env(pattern))).toBe(pattern);
		expect(publishedSite(undefined, ['a'], { FORECOURT_PUBLISHED: 'https://a.example' })).toBe('https://a.example');
		const one = () => publishedSite(undefined, ['a'], env('https://a.example'));
		expect(one).toThrow(
			'FORECOURT_PUBLISHED is "https://a.example", expected an address with {slug} in it, such as https://{slug}.example.com',
		);
		expect(() => publishedSite(undefined, ['a'], env('{slug}.example'))).toThrow('FORECOURT_PUBLISHED is');
		expect(publishedSite('https://a.example', ['a'], env('{slug}.example'))).toBe('https://a.example');
	});

	test('is nothing where nothing was said', () => {
		expect([publishedAddress(undefined, null), publishedAddress('', ['a'])]).toEqual([undefined, undefined]);
	});
});

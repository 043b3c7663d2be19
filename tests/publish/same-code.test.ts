import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleId, siteCode } from '../../scripts/publish/bundle-id.ts';
import { projectDir } from '../../scripts/publish/paths.ts';
import type { BuildReport } from '../../scripts/publish/report/build-report.ts';
import { testNow } from '../support/make-site.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const parts = [
	'src',
	'scripts',
	'netlify',
	'public',
	'astro.config.mjs',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];

/** A checkout of the project as it is, with one tenant beside it. */
function makeCheckout() {
	const dir = makeTempDir();
	const project = join(dir, 'one');
	for (const part of parts) cpSync(join(projectDir, part), join(project, part), { recursive: true });
	symlinkSync(join(projectDir, 'node_modules'), join(project, 'node_modules'), 'junction');
	writeTenants(join(dir, 'tenants'), { plain: { site: { share_pictures: 'photo' } } });
	const run = (checkout = 'one', more: Record<string, string> = {}) => {
		const args = ['plain', '--tenants', join(dir, 'tenants'), '--out', join(dir, 'dist'), '--json'];
		const { FORECOURT_PROGRAM: _, FORECOURT_CACHE: __, ...env } = process.env;
		const { stdout, stderr } = spawnSync(process.execPath, [join(dir, checkout, 'scripts', 'build.mjs'), ...args], {
			cwd: join(dir, checkout),
			env: { ...env, ...more, FORECOURT_NOW: String(testNow) },
			encoding: 'utf8',
		});
		expect(stderr).toBe('');
		const { ok, bundle, tenants } = JSON.parse(stdout) as BuildReport;
		expect(ok).toBe(true);
		return { ...bundle, pages: tenants[0]?.pages };
	};
	return { dir, project, run };
}

test('SITE-16 a comment bundles again and renders nothing, nor does another checkout with the same cache', () => {
	const { dir, project, run } = makeCheckout();
	const first = run();
	const all = first.pages?.rendered ?? 0;
	expect(all).toBeGreaterThan(10);
	appendFileSync(join(project, 'src/domain/money/price.ts'), '\n/** Says nothing. */\n// Nor does this.\n');
	const idle = { rendered: 0, reused: all, removed: 0, written: 0 };
	// What Netlify, a CI and a shell set is not in the bundle either.
	const elsewhere = { CONTEXT: 'production', HEAD: 'main', DEV: '', _: '/usr/bin/env' };
	expect(run('one', elsewhere)).toMatchObject({ id: first.id, rebuilt: true, pages: idle });
	// The second checkout cannot be reading the first one's files: these have moved.
	cpSync(project, join(dir, 'two'), { recursive: true, verbatimSymlinks: true });
	renameSync(project, join(dir, 'moved'));
	expect(run('two')).toMatchObject({ id: first.id, rebuilt: false, pages: idle });
}, 240_000);

test('SITE-16 a bundle is told by its files, wherever it is; any other text in one of them is another bundle', async () => {
	const { project } = makeCheckout();
	const makeBundle = (name: string, page: string, style = 'a{}') => {
		const dir = join(project, name);
		for (const part of ['server', 'client']) mkdirSync(join(dir, part), { recursive: true });
		writeFileSync(join(dir, 'server', 'page.mjs'), `const at = ${JSON.stringify(dir)}; ${page}`);
		writeFileSync(join(dir, 'client', 'style.css'), style);
		return bundleId(dir, project);
	};
	const first = await makeBundle('one', 'page(1)');
	expect(await makeBundle('two', 'page(1)')).toBe(first);
	expect(await makeBundle('three', 'page(2)')).not.toBe(first);
	expect(await makeBundle('four', 'page(1)', 'b{}')).not.toBe(first);
});

test('SITE-16 what a site answers without a note counts as code: its capabilities, the search’s index', async () => {
	const { project } = makeCheckout();
	const before = await siteCode(project);
	const edit = (file: string, from: string, to: string) => {
		const path = join(project, file);
		const text = readFileSync(path, 'utf8');
		expect(text).toContain(from);
		writeFileSync(path, text.replace(from, to));
	};
	appendFileSync(join(project, 'src/site/open-site.ts'), '\n// A word.\n');
	expect(await siteCode(project)).toBe(before);
	edit('src/config/capabilities.ts', 'deposits: true', 'deposits: false');
	const second = await siteCode(project);
	expect(second).not.toBe(before);
	edit(
		'src/site/index/stock-index.ts',
		'export function stockIndex',
		'Reflect.ownKeys(globalThis);\nexport function stockIndex',
	);
	expect(await siteCode(project)).not.toBe(second);
});

import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteCode } from '../../scripts/publish/bundle-id.ts';
import { projectDir } from '../../scripts/publish/paths.ts';
import type { BuildReport } from '../../scripts/publish/report/build-report.ts';
import { testNow } from '../support/make-site.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const parts = ['src', 'scripts', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What is copied of the cache, as CI hands it from one job to the next. */
const kept = ['.forecourt/bundles', '.forecourt/bundle-ids', '.forecourt/program'];

/** A checkout of the project as it is, with the project's cache and one tenant beside it. */
function makeCheckout() {
	const dir = makeTempDir();
	const project = join(dir, 'one');
	const there = [...parts, ...kept].filter((part) => existsSync(join(projectDir, part)));
	for (const part of there) cpSync(join(projectDir, part), join(project, part), { recursive: true });
	symlinkSync(join(projectDir, 'node_modules'), join(project, 'node_modules'), 'junction');
	writeTenants(join(dir, 'tenants'), { plain: { site: { share_pictures: 'photo' } } });
	const run = (checkout = 'one') => {
		const args = ['plain', '--tenants', join(dir, 'tenants'), '--out', join(dir, 'dist'), '--json'];
		const { FORECOURT_PROGRAM: _, FORECOURT_CACHE: __, ...env } = process.env;
		const { stdout, stderr } = spawnSync(process.execPath, [join(dir, checkout, 'scripts', 'build.mjs'), ...args], {
			cwd: join(dir, checkout),
			env: { ...env, FORECOURT_NOW: String(testNow) },
			encoding: 'utf8',
		});
		expect(stderr).toBe('');
		const { ok, bundle, tenants } = JSON.parse(stdout) as BuildReport;
		expect(ok).toBe(true);
		return { ...bundle, pages: tenants[0]?.pages };
	};
	return { dir, project, run };
}

test('SITE-16 a comment bundles again and renders nothing, nor does another checkout with the same cache; another word renders all', () => {
	const { dir, project, run } = makeCheckout();
	const first = run();
	const all = first.pages?.rendered ?? 0;
	expect(all).toBeGreaterThan(10);
	appendFileSync(join(project, 'src/domain/money/price.ts'), '\n/** Says nothing. */\n// Nor does this.\n');
	const idle = { rendered: 0, reused: all, removed: 0, written: 0 };
	expect(run()).toMatchObject({ id: first.id, rebuilt: true, pages: idle });
	// The second checkout cannot be reading the first one's files: these have moved.
	cpSync(project, join(dir, 'two'), { recursive: true, verbatimSymlinks: true });
	renameSync(project, join(dir, 'moved'));
	expect(run('two')).toMatchObject({ id: first.id, rebuilt: false, pages: idle });
	const view = join(dir, 'two', 'src/layouts/SiteLayout.astro');
	writeFileSync(view, readFileSync(view, 'utf8').replace('</body>', '<p>New</p></body>'));
	const changed = run('two');
	expect(changed).toMatchObject({ rebuilt: true, pages: { rendered: all, reused: 0 } });
	expect(changed.id).not.toBe(first.id);
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
	edit('src/config/capabilities.ts', 'deposits: false', 'deposits: true');
	const second = await siteCode(project);
	expect(second).not.toBe(before);
	edit(
		'src/site/index/stock-index.ts',
		'export function stockIndex',
		'Reflect.ownKeys(globalThis);\nexport function stockIndex',
	);
	expect(await siteCode(project)).not.toBe(second);
});

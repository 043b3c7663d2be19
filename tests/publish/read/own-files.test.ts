import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../scripts/publish/build.ts';
import { bundlesDir } from '../../../scripts/publish/bundle.ts';
import { listFiles } from '../../../scripts/publish/disk/list-files.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { makeBuild } from '../../support/make-build.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;
const site = { share_pictures: 'photo' };

/** A tenant with a file of its own. */
function makeWithAsset(name: string) {
	const built = makeBuild({ a: { site } });
	const assets = join(built.out, '..', 'tenants', 'a', 'assets');
	mkdirSync(assets);
	writeFileSync(join(assets, name), 'one');
	return { ...built, assets };
}

const inodesOf = (dir: string) => new Set(listFiles(dir).map((file) => statSync(join(dir, file)).ino));

test('issue 11.7 a published file is never the same file on the disk as a tenant’s own or the bundle’s', async () => {
	const { run, rewrite, out, assets, text } = makeWithAsset('notes.txt');
	await run(noon);
	// A second and a third site, made from the ones before.
	for (const price of [1000, 2000]) {
		rewrite({ a: { site, cars: [{ price }] } });
		await run(noon);
	}
	const published = inodesOf(join(out, 'a'));
	const others = [assets, bundlesDir].flatMap((dir) => [...inodesOf(dir)]);
	expect(others.filter((inode) => published.has(inode))).toEqual([]);
	writeFileSync(join(assets, 'notes.txt'), 'half-writ');
	expect(text('a/assets/notes.txt')).toBe('one');
	await run(noon);
	expect(text('a/assets/notes.txt')).toBe('half-writ');
});

test('issue 11.7 a file of the site that a tool writes into is put right, and the bundle does not notice', async () => {
	const { run, out, files, text } = makeWithAsset('notes.txt');
	const { bundle } = await run(noon);
	const style = files('a').find((file) => file.startsWith('_astro/') && file.endsWith('.css')) ?? '';
	const before = text(`a/${style}`);
	writeFileSync(join(out, 'a', style), before.toUpperCase());
	expect(readFileSync(join(bundlesDir, bundle.id, 'client', style), 'utf8')).toBe(before);
	await run(noon);
	expect(text(`a/${style}`)).toBe(before);
});

test('a symbolic link among a tenant’s files is not published, and the report says so', async () => {
	const { run, files, assets, rewrite, text } = makeWithAsset('real.txt');
	mkdirSync(join(assets, 'photos'));
	symlinkSync(join(assets, 'real.txt'), join(assets, 'photos', 'linked.jpg'));
	rewrite({ a: { site, cars: [{ images: [{ image: { url: '/assets/photos/linked.jpg' } }] }] } });
	const report = await run(noon);
	const [tenant] = report.tenants;
	expect(files('a').filter((file) => file.startsWith('assets/'))).toEqual(['assets/real.txt']);
	expect(tenant?.warnings).toContain(
		'assets/photos/linked.jpg is a symbolic link and is not published. Put the file itself in its place.',
	);
	expect(tenant?.warnings.join()).toContain('the site has no such file');
	expect(files('a').filter((file) => text(`a/${file}`).includes('linked.jpg'))).toEqual([]);
});

/** What is wrong with a tenant, in words. */
async function problemsOf(files: Parameters<typeof writeTenants>[1][string], assets: readonly string[] = []) {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), { a: files });
	if (assets.length > 0) mkdirSync(join(tenantsDir, 'a', 'assets'));
	for (const name of assets) writeFileSync(join(tenantsDir, 'a', 'assets', name), 'x');
	const report = await build({ tenantsDir, out: join(dir, 'dist'), slugs: 'all', now: noon });
	expect(existsSync(join(dir, 'dist', 'a'))).toBe(false);
	return report.tenants.flatMap(({ problems }) => problems.map(formatProblem));
}

test('issue 11.7 addresses that differ only in the case of their letters, and a file that is a folder too, are problems', async () => {
	const model = (slug: string, override_url: string) => ({ slug, name: slug, override_url });
	const models = [
		model('one', '/Contact/'),
		model('two', '/range/x/'),
		model('three', '/Range/X'),
		model('four', '/robots.txt/'),
	];
	const found = await problemsOf({ site: { ...site, build_model_pages: true, models } }, ['Logo.svg', 'logo.svg']);
	const pairs = found.map((problem) => /found (.+), which cannot both be published/.exec(problem)?.[1]);
	expect(pairs.sort()).toEqual([
		'/assets/Logo.svg and /assets/logo.svg',
		'/contact/ and /Contact/',
		'/range/x/ and /Range/X/',
		'/robots.txt and /robots.txt/',
	]);
	expect(found[0]).toMatch(/a\/site\.json: found .* expected addresses that differ/);
});

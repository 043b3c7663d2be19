import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundlesDir } from '../../../scripts/publish/bundle.ts';
import { listFiles } from '../../../scripts/publish/disk/list-files.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { makeBuild } from '../../support/make-build.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;
const site = { share_pictures: 'photo' };

/** A tenant with its own file. */
function makeWithAsset(name: string) {
	const built = makeBuild({ a: { site } });
	const assets = join(built.out, '..', 'tenants', 'a', 'assets');
	mkdirSync(assets);
	writeFileSync(join(assets, name), 'one');
	return { ...built, assets };
}

const inodesOf = (dir: string) => new Set(listFiles(dir).map((file) => statSync(join(dir, file)).ino));

test('a published file is never the same file on the disk as a tenant’s own or the bundle’s', async () => {
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

test('a file of the site that a tool writes into is put right, and the bundle does not notice', async () => {
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
	symlinkSync(assets, join(assets, 'elsewhere'));
	const urls = ['/assets/photos/linked.jpg', '/assets/elsewhere/real.txt'];
	rewrite({ a: { site, cars: [{ images: urls.map((url) => ({ image: { url } })) }] } });
	const report = await run(noon);
	const [tenant] = report.tenants;
	expect(files('a').filter((file) => file.startsWith('assets/'))).toEqual(['assets/real.txt']);
	for (const link of ['assets/photos/linked.jpg', 'assets/elsewhere'])
		expect(tenant?.warnings).toContain(
			`${link} is a symbolic link and is not published. Put the file itself in its place.`,
		);
	expect(tenant?.warnings.join()).toContain('the site has no such file');
	expect(files('a').filter((file) => text(`a/${file}`).match(/linked\.jpg|assets\/elsewhere/))).toEqual([]);
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

test('addresses that differ only in the case of their letters, and a file that is a folder too, are problems', async () => {
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

/** Two dealers of a group, and what they share. */
function makeGroup(a: Parameters<typeof writeTenants>[1][string], shared: Record<string, string>) {
	const sharing = { ...site, asset_folders: ['../_shared/pictures'] };
	const built = makeBuild({ a: { ...a, site: { ...sharing, ...a.site } }, b: { site: sharing } });
	for (const [name, text] of Object.entries(shared)) {
		const file = join(built.out, '..', 'tenants', '_shared', 'pictures', name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return { ...built, assets: (slug: string) => built.files(slug).filter((name) => name.startsWith('assets/')) };
}

test('SITE-13 of files that sites share, each publishes those that it shows: of cars, config, texts and style sheet', async () => {
	const names = ['car.svg', 'hero.svg', 'text photo.jpg', 'ground.svg', 'other.svg', 'deep/report.pdf'];
	const { run, assets } = makeGroup(
		{
			site: { social_image: '/assets/hero.svg' },
			cars: [{ images: ['/assets/car.svg', 'https://cdn.example/1.jpg'], file: '/assets/deep/report.pdf' }],
			files: {
				'content/blog/yard.md':
					'---\ntitle: The yard\ndescription: New.\ndate: 2026-01-01\n---\n\n![Yard](/assets/text%20photo.jpg)\n',
				'theme.css': '.hero { background: url(/assets/ground.svg) }',
			},
		},
		Object.fromEntries(names.map((name) => [name, name])),
	);
	await run(noon);
	expect(assets('a')).toEqual(
		names
			.filter((name) => name !== 'other.svg')
			.map((name) => `assets/${name}`)
			.sort(),
	);
	expect(assets('b')).toEqual([]);
});

test('a file of the dealer’s own comes before one of the same name that it shares', async () => {
	const cars = [{ images: ['/assets/car.svg'] }];
	const { run, rewrite, text, assets } = makeGroup(
		{ cars, files: { 'assets/car.svg': 'own' } },
		{ 'car.svg': 'shared' },
	);
	await run(noon);
	expect([assets('a'), text('a/assets/car.svg')]).toEqual([['assets/car.svg'], 'own']);
	rewrite({ b: { cars, site: { ...site, asset_folders: ['../_shared/pictures'] } } });
	await run(noon);
	expect(text('b/assets/car.svg')).toBe('shared');
});

test('SITE-3 a shared folder that is not there, or that leads out of the tenants, is a problem of that site', async () => {
	const found = await problemsOf({ site: { ...site, asset_folders: ['../_shared/pictures', '../../../etc'] } });
	expect(found.map((text) => text.slice(text.indexOf('asset_folders')))).toEqual([
		'asset_folders[0]: found "../_shared/pictures", expected a folder that is there.',
		'asset_folders[1]: found "../../../etc", expected a folder below tenants/, or the absolute path of another one.',
	]);
});

test('a dealer’s site holds no file of the demonstration, and names none', async () => {
	const { run, files, out, text } = makeBuild({ a: { site: { demo: false } } });
	await run(noon);
	const hashOf = (file: string) => hash('sha1', readFileSync(file));
	const drawn = new Set(
		listFiles('tenants/_shared/pictures').map((name) => hashOf(join('tenants/_shared/pictures', name))),
	);
	const all = files('a');
	expect(drawn.size).toBeGreaterThan(300);
	expect(all.filter((file) => drawn.has(hashOf(join(out, 'a', file))))).toEqual([]);
	const pages = all.filter((file) => file.endsWith('.html'));
	expect(pages.filter((file) => /\/(?:assets|pictures)\/[^"]+\.svg/.test(text(`a/${file}`)))).toEqual([]);
});

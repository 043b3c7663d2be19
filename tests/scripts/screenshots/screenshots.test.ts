import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactSheet } from '../../../scripts/screenshots/contact-sheet.ts';
import { readBefore, withEarlierSites } from '../../../scripts/screenshots/earlier-commit.ts';
import { keepEarlier, withEarlier } from '../../../scripts/screenshots/earlier-shots.ts';
import { keyPages } from '../../../scripts/screenshots/key-pages.ts';
import { readScreenshotOptions } from '../../../scripts/screenshots/options.ts';
import { commitAll, git } from '../../support/git.ts';
import { makeConfig } from '../../support/make-site.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

function builtSite(paths: readonly string[]): string {
	const root = makeTempDir();
	for (const path of paths) {
		mkdirSync(join(root, path), { recursive: true });
		writeFileSync(join(root, path, 'index.html'), '');
	}
	return root;
}

test('one page of each kind that the site has', () => {
	const stock = '/search/new-used-and-demo-cars/';
	const root = builtSite(['/', stock, '/cars/trade-in/', '/cars/2021-kia-rio/', '/cars/2022-kia-rio/', '/contact/']);
	expect(keyPages(makeConfig(), root)).toEqual([
		{ name: 'home', path: '/' },
		{ name: 'stock', path: stock },
		{ name: 'car', path: '/cars/2021-kia-rio/' },
		{ name: 'contact', path: '/contact/' },
	]);
});

test('the contact sheet shows every picture under its tenant', () => {
	const html = contactSheet([
		{ slug: 'a', page: 'home', width: 390, file: 'a/home-390.png' },
		{ slug: 'b', page: 'car', width: 1280, file: 'b/car-1280.png' },
	]);
	expect(html.match(/<section>/g)).toHaveLength(2);
	expect(html).toContain('<img src="b/car-1280.png" alt="car at 1280 pixels"');
});

test('a page is shown beside the picture of the run before, and marked if it has changed', () => {
	const [to, older] = [makeTempDir(), makeTempDir()];
	const write = (dir: string, name: string, text: string) => {
		mkdirSync(join(dir, 'a'), { recursive: true });
		writeFileSync(join(dir, 'a', `${name}-390.png`), text);
	};
	for (const name of ['home', 'car']) write(to, name, 'first');
	keepEarlier(to, ['a']);
	write(to, 'home', 'first');
	write(to, 'car', 'second');
	write(to, 'blog', 'second');
	const shots = ['home', 'car', 'blog'].map((page) =>
		withEarlier({ slug: 'a', page, width: 390, file: `a/${page}-390.png` }, to),
	);
	expect(shots.map(({ before, same }) => [before, same])).toEqual([
		['before/a/home-390.png', true],
		['before/a/car-390.png', false],
		[undefined, undefined],
	]);
	const html = contactSheet(shots);
	expect(html).toContain('3 pictures, 2 with one of the run before, of which 1 have changed');
	expect(html).toContain('<article class="changed"><h3>car, 390, changed</h3>');
	write(older, 'blog', 'zero');
	keepEarlier(to, ['a', 'b'], older);
	expect(withEarlier({ slug: 'a', page: 'blog', width: 390, file: 'a/blog-390.png' }, to).same).toBe(false);
});

test('options: tenants, pages and widths', () => {
	const options = readScreenshotOptions(['motorama', '--pages', 'home,car', '--widths', '320']);
	expect(options).toMatchObject({ slugs: ['motorama'], pages: ['home', 'car'], widths: [320] });
	expect(readScreenshotOptions([]).slugs).toBe('all');
});

test.each([
	[['--pages', 'home,blogs'], '--pages: found blogs, expected home, stock, car, checkout, saved, contact,'],
	[['--widths', '390,wide'], '--widths: found 390,wide, expected whole numbers from 200 to 4000.'],
])('%j is refused', (args, message) => {
	expect(() => readScreenshotOptions(args)).toThrow(message);
});

test('--before is a folder of pictures, or a commit by any of its names', () => {
	const repository = makeTempDir();
	writeFileSync(join(repository, 'a'), '');
	commitAll(repository);
	git(repository, 'tag', 'shown');
	expect(readBefore(repository, repository)).toEqual({ folder: repository });
	expect(readBefore('shown', repository)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
	expect(() => readBefore('nowhere', repository)).toThrow('--before: found nowhere, expected a folder with');
	expect(() => readBefore('--all', repository)).toThrow('--before: found --all');
});

test('an earlier commit’s sites are built in a worktree that is gone afterwards, whatever happens', async () => {
	const repository = makeTempDir();
	const build = `import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
		mkdirSync('dist/a', { recursive: true });
		writeFileSync('dist/a/index.html', process.argv.slice(2).join(' '));`;
	for (const dir of ['scripts', 'tenants/a', 'node_modules']) mkdirSync(join(repository, dir), { recursive: true });
	writeFileSync(join(repository, 'scripts/build.mjs'), build);
	writeFileSync(join(repository, 'tenants/a/site.json'), '{}');
	writeFileSync(join(repository, '.gitignore'), 'node_modules\n');
	commitAll(repository);
	const { commit } = readBefore('HEAD', repository) as { commit: string };
	writeFileSync(join(repository, 'scripts/build.mjs'), 'process.exit(1)');
	const earlier = { commit, slugs: ['a', 'new'], tenantsDir: join(repository, 'tenants') };
	let place = '';
	await withEarlierSites(
		earlier,
		async (out) => {
			place = out;
			expect(readFileSync(join(out, 'a/index.html'), 'utf8')).toBe('a --tenants tenants --out dist');
		},
		repository,
	);
	expect(existsSync(place)).toBe(false);
	const failing = withEarlierSites(earlier, () => Promise.reject(new Error('no browser')), repository);
	await expect(failing).rejects.toThrow('no browser');
	expect(execFileSync('git', ['worktree', 'list'], { cwd: repository, encoding: 'utf8' }).trim()).not.toContain('\n');
});

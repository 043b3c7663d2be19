import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactSheet } from '../../../scripts/screenshots/contact-sheet.ts';
import { keepEarlier, withEarlier } from '../../../scripts/screenshots/earlier-shots.ts';
import { keyPages } from '../../../scripts/screenshots/key-pages.ts';
import { readScreenshotOptions } from '../../../scripts/screenshots/options.ts';
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
	expect(() => keepEarlier(to, ['a'], join(to, 'nowhere'))).toThrow('--before: found');
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

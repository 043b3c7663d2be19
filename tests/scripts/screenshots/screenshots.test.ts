import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactSheet } from '../../../scripts/screenshots/contact-sheet.ts';
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

test('options: tenants, pages and widths', () => {
	const options = readScreenshotOptions(['motorama', '--pages', 'home,car', '--widths', '320']);
	expect(options).toMatchObject({ slugs: ['motorama'], pages: ['home', 'car'], widths: [320] });
	expect(readScreenshotOptions([]).slugs).toBe('all');
});

test.each([
	[['--pages', 'home,blog'], '--pages: found blog, expected home, stock, car, contact, locations, content.'],
	[['--widths', '390,wide'], '--widths: found 390,wide, expected whole numbers from 200 to 4000.'],
])('%j is refused', (args, message) => {
	expect(() => readScreenshotOptions(args)).toThrow(message);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { KeptPreviews } from '../../../scripts/host/cockpit/settings/preview/kept-previews.ts';
import { withMark } from '../../../scripts/host/cockpit/settings/preview/mark.ts';
import { followingWords, previewSection } from '../../../scripts/host/cockpit/settings/preview/preview-section.ts';
import type { Preview } from '../../../scripts/host/cockpit/settings/preview/previewer.ts';
import { shareChanged, withoutScripts } from '../../../scripts/host/cockpit/settings/preview/share-changed.ts';
import { placedPage, stillPage } from '../../../scripts/host/cockpit/settings/preview/still-page.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-preview-'));
afterAll(() => rmSync(dir, { recursive: true }));

const preview: Preview = {
	pages: [{ path: '/', name: 'Home page', html: '<p>Home</p>' }],
	...{ drawn: 12, changed: 1 },
	gone: { count: 4, some: ['/cars/a/', '/cars/b/', '/cars/c/'] },
	fresh: { count: 1, some: ['/new/'] },
};

test('SITE-3 a page is shown without scripts, with its styles in it and pictures that are not published yet', () => {
	const [tenantsDir, clientDir] = [join(dir, 'tenants'), join(dir, 'client')];
	mkdirSync(join(tenantsDir, 'acme', 'assets'), { recursive: true });
	mkdirSync(join(clientDir, '_astro'), { recursive: true });
	writeFileSync(join(tenantsDir, 'acme', 'assets', 'new.png'), '');
	writeFileSync(join(clientDir, '_astro', 'page.css'), 'p{color:red}');
	const page =
		'<html><head><link rel="stylesheet" href="/_astro/page.css"><script src="/x.js"></script></head><body><img src="/.netlify/images?url=%2Fassets%2Fnew.png&w=64"><noscript>Old</noscript><a href="/_astro/i.svg">i</a></body></html>';
	const still = stillPage(page, { tenantsDir, out: dir, slug: 'acme', clientDir });
	expect(placedPage(still, { site: 'https://acme.example/', host: 'http://localhost' })).toBe(
		'<html><head><base href="https://acme.example/" target="_blank"><style>p{color:red}</style></head><body><img src="http://localhost/tenants/acme/config/picture/?path=%2Fassets%2Fnew.png"><a href="http://localhost/tenants/acme/config/built/i.svg">i</a></body></html>',
	);
});

test('SITE-3 the first part of a page that differs is marked', () => {
	const page = (words: string): string => `<body><section><h2>Cars</h2><p class="a">${words}</p></section></body>`;
	expect(withMark(page('New'), page('Old'))).toContain('<p id="first-change" class="a">New');
	const named = (words: string): string => `<body><section><h2>Cars</h2><p id="a">${words}</p></section></body>`;
	expect(withMark(named('New'), named('Old'))).toContain('<h2 id="first-change">Cars');
	const both = (words: string): string => `<body><p>${words}</p><main><h2>Cars</h2><p>${words}</p></main></body>`;
	expect(withMark(both('New'), both('Old'))).toContain('<h2>Cars</h2><p id="first-change">New');
	expect(withMark(page('New'), undefined)).toBe(page('New'));
	expect(withMark(page('New'), page('New'))).toBe(page('New'));
});

test('SITE-3 pages on which more of the main part changes come first; what scripts alone read is no change to look at', () => {
	const page = (words: string, rest: string): string => `<body><header>A</header><main>${words}${rest}</main></body>`;
	const place = shareChanged(page('9am–5pm', 'Call us'), page('8am–5pm', 'Call us'));
	const all = shareChanged(page('9am–5pm', 'x'.repeat(900)), page('8am–5pm', 'x'.repeat(900)));
	expect(place).toBeGreaterThan(all);
	expect(all).toBeGreaterThan(0);
	expect(shareChanged(page('a', 'b').replace('A', 'B'), page('a', 'b'))).toBe(0);
	const data = (hours: string): string =>
		`<script type="application/ld+json">${hours}</script><p data-open-now="{&quot;${hours}&quot;}" data-look="big">Cars</p>`;
	expect(withoutScripts(data('9'))).toBe(withoutScripts(data('8')));
});

test('SITE-3 what follows from a far-reaching change is said: addresses that go and come, pages that read otherwise', () => {
	const template = { path: ['template'] };
	expect(followingWords(template, preview)).toEqual([
		'4 pages lose their addresses: /cars/a/, /cars/b/, /cars/c/ and 1 more. Links and search results still lead there.',
		'1 new address: /new/.',
	]);
	const none = { count: 0, some: [] };
	const ofAll = { ...preview, changed: 12, gone: none, fresh: none };
	expect(followingWords({ path: ['locale'] }, ofAll)).toEqual([
		'All of the 12 pages that were drawn read or look different.',
	]);
	expect(followingWords({ path: ['theme', 'colours', 'brand'] }, ofAll)).toEqual([]);
	expect(followingWords(template, null)).toHaveLength(1);
});

test('SITE-3 the last previews are kept for their frames, each for its own site', () => {
	const kept = new KeptPreviews();
	const id = kept.keep('acme', preview);
	expect(kept.page('acme', { id, index: 0 })).toBe('<p>Home</p>');
	expect(kept.page('bolt', { id, index: 0 })).toBeUndefined();
	for (let index = 0; index < 12; index++) kept.keep('bolt', preview);
	expect(kept.page('acme', { id, index: 0 })).toBeUndefined();
	const section = String(previewSection('acme', { id, preview, isOlder: false }));
	expect(section).toContain('1 of the 12 pages that were drawn looks different');
	expect(section).toContain('title="Home page, on a phone"');
});

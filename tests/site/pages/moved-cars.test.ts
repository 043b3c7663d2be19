import { expect, test } from 'vitest';
import { openSite } from '../../../src/site/open-site.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { makeCar, makeConfig, testNow } from '../../support/make-site.ts';

const cars = Array.from({ length: 3 }, (_, index) => makeCar({ stocknum: `K${index}` }));
const base = { slug: 'a', config: makeConfig(), cars, css: '', now: testNow };

test('a moved car’s old address answers 301, that of one that cannot be read 302 to the list, that of a page nothing', () => {
	const moved = { 'old-rio': '2021-kia-rio-k0', broken: null, '2021-kia-rio-k1': '2021-kia-rio-k0' };
	const rules = redirects(openSite({ ...base, moved })).filter(({ from }) => /^\/cars\/[^:]/.test(from));
	expect(rules).toEqual([
		{ from: '/cars/old-rio/', to: '/cars/2021-kia-rio-k0/', status: 301 },
		{ from: '/cars/broken/', to: '/search/new-used-and-demo-cars/', status: 302 },
	]);
});

test.each([
	['as many as one holds', 0, 0],
	['one more', -1, 2],
])('a sitemap with %s', (_, less, parts) => {
	const entries = openSite(base).sitemap();
	const site = openSite({ ...base, sitemapLimit: entries.length + less });
	const pages = listPages(site);
	expect(pages.filter(({ kind }) => kind === 'sitemap-part')).toHaveLength(parts);
	const listed = pages.flatMap((page) => (page.kind === 'sitemap-part' ? modelOf(site, page).entries : []));
	expect(parts > 0 ? listed : site.sitemap()).toEqual(entries);
	expect(site.sitemapParts().map(({ url }) => new URL(url).pathname)).toEqual(
		pages.flatMap(({ kind, path }) => (kind === 'sitemap-part' ? [path] : [])),
	);
});

test('no day in the sitemap lies ahead of the clock', () => {
	const site = openSite(base, { changedOn: (path) => (path === '/' ? '2036-01-01' : '2026-01-01') });
	const days = Object.fromEntries(site.sitemap().map(({ url, changed }) => [new URL(url).pathname, changed]));
	expect([days['/'], days['/contact/']]).toEqual(['2026-06-15', '2026-01-01']);
});

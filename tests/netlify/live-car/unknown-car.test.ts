import { describe, expect, test } from 'vitest';
import { redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { makeSite } from '../../support/make-site.ts';
import { useLiveSites } from './live-sites.ts';

const live = useLiveSites();

describe.each(['acme', 'served'])('ROUTE-2 an unknown car of %s, whose stock has a live source', (site) => {
	test('is shown in the shell with its price, and kept out of search engines', async () => {
		const { status, text, headers } = await live.get('/cars/new-rio/', site);
		expect(status).toBe(200);
		expect(text).toContain('<title>2021 Kia Rio S | Dealer');
		expect(text).toContain('2021 Kia Rio');
		expect(text).toContain('$15,990');
		expect(text).toContain('Drive away');
		expect(text).toContain('/.netlify/images?url=https%3A%2F%2Fphotos.example%2F1.jpg');
		expect(text).toContain('href="tel:');
		expect(text).toContain('href="/contact/"');
		expect(text).toContain('Acme’s footer');
		expect(text).not.toContain('data-shell-content');
		expect(headers['x-robots-tag']).toBe('noindex');
		expect(headers['content-security-policy']).toContain("default-src 'self'");
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(headers['netlify-cdn-cache-control']).toBe('public, max-age=60');
	});

	test.each(['hidden', 'trade-only', 'elsewhere', 'never-was', 'New-Rio'])(
		'/cars/%s/ is a 404 with the site’s page',
		async (slug) => {
			const { status, text } = await live.get(`/cars/${slug}/`, site);
			expect([status, text]).toEqual([404, `<h1>${site}: page not found</h1>`]);
		},
	);

	test('one sold within the days of the site is shown as sold, one sold before is gone', async () => {
		const sold = await live.get('/cars/sold-now/', site);
		expect([sold.status, sold.text.includes('SOLD'), sold.text.includes('$15,990')]).toEqual([200, true, false]);
		const gone = await live.get('/cars/sold-away/', site);
		expect([gone.status, gone.text]).toEqual([410, `<h1>${site}: that car is gone</h1>`]);
	});

	test('one that is known to be gone, a page of the site and a hostile address are not asked for', async () => {
		expect((await live.get('/cars/long-gone/', site)).status).toBe(410);
		expect((await live.get('/cars/known/', site)).text).toBe('a page of the last build');
		for (const path of [
			'/cars/a%60%20%7C%7C%20id:*/',
			'/cars/..%2f..%2fx/',
			'/cars/x/y/z/',
			`/cars/${'a'.repeat(200)}/`,
		]) {
			expect([path, (await live.get(path, site)).status]).toEqual([path, 404]);
		}
		expect([live.feed.received, live.typesense.facade.asked]).toEqual([[], []]);
	});

	test('texts of the feed stay texts', async () => {
		const { status, text } = await live.get('/cars/hostile/', site);
		expect(status).toBe(200);
		expect(text).not.toMatch(/<script|<img src=x|onerror='/);
		expect(text.match(/<\/title>/g)).toHaveLength(1);
		expect(text).toContain('&lt;script&gt;');
	});

	test('HEAD answers as GET', async () => {
		const head = await live.get('/cars/new-rio/', site, 'HEAD');
		expect([head.status, head.text]).toEqual([200, '']);
	});
});

describe('ROUTE-2 a site without a live source', () => {
	test('answers a plain 404 and asks nobody, at the function’s own address too', async () => {
		for (const path of ['/cars/new-rio/', '/.netlify/functions/live-car/new-rio']) {
			const { status, text } = await live.get(path, 'plain');
			expect([status, text]).toEqual([404, '<h1>plain: page not found</h1>']);
		}
		expect([live.feed.received, live.typesense.facade.asked]).toEqual([[], []]);
	});

	test('has no rule for it; a site with one has it after all other rules for cars', () => {
		const rule = '/cars/:slug/ /.netlify/functions/live-car/:slug 200';
		expect(redirectsFile(makeSite())).not.toContain('live-car');
		const live = { stock_feed: { type: 'url', url: 'https://feeds.example/cars.csv' } } as const;
		const ofCars = redirectsFile(makeSite(live))
			.split('\n')
			.filter((line) => line.startsWith('/cars/'));
		expect(ofCars.at(-1)).toBe(rule);
		expect(makeSite(live).hasPage('/gone/')).toBe(true);
	});
});

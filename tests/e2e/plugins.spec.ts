import type { Page } from '@playwright/test';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** The little of Tag Manager that shows what it gets: it keeps the queue's events, and a tag of its own adds one more script. */
const container = `
document.documentElement.dataset.told = dataLayer.map(({ event }) => event).join(' ');
dataLayer.push = ({ event, event_id }) => { document.documentElement.dataset.told += ' ' + event + '-' + event_id; };
const tag = document.createElement('script');
tag.src = 'https://connect.facebook.net/tag.js';
document.head.append(tag);`;

const told = (page: Page) => page.locator('html').getAttribute('data-told');

test('SITE-12 Google Tag Manager starts where the site has a container, and hears what happens', async ({ page }) => {
	const asked: string[] = [];
	await page.route('https://www.googletagmanager.com/**', (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: 'text/javascript', body: container });
	});
	await page.route('https://connect.facebook.net/**', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tag = "ran"' }),
	);
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await expect.poll(() => told(page)).toContain('gtm.js');
	await expect.poll(() => told(page)).toMatch(/forecourt/);
	await expect(page.locator('html')).toHaveAttribute('data-tag', 'ran');
	expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-EXAMPLE']);
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('forecourt:search')));
	await expect.poll(() => told(page)).toContain('forecourt-29');
});

test('SITE-12 a site without plugins asks nobody else and loads nothing of a plugin', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(fixtureUrl('plain', '/about-us/'), { waitUntil: 'networkidle' });
	expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set(['plain.localhost']));
	expect(asked.filter((url) => /plugin/.test(url))).toEqual([]);
	await expect(page.locator('html')).not.toHaveAttribute('data-plugins');
	await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

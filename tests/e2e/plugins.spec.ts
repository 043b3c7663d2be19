import type { Page } from '@playwright/test';
import { hostsAsked, marketingDoubles, pluginStart } from './support/marketing-doubles.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { type Asked, playVendors } from './support/vendors.ts';

/** A press of a key that does nothing else: the visitor is there. */
const act = (page: Page) => page.keyboard.press('Shift');

const toldTo = (asked: readonly Asked[], host: string) =>
	asked.filter((one) => one.host === host && one.body).map(({ body }) => JSON.parse(body));

test('SITE-12 Google Tag Manager starts where the site has a container, and hears what happens', async ({ page }) => {
	const { asked, stop } = await playVendors(page, marketingDoubles);
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await act(page);
	const told = () => toldTo(asked, 'www.google-analytics.com');
	await expect.poll(told).toContainEqual(expect.objectContaining({ event: 'forecourt', event_id: 13 }));
	expect(told()[0].slice(0, 2)).toEqual(['consent', 'default']);
	await expect
		.poll(told)
		.toContainEqual({ ad_campaigns: { summer: true }, external_identifiers: { marketplace: 'E-100' } });
	expect(asked.map(({ path }) => path).filter((path) => path.startsWith('/gtm.js'))).toEqual([
		'/gtm.js?id=GTM-EXAMPLE',
	]);
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('forecourt:search')));
	await expect.poll(told).toContainEqual(expect.objectContaining({ event_id: 29 }));
	stop();
});

test('SITE-12 Meta’s pixel counts the page, its car and leads, 250 ms late, also one from before the choice', async ({
	page,
}) => {
	const { asked, stop } = await playVendors(page, marketingDoubles);
	await page.goto(fixtureUrl('asking', '/about-us/'));
	const send = (detail: object) =>
		page.evaluate((given) => document.dispatchEvent(new CustomEvent('forecourt:lead', { detail: given })), detail);
	const leadOf = (id: string) => ['track', 'Lead', { content_type: 'vehicle', content_ids: [id] }];
	await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
	await send({ event_id: 15, form: 'enquiry', car_id: '2', lead_id: 'b' });
	await page.waitForFunction(() => localStorage.getItem('forecourt:asking:events')?.includes('enquiry'));
	await page.getByRole('button', { name: 'Accept all' }).click();
	const told = () => toldTo(asked, 'www.facebook.com');
	await expect.poll(told).toContainEqual(['track', 'PageView']);
	await expect.poll(told).toContainEqual(leadOf('2'));
	expect(told().slice(0, 2)).toEqual([
		['set', 'autoConfig', false, '1234567890123'],
		['init', '1234567890123'],
	]);
	await send({ event_id: 15, form: 'enquiry', car_id: '3', lead_id: 'a' });
	await expect.poll(told).toContainEqual(leadOf('3'));
	expect(JSON.stringify(told())).not.toContain('lead_id');
	stop();
});

test('SITE-12 a manufacturer’s tag is on every page, and counts those for finance, service and contact', async ({
	page,
}) => {
	const { asked, stop } = await playVendors(page, marketingDoubles);
	const loaded = () => asked.filter(({ path }) => path === '/tag.js').length;
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await act(page);
	await expect.poll(loaded).toBe(1);
	await page.goto(fixtureUrl('everything', '/contact/'));
	await act(page);
	const told = () => asked.filter(({ path }) => path === '/collect/everything-orange');
	await expect.poll(told).toHaveLength(1);
	expect(loaded()).toBe(2);
	expect(JSON.parse(told()[0]?.body ?? '')).toMatchObject({ event: 'page_view', path: '/contact/', dealer: 'E-100' });
	stop();
});

test('SITE-12 plugins wait for the visitor or for quiet, and one that fails stops no other', async ({
	page,
	allowFault,
}) => {
	allowFault(/ERR_|Failed to load/);
	const hosts = hostsAsked(page);
	const { 'connect.facebook.net': _, ...others } = marketingDoubles;
	const { asked, stop } = await playVendors(page, {
		...others,
		'www.googletagmanager.com': { '/gtm.js': 'nothing, ever' },
	});
	await page.route('https://connect.facebook.net/**', (route) => route.abort('blockedbyclient'));
	const warned = page.waitForEvent('console', (message) => message.text().includes('meta_pixel did not start'));
	await page.goto(fixtureUrl('everything', '/contact/'), { waitUntil: 'networkidle' });
	expect([...hosts]).toEqual([]);
	expect(await page.locator('head script:not([type="module"])[src]').count()).toBe(0);
	await act(page);
	await warned;
	await expect.poll(() => toldTo(asked, 'tag.maker.example')).toHaveLength(1);
	expect([...hosts].filter((host) => host !== pluginStart).sort()).toEqual([
		'connect.facebook.net',
		'numbers.example',
		'tag.maker.example',
		'www.googletagmanager.com',
	]);
	stop();
});

test('SITE-12 without a visitor who acts they start after five seconds of quiet', async ({ page }) => {
	const hosts = hostsAsked(page);
	await page.clock.install();
	await page.goto(fixtureUrl('everything', '/about-us/'), { waitUntil: 'load' });
	await page.clock.runFor(4_500);
	expect([...hosts]).toEqual([]);
	await page.clock.runFor(3_000);
	await expect.poll(() => hosts.size).toBeGreaterThan(1);
});

test('SITE-12 a site without plugins asks nobody else and loads nothing of a plugin', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(fixtureUrl('plain', '/about-us/'), { waitUntil: 'networkidle' });
	expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set(['plain.localhost']));
	expect(asked.filter((url) => /plugin|consent/.test(url))).toEqual([]);
	await expect(page.locator('body')).not.toHaveAttribute('data-plugins');
	await expect(page.locator('html')).not.toHaveAttribute('data-consent');
	await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

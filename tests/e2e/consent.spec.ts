import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { hostsAsked, marketingDoubles, pluginStart } from './support/marketing-doubles.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { playVendors } from './support/vendors.ts';
import { bothWidths } from './support/widths.ts';

const car = '/cars/2021-toyota-corolla-a101/';
const paths = ['/', '/contact/', car, '/search/new-used-and-demo-cars/'];
const visit = (path: string): string => fixtureUrl('asking', path);

const panel = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Does on each page what makes plugins start that may. */
async function visitAll(page: Page, all = paths): Promise<void> {
	for (const path of all) {
		await page.goto(visit(path));
		await page.keyboard.press('Shift');
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
		// What may start has asked for its script by then.
		await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 3_000 })));
		await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
	}
}

const keptConsent = (page: Page) => page.evaluate(() => localStorage.getItem('forecourt:asking:consent'));

test(
	'SITE-12 nobody else is asked anything before the visitor agrees, or after they refuse',
	bothWidths,
	async ({ page }) => {
		const hosts = hostsAsked(page);
		await visitAll(page);
		await expect(panel(page)).toBeVisible();
		expect([...hosts]).toEqual([]);
		await button(page, 'Refuse all').click();
		await expect(panel(page)).toHaveCount(0);
		const kept = JSON.parse((await keptConsent(page)) ?? 'null');
		expect(kept).toMatchObject({ version: 1, analytics: false, marketing: false });
		expect(Math.abs(kept.at - Date.now())).toBeLessThan(60_000);
		await visitAll(page, [car, '/finance/']);
		await expect(panel(page)).toHaveCount(0);
		expect([...hosts]).toEqual([]);
		expect(await page.evaluate(() => document.cookie)).toBe('');
	},
);

test('SITE-12 who accepts is counted from then on, and who withdraws no longer', bothWidths, async ({ page }) => {
	test.slow();
	const hosts = hostsAsked(page);
	const { asked, stop } = await playVendors(page, marketingDoubles);
	await page.goto(visit(car));
	await button(page, 'Accept all').click();
	await expect(panel(page)).toHaveCount(0);
	const told = (host: string) =>
		asked.filter((one) => one.host === host && one.body).map(({ body }) => JSON.parse(body));
	await expect.poll(() => told('www.facebook.com')).toHaveLength(4);
	expect(told('www.facebook.com').at(-1)).toEqual([
		'track',
		'ViewContent',
		{ content_type: 'vehicle', content_ids: ['1'] },
	]);
	const flags = (value: string) => ({
		ad_storage: value,
		ad_user_data: value,
		ad_personalization: value,
		analytics_storage: value,
	});
	expect(told('www.google-analytics.com')[0]).toEqual(['consent', 'default', flags('denied')]);
	expect(told('www.google-analytics.com')).toContainEqual(['consent', 'update', flags('granted')]);
	await expect
		.poll(() => told('www.google-analytics.com'))
		.toContainEqual({ ad_campaigns: { spring: true }, external_identifiers: {} });
	expect(await page.evaluate(() => document.cookie)).toContain('_fbp');
	expect([...hosts]).toContain(pluginStart);

	await button(page, 'Privacy choices').click();
	await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
	hosts.clear();
	await Promise.all([page.waitForEvent('load'), button(page, 'Refuse all').click()]);
	hosts.clear();
	expect(await page.evaluate(() => document.cookie)).toBe('');
	await visitAll(page, [car, '/finance/']);
	expect([...hosts]).toEqual([]);
	stop();
});

test('SITE-12 each kind can be chosen by itself, by keyboard alone', async ({ page }) => {
	const hosts = hostsAsked(page);
	const { stop } = await playVendors(page, marketingDoubles);
	await page.goto(visit('/about-us/'));
	await expect(panel(page)).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
	await expect(button(page, 'Choose what to allow')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press('Space');
	await button(page, 'Save choices').press('Enter');
	await expect(panel(page)).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	await expect.poll(() => [...hosts]).toContain('www.googletagmanager.com');
	expect([...hosts].filter((host) => host.includes('facebook'))).toEqual([]);

	const choices = button(page, 'Privacy choices');
	await choices.press('Enter');
	await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked();
	await expect(page.getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked();
	await page.keyboard.press('Escape');
	await expect(choices).toBeFocused();
	stop();
});

test(
	'SITE-12 the question moves nothing, locks nothing, and covers neither the bar of a car nor a printed page',
	bothWidths,
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(window, { shifted: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(visit(car), { waitUntil: 'networkidle' });
		const box = await panel(page).boundingBox();
		const bar = await page.locator('.car-bar').boundingBox();
		if (bar && box) expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
		expect(box?.height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.4);
		expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
		const [refuse, accept] = await Promise.all(
			['Refuse all', 'Accept all'].map((name) => button(page, name).boundingBox()),
		);
		expect(refuse).toMatchObject({ width: accept?.width, height: accept?.height, y: accept?.y });
		await page.mouse.wheel(0, 1_000);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
		await page.getByRole('contentinfo').getByRole('link').last().focus();
		await page.emulateMedia({ media: 'print' });
		await expect(panel(page)).toBeHidden();
	},
);

test('SITE-12 where nothing is kept on the device, the choice counts for the page', async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	const hosts = hostsAsked(page);
	const { stop } = await playVendors(page, marketingDoubles);
	await page.goto(visit('/about-us/'));
	await button(page, 'Accept all').click();
	await expect.poll(() => [...hosts]).toContain('connect.facebook.net');
	stop();
});

test('SITE-12 Global Privacy Control refuses marketing, whether the site asks or not', async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
	const hosts = hostsAsked(page);
	const { stop } = await playVendors(page, marketingDoubles);
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await page.keyboard.press('Shift');
	await expect.poll(() => [...hosts]).toContain('tag.maker.example');
	expect([...hosts].filter((host) => host.includes('connect.facebook'))).toEqual([]);
	await expect(button(page, 'Privacy choices')).toHaveCount(0);
	await page.goto(visit('/about-us/'));
	await expect(panel(page)).toContainText('Your browser asks sites not to pass on what you do');
	stop();
});

test('SITE-12 a choice in one tab counts in the others', async ({ page, context }) => {
	await page.goto(visit('/about-us/'));
	await expect(panel(page)).toBeVisible();
	const other = await context.newPage();
	await other.goto(visit('/faqs/'));
	await button(other, 'Refuse all').click();
	await expect(panel(page)).toHaveCount(0);
});

test('LOC-3, SITE-12 where the site asks, a map asks its own host once the visitor wants to see it', async ({
	page,
}) => {
	const hosts = hostsAsked(page);
	await page.goto(visit('/contact/'), { waitUntil: 'networkidle' });
	const map = page.locator('[data-map]');
	await map.scrollIntoViewIfNeeded();
	await expect(map).toContainText('tile.openstreetmap.org');
	expect([...hosts]).toEqual([]);
	await button(page, 'Show the map').click();
	await expect(map).toHaveAttribute('data-state', 'ready');
	expect([...hosts]).toContain('tile.openstreetmap.org');
});

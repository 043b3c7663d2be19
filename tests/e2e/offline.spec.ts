import type { Page } from '@playwright/test';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const list = sampleUrl('motorama', '/search/used-cars/');
const saved = sampleUrl('motorama', '/mymotorama/saved/');
const workers = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL));
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const keptCars = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:motorama:offline') ?? '{}').is?.cars);

/** Saves the first car of the list, and waits until it is kept; answers the path of its page. */
async function saveCar(page: Page): Promise<string> {
	await page.goto(list);
	const card = page.locator('.car-card', { has: page.locator('[data-save="favourites"]') }).first();
	await card.locator('[data-save="favourites"]').click();
	await expect.poll(() => keptCars(page), { timeout: 15_000 }).toHaveLength(1);
	return (await card.locator('.card-link').getAttribute('href')) ?? '';
}

test('CARD-4, USER-5 nothing is kept for when there is no network before a car is saved', async ({ page }) => {
	await page.goto(list);
	await page.waitForLoadState('networkidle');
	expect([await workers(page), await cacheNames(page)]).toEqual([[], []]);
});

test('CARD-4 a saved car’s page and the list of saved cars are there without a network', async ({
	page,
	context,
	allowFault,
}) => {
	allowFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|503|Failed to fetch/);
	const path = await saveCar(page);
	await context.setOffline(true);
	await page.goto(saved);
	await expect(page.locator('[data-saved-list] [data-row] a[href]').first()).toHaveAttribute('href', path);
	await page.goto(sampleUrl('motorama', path));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily)).not.toContain(
		'Times',
	);
	const picture = page.locator('.gallery img').first();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
		.toBe(true);

	await page.goto(sampleUrl('motorama', '/about-us/'));
	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
	await page.getByRole('link', { name: 'What you have saved' }).click();
	await expect(page).toHaveURL(saved);
});

test('CARD-4 with a network a page is the network’s, and calls are left alone', async ({ page, allowFault }) => {
	allowFault(/404/);
	const path = await saveCar(page);
	await page.evaluate(async (car) => {
		const cache = await caches.open('forecourt:motorama:offline:1');
		await cache.put(car, new Response('<h1>out of date</h1>', { headers: { 'content-type': 'text/html' } }));
		await cache.put('/api/healthz', new Response('out of date'));
	}, path);
	await page.goto(sampleUrl('motorama', path));
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('out of date');
	expect(await page.evaluate(async () => (await fetch('/api/healthz')).text())).not.toBe('out of date');
});

test('CARD-4, USER-5 the worker goes with the last saved car, and with what is forgotten', async ({ page }) => {
	await saveCar(page);
	expect(await workers(page)).toEqual([sampleUrl('motorama', '/offline-worker.js')]);
	await page.goto(sampleUrl('motorama', '/privacy-policy/'));
	await page.getByRole('button', { name: 'Clear my data from this device' }).click();
	await page.getByRole('button', { name: 'Forget all of it' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Forgotten on this device' })).toContainText(
		'vehicles that you saved',
	);
	expect([await workers(page), await cacheNames(page)]).toEqual([[], []]);

	await page.goto(list);
	await page.locator('.car-card [data-save="favourites"]').first().click();
	await expect.poll(() => keptCars(page), { timeout: 15_000 }).toHaveLength(1);
	await page.locator('.car-card [data-save="favourites"]').first().click();
	await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual([]);
	expect(await workers(page)).toEqual([]);
});

test('CARD-4 a site that has turned it off removes it from the devices that have it', async ({ page }) => {
	await page.goto(fixtureUrl('everything'));
	expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
	await page.evaluate(async () => {
		await caches.open('forecourt:everything:offline:1');
		await caches.open('forecourt:other:offline:1');
		await navigator.serviceWorker.register('/offline-worker.js', { scope: '/' });
	});
	await expect.poll(() => workers(page)).toEqual([]);
	await expect.poll(() => cacheNames(page)).toEqual(['forecourt:other:offline:1']);
});

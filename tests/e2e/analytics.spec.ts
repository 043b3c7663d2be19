import type { Page } from '@playwright/test';
import { fillPerson, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

type Told = { event: string; event_id: number; event_name: string; event_label?: string };

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		// What a tag manager is told, kept over pages that are left.
		const queue: unknown[] = [];
		queue.push = (event) => {
			const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
			sessionStorage.setItem('told', JSON.stringify([...told, event]));
			return told.length;
		};
		Object.assign(window, { dataLayer: queue });
		// Numbers and maps are not for this browser.
		addEventListener('click', (event) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null;
			if (link && link.origin !== location.origin) event.preventDefault();
		});
	});
});

const told = (page: Page): Promise<Told[]> =>
	page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Told[]);
const idsTold = async (page: Page): Promise<number[]> => (await told(page)).map(({ event_id }) => event_id);
const clicksTold = async (page: Page) => (await told(page)).filter(({ event_id }) => event_id === 25);

/** Opens the first car for sale of a list. */
async function openFirst(page: Page, slug: string, list: string): Promise<void> {
	await page.goto(sampleUrl(slug, list));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	await expect(page.locator('.car-page')).toBeVisible();
}

const call = { event: 'forecourt', event_id: 25, event_name: 'click-to-call' };
const phone = (page: Page) => page.locator('a[href^="tel:"]:visible').first();

test('LOC-9 a phone number on the page of a new car counts as a call about a new one', async ({ page }) => {
	await openFirst(page, 'bathurst-toyota', '/search/new-cars/');
	await expect.poll(() => idsTold(page)).toContain(3);
	await phone(page).click();
	await expect.poll(() => clicksTold(page)).toEqual([{ ...call, event_label: 'New Car' }]);
});

test('LOC-9 a phone number on the page of a used car counts as a call about a used one', async ({ page }) => {
	await openFirst(page, 'bathurst-toyota', '/search/used-cars/');
	await expect.poll(() => idsTold(page)).toEqual([2, 49, 4]);
	await phone(page).click();
	await expect.poll(() => clicksTold(page)).toEqual([{ ...call, event_label: 'Used Car' }]);
});

test('LOC-9 a phone number and directions on the contact page count without a label', async ({ page }) => {
	await page.goto(sampleUrl('bathurst-toyota', '/contact/'));
	await expect.poll(() => idsTold(page)).toEqual([12]);
	await page
		.locator('main')
		.getByRole('link', { name: /^Get Directions/ })
		.first()
		.click();
	await page.locator('main a[href^="tel:"]:visible').first().click();
	const directions = { event: 'forecourt', event_id: 41, event_name: 'get-directions' };
	const seen = { event: 'forecourt', event_id: 12, event_name: 'view-contact' };
	await expect.poll(() => told(page)).toEqual([seen, directions, call]);
});

test('LOC-9 directions in what a pin of the map opens count too', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/our-locations/'));
	await page.locator('[data-map]').scrollIntoViewIfNeeded();
	await page.getByRole('button', { name: 'Cleveland - Sales' }).press('Enter');
	await page
		.locator('.leaflet-popup')
		.getByRole('link', { name: /^Get Directions/ })
		.press('Enter');
	await expect.poll(() => idsTold(page)).toEqual([41]);
});

test('CAR-12 the calculator counts once for each page', async ({ page }) => {
	await openCar(page);
	await expect.poll(() => idsTold(page)).toContain(4);
	const finance = page.locator('[data-finance]');
	await finance.getByLabel('Deposit').fill('2000');
	await finance.getByLabel('Term').selectOption('36');
	await expect.poll(() => idsTold(page)).toContain(26);
	await page.waitForTimeout(300);
	expect((await idsTold(page)).filter((id) => id === 26)).toHaveLength(1);
});

test('USER-1 a favourite counts when it is added, compare and removing do not', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	const favourite = page.locator('[data-save="favourites"]').first();
	await page.locator('[data-save="compare"]').first().click();
	await favourite.click();
	await favourite.click();
	await expect(favourite).toHaveAttribute('aria-pressed', 'false');
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2, 49, 39]);
});

test('USER-7 a search counts, another page of it does not', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/search/new-used-and-demo-cars/'));
	await page.locator('[data-search]').dispatchEvent('pointerenter');
	await expect(page.locator('.search[data-live]:not([hidden])')).toBeVisible({ timeout: 15_000 });
	await page.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/page=2/);
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2]);
	await page.getByRole('searchbox', { name: 'Search cars' }).fill('toyota');
	await expect(page).toHaveURL(/q=toyota/);
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2, 29]);
});

test('USER-7 changes right after one another are one search', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/contact/'));
	await expect.poll(() => idsTold(page)).toEqual([12]);
	await page.evaluate(() => {
		for (const _ of 'kia') document.dispatchEvent(new CustomEvent('forecourt:search'));
	});
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([12, 29]);
});

test('FORM-9, USER-7 a sent enquiry is counted before the page is left for the thanks', async ({ page }) => {
	await openCar(page);
	const dialog = await openForm(page, 'Enquire');
	await fillPerson(dialog, makeVisitor());
	await dialog.getByLabel('Message').fill('Is it still there?');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect((await told(page)).filter(({ event_id }) => event_id > 13 && event_id < 25)).toEqual([
		{ event: 'forecourt', event_id: 15, event_name: 'used-vehicle-enquiry' },
	]);
});

test('USER-7 what waits when a page is left goes out at once; nobody else is asked for anything', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).hostname));
	await page.goto(sampleUrl('bathurst-toyota', '/contact/'));
	await page.evaluate(() => {
		// The time to wait for never comes.
		Object.assign(window, { setTimeout: () => 0 });
		document.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
		location.assign('/about-us/');
	});
	await expect(page).toHaveURL(/about-us/);
	await expect.poll(() => idsTold(page)).toEqual([12, 25, 13]);
	expect(new Set(asked)).toEqual(new Set(['bathurst-toyota.localhost']));
});

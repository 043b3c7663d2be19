import type { Page } from '@playwright/test';
import { unfoldCalculator } from './support/car-folds.ts';
import { fillPerson, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { listBox } from './support/search-page.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { idsTold, noteTold, told } from './support/told.ts';

test.beforeEach(({ page }) => noteTold(page));

const clicksTold = async (page: Page) => (await told(page)).filter(({ event_id }) => event_id === 25);

/** Opens the first car for sale of a list. */
async function openFirst(page: Page, slug: string, list: string): Promise<void> {
	await page.goto(sampleUrl(slug, list));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	await expect(page.locator('.car-page')).toBeVisible();
}

const call = {
	event: 'forecourt',
	event_id: 25,
	event_name: 'click-to-call',
	phone_number: expect.stringMatching(/^\d+$/),
};
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
	await page.getByRole('button', { name: 'Show the map' }).click();
	await page.getByRole('button', { name: 'Cleveland - Sales', exact: true }).press('Enter');
	await page
		.locator('.leaflet-popup')
		.getByRole('link', { name: /^Get Directions/ })
		.press('Enter');
	await expect.poll(() => idsTold(page)).toEqual([41]);
});

test('CAR-12 the calculator counts once for each page', async ({ page }) => {
	await openCar(page);
	await expect.poll(() => idsTold(page)).toContain(4);
	await unfoldCalculator(page);
	const finance = page.locator('[data-finance]');
	await finance.getByLabel('Deposit').fill('2000');
	await finance.getByRole('radio', { name: '3 years' }).check();
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
	await expect.poll(() => idsTold(page)).toEqual([2, 49, 39]);
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2, 49, 39]);
});

test('USER-7 a search counts, another page of it does not', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/search/new-used-and-demo-cars/'));
	await page.locator('[data-search]').dispatchEvent('pointerenter');
	await expect(page.locator('.search[data-live]:not([hidden])')).toBeVisible({ timeout: 15_000 });
	await page.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect.poll(() => idsTold(page)).toEqual([2]);
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2]);
	await listBox(page).fill('toyota');
	await expect(page).toHaveURL(/q=toyota/);
	await expect.poll(() => idsTold(page)).toEqual([2, 29]);
	await page.waitForTimeout(300);
	expect(await idsTold(page)).toEqual([2, 29]);
});

test('USER-7 changes right after one another are one search', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/contact/'));
	await expect.poll(() => idsTold(page)).toEqual([12]);
	await page.evaluate(() => {
		for (const _ of 'kia') document.dispatchEvent(new CustomEvent('forecourt:search'));
	});
	await expect.poll(() => idsTold(page)).toEqual([12, 29]);
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
		{
			event: 'forecourt',
			event_id: 15,
			event_name: 'used-vehicle-enquiry',
			form_name: 'enquiry',
			car_id: expect.stringMatching(/^\d+$/),
		},
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

test('USER-7 what happens offline waits on the device and goes out once, with its time, when the network is back', async ({
	page,
	context,
	allowFault,
}) => {
	// The touch would bring the page's form to life.
	allowFault(/ERR_INTERNET_DISCONNECTED .*\/_astro\//);
	await page.goto(sampleUrl('bathurst-toyota', '/contact/'));
	const other = await context.newPage();
	await noteTold(other);
	await other.goto(sampleUrl('bathurst-toyota', '/about-us/'));
	await expect.poll(() => idsTold(page)).toEqual([12]);
	await expect.poll(() => idsTold(other)).toEqual([13]);
	await context.setOffline(true);
	const before = Date.now();
	await page.locator('main a[href^="tel:"]:visible').first().click();
	const kept = () => page.evaluate(() => localStorage.getItem('forecourt:bathurst-toyota:events'));
	await expect.poll(kept).toContain('click-to-call');
	expect(await idsTold(page)).toEqual([12]);
	await context.setOffline(false);
	await expect.poll(kept).toBeNull();
	const sent = [...(await told(page)), ...(await told(other))].filter(({ event_id }) => event_id === 25);
	expect(sent).toEqual([{ ...call, event_time: expect.any(Number), event_path: '/contact/' }]);
	expect(Number(sent[0]?.['event_time'])).toBeGreaterThanOrEqual(before);
});

test('USER-7 what waits when a page is left offline goes out from the next page', async ({ page, context }) => {
	await page.goto(sampleUrl('bathurst-toyota', '/contact/'));
	await expect.poll(() => idsTold(page)).toEqual([12]);
	await context.setOffline(true);
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('main a[href^="tel:"]')?.click();
		dispatchEvent(new PageTransitionEvent('pagehide'));
	});
	await page.evaluate(() => sessionStorage.setItem('told', '[]'));
	await page.goto('about:blank');
	await context.setOffline(false);
	await page.goto(sampleUrl('bathurst-toyota', '/about-us/'));
	await expect.poll(async () => (await idsTold(page)).toSorted()).toEqual([13, 25]);
});

const keptOf = (page: Page, slug: string) =>
	page.evaluate((site) => localStorage.getItem(`forecourt:${site}:events`), slug);

test('USER-7, SITE-12 before the visitor agrees events wait, and go out as of the pages where they happened', async ({
	page,
}) => {
	await page.goto(fixtureUrl('asking', '/about-us/'));
	await page.goto(fixtureUrl('asking', '/finance/'));
	await expect.poll(() => keptOf(page, 'asking')).toContain('view-finance');
	expect(await told(page)).toEqual([]);
	await page.getByRole('button', { name: 'Accept all' }).click();
	const waited = { event_time: expect.any(Number) };
	await expect
		.poll(() => told(page))
		.toMatchObject([
			{ event_id: 13, event_path: '/about-us/', ...waited },
			{ event_id: 9, event_path: '/finance/', ...waited },
		]);
	expect(await keptOf(page, 'asking')).toBeNull();
	await page.goto(fixtureUrl('asking', '/contact/'));
	await expect.poll(() => idsTold(page)).toEqual([13, 9, 12]);
});

test('USER-7, SITE-12 who refuses is not counted, and nothing waits any more', async ({ page }) => {
	await page.goto(fixtureUrl('asking', '/about-us/'));
	await expect.poll(() => keptOf(page, 'asking')).toContain('view-about');
	await page.getByRole('button', { name: 'Refuse all' }).click();
	await expect.poll(() => keptOf(page, 'asking')).toBeNull();
	await page.goto(fixtureUrl('asking', '/finance/'), { waitUntil: 'networkidle' });
	await page.goto(fixtureUrl('asking', '/contact/'), { waitUntil: 'networkidle' });
	expect([await told(page), await keptOf(page, 'asking')]).toEqual([[], null]);
});

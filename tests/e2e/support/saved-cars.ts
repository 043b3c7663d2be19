import type { Page } from '@playwright/test';
import { sampleUrl } from './sites.ts';
import { expect } from './test.ts';

/** A list whose cars can be saved and compared, and the page of the visitor's own. */
export const list = sampleUrl('motorama', '/search/used-cars/');
export const saved = sampleUrl('motorama', '/mymotorama/saved/');

export const hearts = (page: Page) => page.locator('.car-card [data-save="favourites"]');
export const compares = (page: Page) => page.locator('[data-save="compare"]');

/** Saves the first cars of the used ones; their ids, the first first. */
export async function saveCars(page: Page, count: number): Promise<number[]> {
	await page.goto(list);
	for (let index = 0; index < count; index++) await hearts(page).nth(index).click();
	// What the cars were called and cost is noted by a script that comes with the first click.
	await expect.poll(() => notesOn(page)).toHaveLength(count);
	return page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:motorama:favourites') ?? '[]') as number[]);
}

const notesOn = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:motorama:saved_notes') ?? '[]') as unknown[]);

/** Chooses the first cars of the used ones to be compared. */
export async function compareCars(page: Page, count: number): Promise<void> {
	await page.goto(list);
	for (let index = 0; index < count; index++) await compares(page).nth(index).click();
}

/** Opens one of the visitor's lists and prints it: `count` cars, whose they are, and nothing that a page has for a screen. */
export async function expectPrinted(page: Page, tab: string, count: number): Promise<void> {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', '');
	});
	await page.goto(`${saved}?tab=${tab}`);
	const enquire = page.getByRole('link', { name: /^Enquire about/ }).filter({ visible: true });
	await expect(enquire).toHaveCount(count);
	await expect(page.locator('.print-foot')).toBeHidden();
	await page.getByRole('button', { name: 'Print this list' }).click();
	await expect(page.locator('html[data-printed]')).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	await expect(enquire).toHaveCount(0);
	await expect(page.locator(':is(.saved-price, .compare-act) strong').filter({ visible: true })).toHaveCount(count);
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
	await expect(page.locator('.print-foot')).toHaveText(/Motorama\s*\(07\)/);
}

/** Opens an address; how much has moved on its page since, once all of it has come. */
export async function movedOn(page: Page, address: string): Promise<number> {
	await page.addInitScript(() => {
		Object.assign(window, { moved: 0 });
		new PerformanceObserver((entries) => {
			for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	await expect(page.locator('.site-footer')).toBeVisible();
	await expect(page.locator('[data-waiting]')).toHaveCount(0);
	return page.evaluate(() => (window as unknown as { moved: number }).moved);
}

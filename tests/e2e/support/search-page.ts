import type { Page } from '@playwright/test';
import { sampleUrl } from './sites.ts';
import { expect } from './test.ts';

export const listPath = '/search/new-used-and-demo-cars/';
export const list = sampleUrl('motorama', listPath);

/** The search as it runs in the page. */
export const live = (page: Page) => page.locator('.search[data-live]:not([hidden])');

/** The search box of the list. */
export const listBox = (page: Page) => page.locator('.search [name="q"]');

/** Loads the search by pointing at it. */
export async function wake(page: Page): Promise<void> {
	await page.locator('[data-search]').dispatchEvent('pointerenter');
	// On a busy machine React takes its time.
	await expect(live(page)).toBeVisible({ timeout: 15_000 });
}

export async function openSearch(page: Page, query = ''): Promise<void> {
	await page.goto(list + query);
	if (query) await expect(live(page)).toBeVisible();
	else await wake(page);
}

/** Cars that were found, and those offered beside few of them. */
export const cards = (page: Page) => page.locator('.search-results .car-card');
/** Only cars that were found. */
export const found = (page: Page) => page.locator('.search-results ul:not(.list-near ~ ul) .car-card');
export const names = (page: Page) => cards(page).locator('.card-link').allTextContents();
export const prices = async (page: Page) =>
	(await cards(page).locator('.price-price').allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));

/** Opens the filters, which are a sheet on phones, does something there and closes them. */
export async function inFilters(page: Page, isMobile: boolean, act: () => Promise<void>): Promise<void> {
	if (isMobile) {
		await page.getByRole('button', { name: /^Filters/ }).click();
		// Back closes them from here on, and what is chosen in them is one step.
		await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
		await unfoldFacets(page);
	}
	await act();
	if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+ cars?$/ }).click();
}

/** The sheet of phones opens with most of its groups folded. */
export const unfoldFacets = (page: Page): Promise<void> =>
	page.locator('.facet').evaluateAll((all) => {
		for (const facet of all) (facet as HTMLDetailsElement).open = true;
	});

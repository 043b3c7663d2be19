import type { Page } from '@playwright/test';
import { sampleUrl } from './sites.ts';
import { expect } from './test.ts';

/** Opens the first car of a list whose card holds this text. */
export async function openCar(page: Page, slug: string, path: string, text: string | RegExp): Promise<void> {
	await page.goto(sampleUrl(slug, path));
	const card = page.locator('.car-card:not(.car-card-sold)').filter({ hasText: text }).first();
	await card.locator('.card-link').click();
	await expect(page.locator('.car-page')).toBeVisible();
	// Before its styles have come all of it is there, somewhere else.
	await page.waitForLoadState();
}

import type { Page } from '@playwright/test';

/** Opens the calculator of a car's page, which is folded on phones (CAR-12). */
export async function unfoldCalculator(page: Page): Promise<void> {
	await page.waitForLoadState();
	const fold = page.locator('.car-fold:has(#finance)');
	if (!(await page.locator('.finance-deposit').isVisible())) await fold.locator('> summary').click();
	await unfoldFigures(page);
}

/** Opens the figures that few change, which a calculator folds on phones (CAR-12). */
export async function unfoldFigures(page: Page): Promise<void> {
	const fold = page.locator('.finance-more:not([open]) > summary');
	if (await fold.isVisible()) await fold.click();
}

/** Opens what the offer of a car folds on phones. */
export async function unfoldOffer(page: Page): Promise<void> {
	// Before its styles are there, a wide page shows the fold too.
	await page.waitForLoadState();
	const fold = page.locator('.car-offer-more:not([open]) > summary');
	if (await fold.isVisible()) await fold.click();
}

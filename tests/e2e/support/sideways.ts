import type { Page } from '@playwright/test';

/**
 * By how many CSS pixels the page is wider than the viewport that was set; 0 where it fits. Never compared with `innerWidth`:
 * an emulated phone zooms out until the widest content fits, so that it grows with the content.
 */
export async function sidewaysPixels(page: Page): Promise<number> {
	const width = page.viewportSize()?.width;
	if (width === undefined) throw new Error('sidewaysPixels: the page has no viewport of a set size');
	const content = await page.evaluate(() => document.documentElement.scrollWidth);
	return Math.max(0, content - width);
}

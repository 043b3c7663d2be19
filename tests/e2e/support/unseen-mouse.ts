import type { Page } from '@playwright/test';

/** Chromium may tell a new page that the mouse is at its corner, over the header, which loads what a visitor there may want next. */
export async function hideMouse(page: Page): Promise<void> {
	await page.addInitScript(() =>
		addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
	);
}

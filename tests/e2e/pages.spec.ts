import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectOwnStyles } from './support/own-styles.ts';
import { sitesToRead } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';
import { onlyAt } from './support/widths.ts';

/** On a busy machine a page with its check of accessibility takes some seconds. */
const mostPerPage = 10_000;
const narrow = { width: 320, height: 640 };
/** Pages about what is not there answer so. */
const saysGone = /\b4(?:04|10)\b.*\/(?:404\.html|gone\/)/;

async function expectReadable(page: Page, url: string, isMobile: boolean): Promise<void> {
	const viewport = page.viewportSize() ?? narrow;
	await page.goto(url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expectAccessible(page);
	await expectOwnStyles(page);
	if (!isMobile) return;
	await page.setViewportSize(narrow);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow, `${url} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
	await page.setViewportSize(viewport);
}

const titles = {
	phone: 'every kind of page can be read by everyone, on a narrow screen too',
	desktop: 'every kind of page can be read by everyone, on a wide screen',
};

for (const width of ['phone', 'desktop'] as const) {
	for (const { slug, url, paths } of sitesToRead(width)) {
		test(`${slug}: ${titles[width]}`, onlyAt(width), async ({ page, isMobile, allowFault }) => {
			allowFault(saysGone);
			test.setTimeout(30_000 + paths.length * mostPerPage);
			for (const path of paths) await test.step(path, () => expectReadable(page, url(path), isMobile));
		});
	}
}

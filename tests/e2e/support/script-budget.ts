import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Opens a list and starts its search: the scripts weigh at most 10 KB before that and 125 KB after it, gzipped, all that the page loads. */
export async function expectScriptBudget(page: Page, list: string, wake: () => Promise<void>): Promise<void> {
	const sizes = new Map<string, number>();
	page.on('response', async (response) => {
		if (/\.js$/.test(response.url())) sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
	});
	const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
	await page.goto(list, { waitUntil: 'networkidle' });
	expect(total()).toBeLessThan(10 * 1024);
	await wake();
	await page.waitForLoadState('networkidle');
	expect(total()).toBeGreaterThan(60 * 1024);
	expect(total()).toBeLessThan(125 * 1024);
}

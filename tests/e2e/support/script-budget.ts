import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { hideMouse } from './unseen-mouse.ts';

/** What speaks to a search server has its own budget: only lists of tenants with a server load it. */
const speaksToServer = 'multi_search';
/** So have accounts: only sites with accounts load what asks who is signed in. */
const asksWho = /\/(?:start-)?account\.[^/]+$/;
const accountsKb = 1.5;
/** And reserved cars: only where one of the site's is reserved is there something to mark. */
const marksTaken = /\/mark-taken\.[^/]+$/;
const takenKb = 0.75;

/**
 * Opens a list and starts its search: the scripts weigh at most 10 KB before that and 125 KB after it, gzipped, all that the
 * page loads; what asks who is signed in at most 1.5 KB more, what marks reserved cars 0.75 KB, what speaks to a search server at most `server` KB.
 */
export async function expectScriptBudget(
	page: Page,
	list: string,
	wake: () => Promise<void>,
	server = 0,
): Promise<void> {
	const sizes = new Map<string, number>();
	const serverSizes = new Map<string, number>();
	const accountSizes = new Map<string, number>();
	const takenSizes = new Map<string, number>();
	page.on('response', async (response) => {
		if (!/\.js$/.test(response.url())) return;
		const script = await response.body();
		const own = asksWho.test(response.url()) ? accountSizes : marksTaken.test(response.url()) ? takenSizes : sizes;
		const kind = script.includes(speaksToServer) ? serverSizes : own;
		kind.set(response.url(), gzipSync(script, { level: 9 }).length);
	});
	const total = (of = sizes) => [...of.values()].reduce((sum, size) => sum + size, 0);
	await hideMouse(page);
	await page.goto(list, { waitUntil: 'networkidle' });
	expect(total(), `before the search wakes: ${[...sizes.keys()].join(', ')}`).toBeLessThan(10 * 1024);
	expect(total(accountSizes)).toBeLessThan(accountsKb * 1024);
	expect(total(takenSizes)).toBeLessThan(takenKb * 1024);
	await wake();
	// The network may still be idle when the search has just been woken.
	await expect.poll(() => total()).toBeGreaterThan(60 * 1024);
	await page.waitForLoadState('networkidle');
	expect(total()).toBeLessThan(125 * 1024);
	expect(total(serverSizes)).toBeLessThanOrEqual(server * 1024);
}

import { test as base, expect, type Page } from '@playwright/test';
import { standInForOthers } from './other-hosts.ts';

type Guard = {
	/** Lets faults that match pass in this test: what it provokes on purpose. */
	allowFault: (pattern: RegExp) => void;
};

/** Playwright's `test`, but a console error, a page error or a failed request of our own fails the test that had it. */
export const test = base.extend<Guard>({
	page: async ({ page }, use) => {
		await standInForOthers(page);
		await use(page);
	},
	allowFault: [
		async ({ page }, use) => {
			const faults = collectFaults(page);
			const allowed: RegExp[] = [];
			await use((pattern) => allowed.push(pattern));
			expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

function collectFaults(page: Page): string[] {
	const faults: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
	});
	page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
	page.on('response', (response) => {
		if (response.status() >= 400 && isOurs(response.url())) faults.push(`${response.status()} ${response.url()}`);
	});
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		// The browser drops what it no longer needs when a page is left.
		if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
	});
	return faults;
}

const isOurs = (url: string): boolean => /^https?:\/\/(?:[^/:]+\.)?localhost[:/]/.test(url);

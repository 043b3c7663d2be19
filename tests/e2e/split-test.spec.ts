import type { Page } from '@playwright/test';
import { fillPerson, makeVisitor } from './support/lead-forms.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

const url = fixtureUrl('everything', '/pages/all-blocks/');
const stored = 'forecourt:everything:variants';

/**
 * As people's browsers are: not driven by a program, with a fixed draw of lots. Notes each heading that is painted, and how far what
 * was painted moves.
 */
async function visitAs(page: Page, lot: number): Promise<void> {
	await page.addInitScript((drawn) => {
		Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
		Math.random = () => drawn;
		const painted: (string | null)[] = [];
		let shift = 0;
		const note = () => {
			const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? null;
			if (heading !== null && painted.at(-1) !== heading) painted.push(heading);
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { seen: () => ({ painted, shift }) });
	}, lot);
}

const seenOn = (page: Page) =>
	page.evaluate(() => (window as unknown as { seen: () => { painted: string[]; shift: number } }).seen());

// A program's name is what keeps a browser out.
test.describe('people', () => {
	test.use({
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
	});

	test(
		'SITE-11 a variant is there at the first paint, moves nothing, and stays the visitor’s',
		bothWidths,
		async ({ page }) => {
			const counted: unknown[] = [];
			page.on('request', (request) => {
				if (request.url().endsWith('/events/split_view')) counted.push(request.postDataJSON());
			});
			await visitAs(page, 0.2);
			await page.goto(url, { waitUntil: 'networkidle' });
			await expect(page.locator('html')).toHaveAttribute('data-variant', '1');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of our blocks');
			await expect(page.locator('#book-test-drive-form')).toBeVisible();
			const { painted, shift } = await seenOn(page);
			expect(painted).toEqual(['All of our blocks']);
			expect(shift).toBeLessThan(0.02);
			// Nothing is left of how it was done, and nothing of the page as it is.
			await expect(page.locator('template, [data-swap], main > script:not([type="module"])')).toHaveCount(0);
			await expect(page.getByText('One of each.')).toHaveCount(0);

			await expect.poll(() => counted).toEqual([{ test: 'ask-first', variant: 'form-on-top' }]);
			expect(await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))).toContain(
				'"experiment":"ask-first","variant":"form-on-top"',
			);
			await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stored)).toContain('"counted":true');

			// Another draw would have been the page as it is.
			await visitAs(page, 0.9);
			await page.reload({ waitUntil: 'networkidle' });
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of our blocks');
			expect(counted).toHaveLength(1);
		},
	);

	test('SITE-11 a lead says which variant its visitor sees, and the form of a variant works', async ({ page }) => {
		await visitAs(page, 0.2);
		await page.goto(url);
		const form = page.locator('#book-test-drive-form form');
		await form.scrollIntoViewIfNeeded();
		const place = form.getByLabel('Location');
		if ((await place.count()) > 0) await place.selectOption({ index: 1 });
		await form.locator('.slot-day input').first().check();
		await form.locator('.slot-time input').first().check();
		await form.getByRole('button', { name: 'Continue' }).click();
		await fillPerson(form, makeVisitor());
		const sent = page.waitForRequest((request) => request.url().endsWith('/mock/leads'));
		await form.getByRole('button', { name: /^Request/ }).click();
		expect((await sent).postDataJSON().lead).toMatchObject({ split_tests: { 'ask-first': 'form-on-top' } });
	});

	test('SITE-11 others see the page as it is, whole', async ({ page }) => {
		await visitAs(page, 0.9);
		await page.goto(url, { waitUntil: 'networkidle' });
		await expect(page.locator('html')).toHaveAttribute('data-variant', '0');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('All blocks');
		await expect(page.locator('#book-test-drive-form, template, [data-swap]')).toHaveCount(0);
		expect((await seenOn(page)).painted).toEqual(['All blocks']);
		await page.goto(`${url}?variant=form-on-top`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of our blocks');
		expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toContain('original');
	});
});

test('SITE-11 search engines and other programs see the page as it is and take no part', async ({ page }) => {
	await page.goto(url, { waitUntil: 'networkidle' });
	await expect(page.locator('html')).not.toHaveAttribute('data-variant');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('All blocks');
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pages\/all-blocks\/$/);
	expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('SITE-11 the page is as it is', async ({ page }) => {
		await page.goto(url);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('All blocks');
		await expect(page.locator('#book-test-drive-form')).toHaveCount(0);
	});
});

import type { Page } from '@playwright/test';
import { list, live, wake } from './support/search-page.ts';
import { expect, test } from './support/test.ts';
import { wideOnly } from './support/widths.ts';

/** What each painted frame shows of the list, one line for each that differs from the one before; frames without cards or words for them included. */
const watchFrames = () => {
	const frames: string[] = [];
	Object.assign(window, { frames });
	const look = () => {
		const results = document.querySelector('.search[data-live] .search-results:not([hidden])');
		const textsOf = (within: Element | null, selector: string) =>
			[...(within?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
		const shown = JSON.stringify([
			document.querySelector('h1')?.textContent?.trim(),
			textsOf(results, '.search-current, .list-status, .list-nothing h2, .list-near'),
			textsOf(results, '.card-link').slice(0, 1),
		]);
		if (results && shown !== frames.at(-1)) frames.push(shown);
		requestAnimationFrame(look);
	};
	look();
};

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: string[] }).frames);

test.beforeEach(({ page }) => page.addInitScript(watchFrames));

for (const [what, query, heading] of [
	['words', '?q=red+suv', /red SUVs? for sale/],
	['facets', '?make=Toyota&body=SUV', /Toyota SUVs? for sale/],
	['a make that nobody sells', '?q=lamborghini', /No cars matching/],
	['a price that no car has', '?make=Kia&price=-500', /No Kia cars/],
] as const)
	test(`SRCH-6, SRCH-7 an address that asks for ${what} is answered in one paint`, wideOnly, async ({ page }) => {
		await page.goto(list + query);
		await expect(live(page).locator('.card-link').first()).toBeVisible();
		await expect(page.locator('h1')).toHaveText(heading);
		expect(await framesOf(page)).toHaveLength(1);
	});

test('SRCH-7 choices change heading, chips, count and cards in one paint', wideOnly, async ({ page }) => {
	await page.goto(list);
	await wake(page);
	const heading = page.locator('h1');
	const own = (await heading.textContent()) ?? '';
	const choose = async (value: string, within: string) => {
		const before = (await framesOf(page)).length;
		await page.locator(`${within} [data-choice="${value}"]`).filter({ visible: true }).click();
		return before;
	};
	// What names an answer is loaded once a choice is near, what reads a ready-made choice with the first of them.
	const parts = page.waitForResponse(/answer-parts/);
	await page.locator('.search-presets').hover();
	await parts;
	await choose('category=7-seater-cars', '.search-presets');
	await expect(heading).not.toHaveText(own);
	await page.getByRole('button', { name: 'Clear all' }).first().click();
	await expect(heading).toHaveText(own);
	const first = await choose('Toyota', '.search');
	await expect(heading).toHaveText(/^\d+ Toyota cars for sale$/);
	await expect(live(page).locator('.search-current')).toContainText('Toyota');
	expect(await framesOf(page)).toHaveLength(first + 1);
	const named = await heading.textContent();
	const second = await choose('category=7-seater-cars', '.search-presets');
	await expect(heading).not.toHaveText(named ?? '');
	expect(await framesOf(page)).toHaveLength(second + 1);
});

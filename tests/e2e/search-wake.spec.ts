import type { Page } from '@playwright/test';
import { sampleUrl } from './support/sites.ts';
import { seededRandom } from '../../scripts/sources/sample-stock/random.ts';
import { delayIslands, slowDown } from './support/slow.ts';
import { expect, test } from './support/test.ts';

const list = sampleUrl('motorama', '/search/new-used-and-demo-cars/');
const live = (page: Page) => page.locator('.search[data-live]:not([hidden])');
const cards = (page: Page) => page.locator('.search-results .car-card .card-link');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search cars' });

/** All of them with FORECOURT_LONG_TESTS=1. */
const runs = process.env['FORECOURT_LONG_TESTS'] ? 30 : 4;
const texts = ['toyota hiace diesel', 'kia seltos', 'red hybrid suv', 'hilux ute automatic'];

test(`SRCH-7, issue 11.20: what is typed while the search wakes up stays whole (${runs} runs)`, async ({ page }) => {
	test.setTimeout(30_000 + runs * 30_000);
	const { next } = seededRandom(20);
	const wrong: string[] = [];
	await slowDown(page, 4);
	for (let run = 0; run < runs; run++) {
		const text = texts[run % texts.length] ?? '';
		const [keyDelay, islandDelay, pause] = [30 + next() * 120, next() * 900, next() * 1500];
		await page.goto(list);
		const release = await delayIslands(page, islandDelay);
		await page.waitForTimeout(pause);
		await box(page).click();
		await page.keyboard.type(text, { delay: keyDelay });
		await expect(live(page)).toBeVisible({ timeout: 20_000 });
		await release();
		const address = `${list}?q=${text.replaceAll(' ', '+')}`;
		const isWhole = async () => (await box(page).inputValue()) === text && page.url() === address;
		await expect
			.poll(isWhole, { timeout: 8000 })
			.toBe(true)
			.catch(() => {});
		const found = await box(page).inputValue();
		if (!(await isWhole())) wrong.push(`run ${run}: typed "${text}", found "${found}" at ${page.url()}`);
		else if (!(await isAnswered(page, text))) wrong.push(`run ${run}: other results than those of "${text}"`);
	}
	expect(wrong).toEqual([]);
});

/** Whether the cars shown are those of the text, as the page shows them when it is loaded with it. */
async function isAnswered(page: Page, text: string): Promise<boolean> {
	await expect(page.getByRole('button', { name: `“${text}”` }).first()).toBeVisible();
	const found = await cards(page).allTextContents();
	await page.reload();
	await expect(live(page)).toBeVisible({ timeout: 20_000 });
	return JSON.stringify(await cards(page).allTextContents()) === JSON.stringify(found);
}

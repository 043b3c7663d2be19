import { expectAccessible } from './support/accessibility.ts';
import { expectScriptBudget } from './support/script-budget.ts';
import { cards, list, listPath, live, names, openSearch, wake } from './support/search-page.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

/** A site with a bar above its header, and one with other spacing. */
const foldSites = ['motorama', 'servco-south'];

test('SRCH-7 without the index the list stays, says so and tries again', async ({ page, allowFault }) => {
	allowFault(/404|could not be loaded/);
	await page.route('**/stock.json', (route) => route.fulfill({ status: 404, body: '' }));
	await page.goto(`${list}?make=Toyota`);
	await expect(page.getByRole('alert')).toContainText('not available right now');
	await expect(cards(page).first()).toBeVisible();
	await expectAccessible(page);
	await page.unroute('**/stock.json');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(live(page)).toBeVisible();
	await expect(page.getByRole('alert')).toBeHidden();
	for (const name of await names(page)) expect(name).toContain('Toyota');
});

test('SRCH-7 an index of another version is not read', async ({ page }) => {
	await page.route('**/stock-index/*.json', (route) => route.fulfill({ json: { version: -1 } }));
	await page.goto(`${list}?make=Toyota`);
	await expect(page.getByRole('alert')).toContainText('not available right now');
	await expect(cards(page)).toHaveCount(21);
});

test(
	'on phones one bar stays at the top of a list: filters and order, at once below the edge',
	onlyAt('phone'),
	async ({ page }) => {
		await openSearch(page);
		await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
		await expect(page.locator('.site-header')).not.toBeInViewport();
		await expect(page.locator('.search-tools')).toBeInViewport();
		expect((await page.locator('.search-tools').boundingBox())?.y).toBe(0);
	},
);

test(
	'SRCH-4 a phone lays out cards that are near, and makes the list compact on request',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(list);
		const drawn = () =>
			cards(page).evaluateAll(
				(all) => all.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
			);
		expect(await drawn()).toBeLessThan(10);
		await cards(page).last().scrollIntoViewIfNeeded();
		await expect(cards(page).last().getByRole('link').first()).toBeInViewport();
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		const height = async () => (await cards(page).first().boundingBox())?.height ?? 0;
		const tall = await height();
		await page.getByRole('checkbox', { name: 'Compact list' }).check();
		expect(await height()).toBeLessThan(tall / 2);
		expect(await drawn()).toBe(21);
		await wake(page);
		await expect(live(page)).toBeVisible();
		expect(await height()).toBeLessThan(tall / 2);
	},
);

const folds = [
	{ width: 1280, height: 900, what: 'price', within: 900 },
	{ width: 390, height: 844, what: 'card', within: 420 },
] as const;
for (const { width, height, what, within } of folds) {
	test(`the first ${what} is above ${within} at ${width} × ${height}`, wideOnly, async ({ page }) => {
		await page.setViewportSize({ width, height });
		for (const slug of foldSites) {
			await page.goto(sampleUrl(slug, listPath));
			const first = cards(page).first();
			const box = await (what === 'card' ? first : first.locator('.price strong').first()).boundingBox();
			const edge = what === 'card' ? box?.y : (box?.y ?? 0) + (box?.height ?? 0);
			expect(edge, slug).toBeLessThan(within);
		}
	});
}

test('the search takes the place of the list without moving anything', bothWidths, async ({ page, isMobile }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		new PerformanceObserver((entries) => {
			for (const entry of entries.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { shifts });
	});
	const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));
	await page.goto(list);
	await expect(cards(page).locator('[data-save="favourites"]').first()).toBeVisible();
	await page.waitForTimeout(300);
	await shifts();
	await wake(page);
	await page.waitForTimeout(300);
	expect(await shifts()).toEqual([]);
	await openSearch(page, '?make=Toyota~Mazda');
	await page.waitForTimeout(300);
	expect(await shifts()).toEqual([]);
	if (!isMobile) return;
	await page.goto(list);
	await page.getByRole('button', { name: 'Filters' }).tap();
	await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('the search’s script is loaded on intent alone, and is no more than 125 KB', async ({ page }) => {
	await expectScriptBudget(page, list, () => wake(page));
});

test('everyone can read and use it, still and live, with the filters open', bothWidths, async ({ page, isMobile }) => {
	test.setTimeout(90_000);
	await page.goto(list);
	await expectAccessible(page);
	await wake(page);
	await expectAccessible(page);
	if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
	const closed = page.locator('.facet:not([open]) > summary');
	while ((await closed.count()) > 0) await closed.first().click();
	await page.getByRole('checkbox', { name: /^Kia/ }).check();
	await expectAccessible(page);
});

import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { cards, list, listPath, live, names, openSearch, prices, wake } from './support/search-page.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt } from './support/widths.ts';

test('SRCH-1 the lowest price comes first, on each page', async ({ page }) => {
	await openSearch(page);
	await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Lowest Price' });
	await expect(page).toHaveURL(`${list}?sort=price:asc`);
	await expect.poll(async () => (await prices(page))[0]).toBeLessThan(12_000);
	const found = (await prices(page)).filter((price) => price > 0);
	expect(found).toEqual(found.toSorted((one, other) => one - other));
	await page.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(`${list}?sort=price:asc&page=2`);
	expect((await prices(page))[0]).toBeGreaterThanOrEqual(found.at(-1) ?? 0);
});

test('SRCH-7 a changed answer is painted where it is in sight first, and whole right after', async ({ page }) => {
	await openSearch(page);
	const order = page.locator('select[name="sort"]');
	for (const [scroll, sort] of [
		[0, 'Lowest Price'],
		[900, 'Highest Price'],
	] as const) {
		await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
		// The browser says after a frame what is in sight.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		const painted = await page.evaluate(nextPaintedCards, await optionValue(order, sort));
		expect(painted.filter(({ below }) => below).length, 'cards left out of the frame').toBeGreaterThan(0);
		expect(painted.filter(({ below, inSight }) => below && inSight)).toEqual([]);
		expect(painted.some(({ inSight }) => inSight)).toBe(true);
		await expect(page.locator('.car-below')).toHaveCount(0);
	}
});

const optionValue = async (select: Locator, label: string): Promise<string> =>
	(await select.locator('option', { hasText: label }).getAttribute('value')) ?? '';

/** Runs in the page: picks an order; the cards as the frame has them that shows the answer. */
function nextPaintedCards(value: string): Promise<{ below: boolean; inSight: boolean }[]> {
	const grid = document.querySelector('.search[data-live] .car-grid');
	const select = document.querySelector<HTMLSelectElement>('.search[data-live] select[name="sort"]');
	if (!grid || !select) throw new Error('The search is not there.');
	const cards = new Promise<{ below: boolean; inSight: boolean }[]>((resolve) => {
		const read = () =>
			[...grid.children].map((card) => {
				const { top, bottom } = card.getBoundingClientRect();
				return { below: card.classList.contains('car-below'), inSight: bottom > 0 && top < innerHeight };
			});
		new MutationObserver(() => requestAnimationFrame(() => resolve(read()))).observe(grid, { childList: true });
	});
	select.value = value;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return cards;
}

test('SRCH-6 from page 2 to a car and back: the same page, at the same place', async ({ page }) => {
	await openSearch(page);
	const next = page.getByRole('link', { name: 'Next page' });
	await expect(next).toHaveAttribute('href', `${listPath}?page=2`);
	await next.click();
	await expect(page).toHaveURL(`${list}?page=2`);
	await expect(page.locator('#search-results')).toBeFocused();
	await expect(cards(page).first()).toBeInViewport();
	const second = await names(page);
	const card = cards(page).nth(12);
	// From below the header, where it can be pressed.
	await card.locator('.card-link').click({ trial: true });
	const topOf = async () => (await card.boundingBox())?.y ?? Number.NaN;
	const before = await topOf();
	await card.locator('.card-link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.goBack();
	await expect(live(page)).toBeVisible();
	expect(await names(page)).toEqual(second);
	await expect(card).toBeInViewport({ ratio: 0.5 });
	// The browser looks for the place among the cards of the built page, which are others and not as high; the search corrects it.
	await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(8);
});

test('SRCH-6 a page past the end shows the last one', async ({ page }) => {
	await openSearch(page, '?make=Toyota~Kia&page=99');
	await expect(page.locator('#search-results')).toHaveText(/^(\d+) to (\d+) of \2 cars$/);
	await expect(page.locator('.pagination [aria-current="page"]')).not.toHaveText('1');
	expect(await cards(page).count()).toBeGreaterThan(0);
});

test(
	'the photos of a car are there to swipe through when its card is touched',
	bothWidths,
	async ({ page, isMobile }) => {
		await page.goto(list);
		const picture = page.locator('.car-card:has(use[href$="#camera"]) .car-picture').first();
		if (isMobile) await picture.dispatchEvent('pointerover');
		else await picture.hover({ force: true });
		const strip = picture.locator('.photo-strip');
		await expect(strip.locator('img').first()).toBeAttached();
		// The browser keeps a strip at its slide while slides are added.
		await expect(async () => {
			await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
			await expect(strip).toHaveAttribute('data-at', /^2 \/ \d+$/, { timeout: 500 });
		}).toPass();
		await expectAccessible(page);
		await strip.click();
		await expect(page).toHaveURL(/\/cars\//);
	},
);

test(
	'CARD-1 the first swipe of all shows the next photo, also in the card that the search draws meanwhile',
	onlyAt('phone'),
	async ({ page, context }) => {
		await page.goto(list);
		const picture = page.locator('.car-card:has(use[href$="#camera"]) .car-picture').filter({ visible: true }).first();
		await picture.scrollIntoViewIfNeeded();
		const box = await picture.boundingBox();
		const y = (box?.y ?? 0) + 60;
		const finger = await context.newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
			finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
		await touch('touchStart', 320);
		for (const x of [300, 250, 200, 150, 100]) await touch('touchMove', x);
		await touch('touchEnd');
		await expect(live(page)).toBeVisible({ timeout: 15_000 });
		await expect(picture.locator('.photo-strip')).toHaveAttribute('data-at', /^2 \/ \d+$/);
	},
);

test('CARD-4 cards of the search are kept and compared like any others', async ({ page }) => {
	await openSearch(page, '?page=2');
	const favourite = cards(page).locator('[data-save="favourites"]').first();
	await favourite.click();
	await expect(favourite).toHaveAttribute('aria-pressed', 'true');
	const label = (await favourite.getAttribute('aria-label')) ?? '';
	await page.getByRole('link', { name: 'Previous page' }).click();
	await expect(page).toHaveURL(list);
	await page.goBack();
	await expect(page.getByRole('button', { name: label }).first()).toHaveAttribute('aria-pressed', 'true');
});

test('CARD-1 the search draws the same cards as the page', async ({ page }) => {
	// Other journeys reserve cars of this site meanwhile, which are marked whenever the page hears of it.
	await page.route('**/api/reservations', (route) => route.fulfill({ json: { cars: [] } }));
	await page.goto(list);
	const drawn = () =>
		cards(page).evaluateAll((all) =>
			all.map((card) =>
				[card, ...card.querySelectorAll('*')].map((element) => [
					element.localName,
					[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
					element.children.length === 0 ? element.textContent : '',
				]),
			),
		);
	const still = await drawn();
	await wake(page);
	expect(await drawn()).toEqual(still);
});

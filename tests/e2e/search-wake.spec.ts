import type { Page } from '@playwright/test';
import { seededRandom } from '../../scripts/demo/stock/random.ts';
import { drawCount, drawNumber } from '../../scripts/testing/draw.ts';
import { found, list, listBox, live, unfoldFacets } from './support/search-page.ts';
import { delayIslands, slowDown } from './support/slow.ts';
import { expect, test } from './support/test.ts';
import { wideOnly } from './support/widths.ts';

const cards = (page: Page) => page.locator('.search-results .car-card .card-link');

const runs = drawCount({ sample: 1, whole: 30 });
const texts = ['toyota hiace lwb', 'kia seltos', 'sportage gt line', 'hilux sr5'];

test(`SRCH-7 what is typed while the search wakes up stays whole (${runs} at random)`, async ({ page }) => {
	test.setTimeout(30_000 + runs * 30_000);
	const seed = drawNumber('typing while the search starts');
	const { next } = seededRandom(seed);
	const wrong: string[] = [];
	for (let run = 0; run < runs; run++) {
		const text = texts[(seed + run) % texts.length] ?? '';
		const [keyDelay, islandDelay, pause] = [30 + next() * 120, next() * 900, next() * 1500];
		await slowDown(page, 4);
		await page.goto(list);
		const release = await delayIslands(page, islandDelay);
		await page.waitForTimeout(pause);
		await listBox(page).click();
		await page.keyboard.type(text, { delay: keyDelay });
		await expect(live(page)).toBeVisible({ timeout: 20_000 });
		await release();
		await slowDown(page, 1);
		const address = `${list}?q=${text.replaceAll(' ', '+')}`;
		const isWhole = async () => (await listBox(page).inputValue()) === text && page.url() === address;
		await expect
			.poll(isWhole, { timeout: 8000 })
			.toBe(true)
			.catch(() => {});
		const stands = await listBox(page).inputValue();
		if (!(await isWhole())) wrong.push(`run ${run}: typed "${text}", found "${stands}" at ${page.url()}`);
		else if (!(await isAnswered(page, address))) wrong.push(`run ${run}: other results than those of "${text}"`);
	}
	expect(wrong).toEqual([]);
});

/** Cars that the search itself has found; what is offered beside few of them comes later. */
const foundNames = (page: Page) => found(page).locator('.card-link').allTextContents();

/** Whether the cars found become those of the text, as a page finds them that is opened with it. */
async function isAnswered(page: Page, address: string): Promise<boolean> {
	const other = await page.context().newPage();
	await other.goto(address);
	await expect(live(other)).toBeVisible({ timeout: 20_000 });
	const asked = await foundNames(other);
	await other.close();
	return expect
		.poll(() => foundNames(page), { timeout: 8000 })
		.toEqual(asked)
		.then(
			() => asked.length > 0,
			() => false,
		);
}

/** Holds the search back until it is let go; until then the page is as the build drew it. */
async function holdBack(page: Page): Promise<() => void> {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route('**/stock.json', async (route) => {
		await held;
		await route.continue().catch(() => undefined);
	});
	return letGo;
}

/** Opens the filters where they are a sheet. */
async function openFilters(page: Page, isMobile: boolean): Promise<void> {
	if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
}

const choice = (page: Page, value: string) =>
	page.locator(`.search [data-choice="${value}"]`).filter({ visible: true });

test('SRCH-2 a first click on a facet is not a page load; it is done once the search is there', async ({
	page,
	context,
	isMobile,
}) => {
	const letGo = await holdBack(page);
	await page.goto(list);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await openFilters(page, isMobile);
	await unfoldFacets(page);
	await choice(page, 'Toyota').click();
	await choice(page, 'SUV').click();
	await expect(page).toHaveURL(list);
	if (!isMobile) {
		// Another tab is still another tab.
		const tab = context.waitForEvent('page');
		await choice(page, 'Kia').click({ modifiers: ['ControlOrMeta'] });
		// It begins as about:blank.
		await expect(await tab).toHaveURL(/\/kia\//);
	}
	letGo();
	await expect(live(page)).toHaveCount(1);
	await expect(page).toHaveURL(`${list}?make=Toyota&body=SUV`);
	await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
	for (const name of await cards(page).allTextContents()) expect(name).toContain('Toyota');
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('SRCH-6 while an address is asked, the places of its cars are seen, and nothing of the cars of the list without it', async ({
	page,
}) => {
	const letGo = await holdBack(page);
	await page.goto(`${list}?make=Toyota`);
	const card = page.locator('.search-results .car-card').first();
	await expect(page.locator('.search-place')).toHaveAttribute('data-pending');
	await expect(card).toBeVisible();
	await expect(card.locator('.car-picture')).toBeVisible();
	for (const part of ['.car-body', '.car-picture > *', '.car-heart', '.card-link'])
		await expect(card.locator(part).first()).toBeHidden();
	letGo();
	await expect(live(page).locator('.car-card .card-link').first()).toBeVisible();
});

test('SRCH-6 what was typed is the heading until there is an answer, and nothing moves when it comes', async ({
	page,
}) => {
	const letGo = await holdBack(page);
	await page.goto(`${list}?q=toyota+suv`);
	const heading = page.locator('h1');
	await expect(heading).toHaveAttribute('data-asked', 'Toyota suv');
	const places = async () =>
		Promise.all(
			[heading, page.locator('.search-results .car-card').first()].map(async (part) => (await part.boundingBox())?.y),
		);
	await expect(page.getByText('Finding your cars', { exact: false }).filter({ visible: true })).toBeVisible();
	const before = await places();
	letGo();
	await expect(live(page).locator('.car-card .card-link').first()).toBeVisible();
	expect(await places()).toEqual(before);
	await expect(heading).toHaveText(/^\d+ Toyota SUVs for sale$/);
});

test('SRCH-7 an address with words asks for the index before any script is there', async ({ page, allowFault }) => {
	allowFault(/ERR_FAILED|Failed to load/);
	await page.route('**/_astro/*.js', (route) => route.abort());
	const index = page.waitForRequest('**/stock-index/*.json');
	await page.goto(`${list}?q=toyota`);
	await index;
});

test('SRCH-2 where the search does not come, a click on a facet is its link', async ({
	page,
	isMobile,
	allowFault,
}) => {
	allowFault(/ERR_FAILED|could not be loaded/);
	await page.goto(list);
	await page.route('**/stock.json', (route) => route.abort());
	await openFilters(page, isMobile);
	await choice(page, 'Toyota').click();
	await expect(page).toHaveURL(`${list}toyota/`);
	await page.unroute('**/stock.json');
	// Nothing fails, but nothing comes either.
	await page.route('**/stock.json', () => {});
	await page.goto(list);
	await openFilters(page, isMobile);
	await choice(page, 'Kia').click();
	await expect(page).toHaveURL(`${list}kia/`, { timeout: 10_000 });
	await page.goBack();
	await expect(page).toHaveURL(list);
});

test('SRCH-7 what is touched while the search wakes up stays the same element', async ({ page, isMobile }) => {
	const letGo = await holdBack(page);
	await page.goto(list);
	await listBox(page).fill('sedan');
	await openFilters(page, isMobile);
	await page.locator('[data-facet="seats"] > summary').click();
	await page.locator('[data-facet="price"] > summary').scrollIntoViewIfNeeded();
	await page.getByRole('searchbox', { name: 'Search makes' }).fill('to');
	await page.getByRole('textbox', { name: 'Price to' }).fill('40000');
	const touched =
		'.search [name="q"], [data-facet="make"] .facet-search, [name="price-max"], [data-facet="seats"], [name="sort"]';
	const before = await page.locator(touched).elementHandles();
	letGo();
	await expect(live(page)).toHaveCount(1);
	const after = await page.locator(touched).elementHandles();
	expect(after).toHaveLength(5);
	for (const [index, element] of after.entries())
		expect(await element.evaluate((one, other) => one === other, before[index])).toBe(true);
	await expect(page.getByRole('textbox', { name: 'Price to' })).toBeFocused();
	await expect(page.locator('[data-facet="seats"]')).toHaveAttribute('open');
	await expect(page.locator('[data-facet="make"] .facet-label')).toHaveText(['Toyota']);
	await expect(page.getByRole('textbox', { name: 'Price to' })).toBeInViewport();
	// The range counts once it is left, as ever.
	await expect(page).toHaveURL(`${list}?q=sedan`);
	await page.keyboard.type('0');
	await page.keyboard.press('Backspace');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${list}?q=sedan&price=-40000`);
});

test('SRCH-7 a pass by keyboard while the search wakes up never loses the focus', wideOnly, async ({ page }) => {
	const letGo = await holdBack(page);
	await page.goto(list);
	await page.evaluate(() => {
		const lost: string[] = [];
		Object.assign(window, { lost });
		let last = '';
		const look = () => {
			const { activeElement } = document;
			if (activeElement === document.body && last) lost.push(last);
			else last = activeElement === document.body ? '' : (activeElement?.outerHTML.slice(0, 120) ?? '');
			requestAnimationFrame(look);
		};
		look();
	});
	await listBox(page).focus();
	const letGoAt = 9;
	for (let step = 0; step < 30; step++) {
		if (step === letGoAt) letGo();
		if (step === letGoAt + 3) await expect(live(page)).toBeVisible({ timeout: 15_000 });
		await page.keyboard.press('Tab');
		await page.waitForTimeout(20);
	}
	expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([]);
	await expect(page.locator('body')).not.toBeFocused();
});

test('SRCH-7 Enter in the box while the search wakes up loads no page', async ({ page }) => {
	const letGo = await holdBack(page);
	await page.goto(list);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await listBox(page).click();
	await page.keyboard.type('kia seltos');
	await page.keyboard.press('Enter');
	await page.waitForTimeout(100);
	letGo();
	await expect(live(page)).toBeVisible();
	await expect(page).toHaveURL(`${list}?q=kia+seltos`);
	await expect(listBox(page)).toHaveValue('kia seltos');
	await expect(page.locator('#search-results')).toBeFocused();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	await page.goBack();
	await expect(page).toHaveURL(list);
	await expect(listBox(page)).toHaveValue('');
	await page.goForward();
	await expect(listBox(page)).toHaveValue('kia seltos');
});

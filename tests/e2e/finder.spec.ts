import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { list, listBox, openSearch, wake } from './support/search-page.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { hideMouse } from './support/unseen-mouse.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

const hero = (page: Page) => page.locator('.hero-finder');
const lines = (page: Page) => hero(page).getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test(
	'SRCH-3 no letter is lost while the suggestions load, and Enter searches for all of them',
	bothWidths,
	async ({ page }) => {
		await page.route('**/finder.json', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await route.continue();
		});
		await hideMouse(page);
		const loaded: string[] = [];
		page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
		await page.goto(sampleUrl('motorama'), { waitUntil: 'networkidle' });
		expect(
			loaded.filter((path) => /finder|start-frame/.test(path)),
			'nothing of it at page load',
		).toEqual([]);
		const box = hero(page).getByLabel('Search cars');
		await box.click();
		await page.keyboard.type('used vw under $30k', { delay: 30 });
		await expect(box).toHaveValue('used vw under $30k');
		const answer = lines(page).first();
		await expect(answer).toHaveText(/^Pre-owned Volkswagen cars up to \$30,000 \d+ cars$/);
		const golf = lines(page).filter({ hasText: 'Volkswagen Golf' }).first();
		await expect(golf).toContainText(/\d+ cars?$/);
		await expect(golf.locator('img')).toHaveJSProperty('complete', true);
		const count = Number(/(\d+) cars$/.exec((await answer.textContent()) ?? '')?.[1]);
		await expectAccessible(page);
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/\?q=used\+vw\+under\+%2430k$/);
		await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Pre-owned');
		await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} pre-owned Volkswagen cars`);
	},
);

test('SRCH-3 suggestions by keyboard: arrows choose, Escape closes, Enter follows; what was searched for is offered again', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	const box = hero(page).getByLabel('Search cars');
	await box.click();
	await page.keyboard.type('kia');
	const first = lines(page).first();
	await expect(first).toHaveText(/^Kia \d+ cars$/);
	await expect(hero(page).getByRole('combobox', { expanded: true })).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(first).toHaveAttribute('aria-selected', 'true');
	await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
	await page.keyboard.press('Escape');
	await expect(first).toBeHidden();
	await expect(box).toHaveValue('kia');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/kia\/$/);
	await page.goBack();
	await box.clear();
	await box.click();
	// What was chosen, not the letters that led there.
	await expect(lines(page).first()).toHaveText('Kia');
});

test(
	'SRCH-3 a sentence is a list with its number, a model in it a shorter one, and words for a page lead to it',
	bothWidths,
	async ({ page }) => {
		await page.goto(sampleUrl('motorama'));
		const box = hero(page).getByLabel('Search cars');
		await box.click();
		await page.keyboard.type('white dual cab ute');
		await expect(lines(page).first()).toHaveText(/^White utes \d+ cars$/);
		await expectAccessible(page);
		const model = hero(page).getByRole('group', { name: 'Models' }).getByRole('option').first();
		const [, name = '', count = ''] = /^(.+?)\s+(\d+) cars?$/s.exec((await model.textContent()) ?? '') ?? [];
		await model.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			new RegExp(`^${count} white .*${name.split(' ').at(-1)}`),
		);
		await expect(
			page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem').filter({ hasText: 'Ute' }),
		).toHaveCount(1);
		await page.goto(sampleUrl('motorama', '/search/new-used-and-demo-cars/?q=opening+hours'));
		await page.getByRole('main').getByRole('link', { name: 'Locations', exact: true }).click();
		await expect(page).toHaveURL(/\/our-locations\/$/);
	},
);

test('SRCH-6 make, model and price below the search box: models of the make, the count, and the list with it', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	const form = page.getByRole('group', { name: 'Choose by make, model and price' });
	const [make, model, price] = [form.getByLabel('Make'), form.getByLabel('Model'), form.getByLabel('Price')];
	await make.focus();
	await make.selectOption('Toyota');
	await expect(model.locator('optgroup')).toHaveCount(1);
	await model.selectOption('HiLux');
	await price.selectOption({ index: 6 });
	const show = form.getByRole('button', { name: /^Show \d+ cars?$/ });
	const [count = ''] = /\d+/.exec((await show.textContent()) ?? '') ?? [];
	await expectAccessible(page);
	await show.click();
	await expect(page).toHaveURL(/cars\/\?make=Toyota&model=HiLux&price=-\d+$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} Toyota HiLux`));
});

test('SRCH-6 what is typed and what is chosen are one search with one button, and Back keeps what was chosen', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	const group = page.getByRole('group', { name: 'Choose by make, model and price' });
	const [make, model] = [group.getByLabel('Make'), group.getByLabel('Model')];
	await make.focus();
	await make.selectOption('Toyota');
	await expect(model.locator('optgroup')).toHaveCount(1);
	await model.selectOption('HiLux');
	const show = group.getByRole('button');
	await expect(show).toHaveText(/^Show \d+ cars?$/);
	const counted = (await show.textContent()) ?? '';
	const box = hero(page).getByLabel('Search cars');
	await box.fill('white');
	await expect(show).toHaveText('Search');
	await box.press('Escape');
	const both = /cars\/\?q=white&make=Toyota&model=HiLux$/;
	await show.click();
	await expect(page).toHaveURL(both);
	await page.goBack();
	await expect(model).toHaveValue('HiLux');
	await expect(box).toHaveValue('white');
	await expect(show).toHaveText('Search');
	await box.fill('');
	await expect(show).toHaveText(counted);
	await box.fill('white');
	await box.press('Enter');
	await expect(page).toHaveURL(both);
	await page.goto(sampleUrl('motorama'));
	await model.focus();
	await model.selectOption('HiLux');
	await expect(make).toHaveValue('Toyota');
});

test('SRCH-6 suggestions are those of what is chosen beside the box, and a make that is typed is shown beside a chosen one', async ({
	page,
	isMobile,
}) => {
	await page.goto(sampleUrl('motorama'));
	const group = page.getByRole('group', { name: 'Choose by make, model and price' });
	await group.getByLabel('Make').focus();
	await group.getByLabel('Make').selectOption('Toyota');
	await expect(group.getByLabel('Model').locator('optgroup')).toHaveCount(1);
	const box = hero(page).getByLabel('Search cars');
	await box.click();
	await page.keyboard.type('suv');
	const suvs = lines(page).filter({ hasText: /^SUVs \d+ cars$/ });
	await expect(suvs).toHaveAttribute('href', /\?make=Toyota&body=SUV$/);
	await box.fill('mazda');
	await box.press('Enter');
	await expect(page).toHaveURL(/\?q=mazda&make=Toyota$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ (?:Toyota and Mazda|Mazda and Toyota) cars/);
	// On a phone the filters are in a sheet that is opened.
	if (isMobile) return;
	await expect(page.getByRole('checkbox', { name: /^Mazda/ }).first()).toBeChecked();
	await expect(page.getByRole('checkbox', { name: /^Toyota/ }).first()).toBeChecked();
});

test('SRCH-6 a price that nothing chosen has cannot be chosen, and a choice that nothing has says so', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	const group = page.getByRole('group', { name: 'Choose by make, model and price' });
	const price = group.getByLabel('Price');
	await price.focus();
	await price.selectOption({ index: 1 });
	const none = page.locator('[data-choice] optgroup option[data-counts*=" 0 "]').first();
	const [value, make] = await none.evaluate((option: HTMLOptionElement) => [
		option.value,
		(option.parentElement as HTMLElement).dataset['make'] ?? '',
	]);
	await group.getByLabel('Make').selectOption(make);
	await group.getByLabel('Model').selectOption(value);
	// What is chosen is sent, though no car has it; the list shows the nearest.
	await expect(price.locator('option').nth(1)).toBeEnabled();
	await expect(group.getByRole('button', { name: 'See similar cars', exact: true })).toBeEnabled();
	await price.selectOption({ index: 0 });
	await expect(price.locator('option').nth(1)).toBeDisabled();
	await expect(group.getByRole('button', { name: /^Show \d+ cars?$/ })).toBeEnabled();
});

test('SRCH-3 where a window is low the page makes room for the suggestions', wideOnly, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 650 });
	await page.goto(sampleUrl('motorama'));
	const box = hero(page).getByLabel('Search cars');
	await box.click();
	await page.keyboard.type('toy');
	await expect(lines(page).last()).toHaveText(/^Search for “toy” \d+ cars$/);
	await expect(lines(page).last()).toBeInViewport({ ratio: 1 });
	await expect(box).toBeInViewport({ ratio: 1 });
});

test('SRCH-3 every page has the search in its header', bothWidths, async ({ page, isMobile }) => {
	await page.goto(sampleUrl('throttle-and-tide', '/contact/'));
	await page.locator('header').getByRole('button', { name: 'Search motorcycles' }).filter({ visible: true }).click();
	const box = page.locator('#header-finder').getByLabel('Search motorcycles');
	await expect(box).toBeFocused();
	await page.keyboard.type('yam');
	await page
		.locator('#header-finder')
		.getByRole('option', { name: /^Yamaha \d/ })
		.click();
	await expect(page).toHaveURL(/\/yamaha\/$/);
	if (isMobile) return;
	await page.goto(sampleUrl('motorama', '/contact/'));
	await expect(page.locator('header').getByLabel('Search cars').filter({ visible: true })).toBeVisible();
});

test(
	'SRCH-3 a press on the dimmed page closes the search over it and follows nothing; so do one Escape and Back',
	bothWidths,
	async ({ page, isMobile }) => {
		const address = sampleUrl('throttle-and-tide', '/contact/');
		await page.goto(address);
		const open = page.locator('header').getByRole('button', { name: 'Search motorcycles' }).filter({ visible: true });
		const panel = page.locator('#header-finder');
		// Whatever lies below the press would lead away.
		await page.evaluate(() => {
			const cover = Object.assign(document.createElement('a'), { href: '/elsewhere/' });
			cover.style.cssText = 'position:fixed;inset:0;z-index:39';
			document.body.append(cover);
		});
		await open.click();
		await expect(panel).toBeVisible();
		await page.mouse.move(0, 0);
		isMobile ? await page.touchscreen.tap(180, 560) : await page.mouse.click(180, 560);
		await expect(panel).toBeHidden();
		await expect(page).toHaveURL(address);
		await open.click();
		await panel.getByLabel('Search motorcycles').fill('yam');
		await expect(panel.getByRole('option').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		// Back closes it too, and the page stays.
		await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(false);
		await open.click();
		await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(true);
		await page.goBack();
		await expect(panel).toBeHidden();
		await expect(page).toHaveURL(address);
	},
);

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('SRCH-3 the search box is a form', bothWidths, async ({ page }) => {
		await page.goto(sampleUrl('motorama'));
		await hero(page).getByLabel('Search cars').fill('kia rio');
		await hero(page).getByRole('button', { name: 'Show cars' }).click();
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/\?q=kia\+rio&make=&model=&price=$/);
	});
});

test('ROUTE-19 the conversion tenant’s menu stands in full in one row at 1280 px', wideOnly, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(sampleUrl('ramp-and-roam'));
	const menu = page.getByRole('navigation', { name: 'Main', exact: true });
	const entries = menu.locator('.main-menu-entry');
	const names = ['MODELS', 'INVENTORY', 'DISCOVER', 'FINANCE', 'SERVICE', 'FAQ', 'OUR CONVERSIONS', 'ABOUT'];
	await expect(entries).toHaveText(names);
	const boxes = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().toJSON()));
	expect(new Set(boxes.map(({ top }) => top)).size, 'one row').toBe(1);
	for (const { left, right } of boxes) expect(left >= 0 && right <= 1280).toBe(true);
	await menu.getByRole('button', { name: 'MODELS' }).hover();
	const tile = menu.locator('.menu-tiles a').first();
	await expect(tile).toContainText(/from \$[\d,]+/);
	const [name, price] = await tile
		.locator('span, small')
		.evaluateAll((parts) =>
			parts.map((part) => part.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(part).paddingLeft)),
		);
	expect(price, 'the price begins below the name').toBe(name);
	await menu.getByRole('link', { name: 'ABOUT' }).click();
	await expect(page).toHaveURL(sampleUrl('ramp-and-roam', '/about-us/'));
});

test(
	'ROUTE-19 a menu opens when the pointer rests on it, shows models with prices, and is walked through by arrows',
	wideOnly,
	async ({ page }) => {
		await page.clock.install();
		await page.goto(sampleUrl('bathurst-toyota', '/about-us/'));
		const menu = page.getByRole('navigation', { name: 'Main', exact: true });
		const models = menu.getByRole('button', { name: 'Models' });
		// From here on no time passes by itself.
		await page.clock.pauseAt(Date.now() + 60_000);
		await models.hover();
		await expect(async () => {
			await page.clock.runFor(150);
			await expect(menu.locator(':popover-open')).toBeVisible({ timeout: 300 });
		}).toPass();
		const corolla = menu.getByRole('link', { name: /Corolla/ });
		await expect(corolla).toContainText(/from \$[\d,]+/);
		await expect(corolla.locator('img')).toBeVisible();
		await expect(menu.getByRole('link', { name: /^Used cars \d+$/ })).toBeVisible();
		await expect(menu.getByRole('link', { name: 'Book a test drive' })).toBeVisible();
		// The click of somebody whom the pointer was faster than, however long ago; the next one closes.
		await page.clock.runFor(2_000);
		await models.click();
		await expect(corolla).toBeVisible();
		await page.clock.resume();
		await expectAccessible(page);
		await models.click();
		await expect(corolla).toBeHidden();
		await models.click();
		await expect(corolla).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(corolla).toBeHidden();
		await page.mouse.move(640, 700);
		await models.focus();
		await page.keyboard.press('ArrowDown');
		await expect(menu.getByRole('link').filter({ visible: true }).first()).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(models).toBeFocused();
	},
);

test(
	'ROUTE-19 the pictures of a menu are there before it opens, once the mouse is in the header',
	wideOnly,
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/about-us/'));
		const pictures = page.locator('#menu-0 .menu-tiles img');
		await page.locator('header').getByRole('link', { name: 'Motorama' }).filter({ visible: true }).hover();
		await expect(pictures).not.toHaveCount(0);
		await expect
			.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
			.toBe(true);
		await expect(page.locator('#menu-0')).toBeHidden();
	},
);

test(
	'ROUTE-19 the panel of pre-owned cars counts these and leads to them; the mouse takes the focus that Escape has left',
	wideOnly,
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/about-us/'));
		const menu = page.getByRole('navigation', { name: 'Main', exact: true });
		const used = menu.getByRole('button', { name: 'Pre-owned' });
		const tile = menu.getByRole('link', { name: /^SUVs/ }).filter({ visible: true });
		await used.focus();
		await page.keyboard.press('Enter');
		await expect(tile).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(used).toBeFocused();
		await menu.getByRole('button', { name: 'New', exact: true }).hover();
		await expect(used).not.toBeFocused();
		const fresh = /(\d+) cars/.exec((await tile.textContent()) ?? '')?.[1];
		await used.hover();
		await expect(tile).not.toContainText(`${fresh} cars`);
		const count = /(\d+) cars/.exec((await tile.textContent()) ?? '')?.[1];
		await tile.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} pre-owned SUVs for sale`);
		await page.goto(sampleUrl('motorama', '/search/used-cars/suvs/'));
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} pre-owned SUVs for sale`);
	},
);

test(
	'ROUTE-19 on a low screen, too, the phone menu opens below its bar, and all of it can be reached',
	onlyAt('phone'),
	async ({ page }) => {
		await page.setViewportSize({ width: 844, height: 390 });
		await page.goto(sampleUrl('motorama', '/contact/'));
		await page.evaluate(() => scrollTo(0, 30));
		await page.locator('.phone-menu > summary').click();
		const panel = page.locator('.phone-menu-panel');
		await expect(panel.getByLabel('Search cars')).toBeInViewport({ ratio: 1 });
		const ends = () =>
			panel.evaluate((element) => [element.getBoundingClientRect().top, element.getBoundingClientRect().bottom]);
		await expect.poll(ends).toEqual([64, 390]);
		const signIn = panel.getByRole('link', { name: 'Sign in' });
		await expect(panel.getByRole('link', { name: /^SUVs \d/ })).toBeVisible();
		await expect(signIn).not.toBeInViewport();
		await signIn.scrollIntoViewIfNeeded();
		await expect(signIn).toBeInViewport({ ratio: 1 });
	},
);

test(
	'ROUTE-19 the phone menu fills the screen, says Close, keeps the focus, and has search and shortcuts',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/contact/'));
		const summary = page.locator('.phone-menu > summary');
		await summary.click();
		await expect(summary).toHaveText(/Close/, { useInnerText: true });
		const panel = page.locator('.phone-menu-panel');
		await expect(panel.getByLabel('Search cars')).toBeVisible();
		await expect(panel.getByRole('link', { name: 'Browse cars' })).toHaveAttribute('href', /^\/search\//);
		await expect(panel.getByRole('link', { name: /^SUVs \d/ })).toBeVisible();
		await expect(panel.getByRole('link', { name: /^Under \$/ }).first()).toBeVisible();
		await expect(panel.locator('.menu-shortcuts li:nth-child(2)').first()).toHaveCSS('border-top-width', '0px');
		expect(await panel.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(843);
		await expect(page.locator('main')).toHaveAttribute('inert', '');
		// Who to call and where to sign in stand where the thumb is, however long the menu.
		await expect(panel.getByRole('link', { name: /^\(07\)/ })).toBeInViewport({ ratio: 1 });
		await expect(panel.getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
		await panel.locator('summary', { hasText: /^New$/ }).click();
		const suvs = panel.getByRole('link', { name: /^SUVs From \$[\d,]+ · \d+ cars$/ });
		await expect(suvs.locator('img')).toBeVisible();
		await expect(panel.getByRole('link', { name: /^All \d+ makes$/ }).first()).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await expect(page.locator('main')).not.toHaveAttribute('inert', '');
		await expect(summary).toBeFocused();
	},
);

test('SRCH-3 the box of the list suggests as well, and shows what is chosen in the list without loading the page again', async ({
	page,
}) => {
	await openSearch(page);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await listBox(page).click();
	await page.keyboard.type('used suv under 40k', { delay: 20 });
	const line = page.locator('.search-box').getByRole('option').first();
	await expect(line).toHaveText(/^Pre-owned SUVs up to \$40,000 \d+ cars$/);
	await expectAccessible(page);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(line).toBeHidden();
	await expect(page).toHaveURL(`${list}?q=used+suv+under+40k`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ pre-owned SUVs/);
	await expect(page.locator('#search-results')).toBeFocused();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	// Another list has its own page.
	await listBox(page).fill('kia');
	await page
		.locator('.search-box')
		.getByRole('option', { name: /^Kia \d/ })
		.first()
		.click();
	await expect(page).toHaveURL(`${list}kia/`);
});

test('SRCH-3 beside a narrowed list an empty box suggests what that list has, and keeps its choice', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	await wake(page);
	const used = Number((await page.locator('.list-status').textContent())?.match(/(\d+) cars/)?.[1]);
	await listBox(page).click();
	const line = page.locator('.search-box').getByRole('option', { name: /^SUVs \d+ cars$/ });
	await expect(line).toBeVisible();
	expect(Number((await line.textContent())?.match(/\d+/)?.[0])).toBeLessThan(used);
	await line.click();
	await expect(page).toHaveURL(`${list}?type=used&body=SUV`);
	await expect(page.locator('h1')).toHaveText(/^\d+ pre-owned SUVs/);
});

test('SRCH-6 Escape before the suggestions have come keeps them away until something is typed', async ({ page }) => {
	await page.goto(sampleUrl('motorama'));
	const box = hero(page).getByLabel('Search cars');
	const list = hero(page).getByRole('listbox', { name: 'Suggestions' });
	let isLate = true;
	await page.route(/finder.*\.json/, async (route) => {
		while (isLate) await new Promise((resolve) => setTimeout(resolve, 50));
		await route.continue();
	});
	const asked = page.waitForRequest(/finder\.json/);
	await box.fill('toyota');
	await asked;
	await box.press('Escape');
	isLate = false;
	await expect(box).toHaveRole('combobox');
	await page.waitForTimeout(500);
	await expect(list).toBeHidden();
	await box.press('End');
	await box.pressSequentially(' h');
	await expect(list).toBeVisible();
});

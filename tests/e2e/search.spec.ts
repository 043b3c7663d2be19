import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectScriptBudget } from './support/script-budget.ts';
import { cards, inFilters, list, listPath, live, names, openSearch, prices, wake } from './support/search-page.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

/** A site with a bar above its header, and one with other spacing. */
const foldSites = ['motorama', 'servco-south'];

test('SRCH-7 a mistyped make finds its cars as one types, and the address says so', async ({ page }) => {
	await openSearch(page);
	await page.getByRole('searchbox', { name: 'Search cars' }).pressSequentially('toyta', { delay: 30 });
	await expect(page.getByRole('button', { name: /“toyta”/ })).toBeVisible();
	await expect(cards(page).first()).toContainText('Toyota');
	for (const name of await names(page)) expect(name).toContain('Toyota');
	await expect(page).toHaveURL(`${list}?q=toyta`);
	await expect(page.locator('.search [aria-live]')).toHaveText(/^\d+ cars found$/);
});

test(
	'SRCH-2, SRCH-6 make, then model; a reload and the way back show the same',
	bothWidths,
	async ({ page, isMobile }) => {
		await openSearch(page);
		await expect(page.locator('[data-facet="model"]')).toBeHidden();
		await inFilters(page, isMobile, async () => {
			await page.getByRole('checkbox', { name: /^Toyota/ }).check();
			await expect(page).toHaveURL(`${list}?make=Toyota`);
			await page.locator('[data-facet="model"] input[type="checkbox"]').first().check();
		});
		await expect(page).toHaveURL(/\?make=Toyota&model=[\w+%-]+$/);
		const both = await names(page);
		const address = page.url();
		expect(both.length).toBeGreaterThan(0);
		await page.reload();
		await expect(live(page)).toBeVisible();
		expect(await names(page)).toEqual(both);
		await page.goBack();
		await expect(page).toHaveURL(`${list}?make=Toyota`);
		await expect.poll(async () => (await names(page)).length).toBeGreaterThan(both.length);
		await page.goForward();
		await expect(page).toHaveURL(address);
		await expect.poll(() => names(page)).toEqual(both);
		// At once, while the way forward is still being taken in.
		await page.getByRole('button', { name: 'Clear all' }).first().click();
		await expect(page).toHaveURL(list);
	},
);

test('SRCH-2 the price slider by keyboard, and the field beside it', async ({ page, isMobile }) => {
	await openSearch(page);
	await inFilters(page, isMobile, async () => {
		const highest = page.getByRole('slider', { name: 'Price, highest' });
		await highest.focus();
		for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
		await expect(page).toHaveURL(/\?price=-\d+$/);
		await page.getByRole('textbox', { name: 'Price to' }).fill('30000');
		await page.keyboard.press('Enter');
	});
	await expect(page).toHaveURL(`${list}?price=-30000`);
	await expect(page.getByRole('button', { name: /Price: up to \$30,000/ })).toBeVisible();
	for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(30_000);
});

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
	await expect(page.locator('#search-results')).toBeInViewport();
	const second = await names(page);
	const card = cards(page).nth(12);
	await card.scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate(() => scrollY);
	await card.locator('.card-link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.goBack();
	await expect(live(page)).toBeVisible();
	expect(await names(page)).toEqual(second);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 60);
	expect(await page.evaluate(() => scrollY)).toBeLessThan(scrolled + 60);
});

test('SRCH-6 an address that asks for more shows just that, and never the page’s own cars', async ({ page }) => {
	await page.goto(`${list}?make=skoda&body=suvs&sort=price:desc`, { waitUntil: 'commit' });
	await page.locator('.search').first().waitFor({ state: 'attached' });
	await expect(page.locator('.search:not([data-live]) .car-card').first()).toBeHidden();
	await expect(live(page)).toBeVisible();
	for (const name of await names(page)) expect(name).toContain('Škoda');
	const found = await prices(page);
	expect(found).toEqual(found.toSorted((one, other) => other - one));
});

test('ROUTE-4, SRCH-6 a list of one type keeps its type when it is narrowed, and is named by it', async ({
	page,
	isMobile,
}) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	await wake(page);
	await expect(page).toHaveURL(sampleUrl('motorama', '/search/used-cars/'));
	await page.getByRole('searchbox', { name: 'Search cars' }).fill('kia');
	await expect(page).toHaveURL(`${list}?q=kia&type=used`);
	for (const variant of await cards(page).locator('.car-variant').allTextContents())
		expect(variant).toMatch(/^Pre-owned/);
	await expect(page.locator('h1')).toHaveText(/^\d+ pre-owned cars matching “kia”$/);
	await inFilters(page, isMobile, async () => {
		await expect(page.getByRole('checkbox', { name: /^Pre-owned/ })).toBeChecked();
		await page.getByRole('checkbox', { name: /^New/ }).check();
		await page.getByRole('checkbox', { name: /^Pre-owned/ }).uncheck();
	});
	await expect(page).toHaveURL(`${list}?q=kia&type=new`);
	await expect(page.locator('h1')).toHaveText(/^\d+ new cars matching “kia”$/);
});

test('ROUTE-4 the page of a make says what is shown once the make is taken away, and its own again', async ({
	page,
	isMobile,
}) => {
	await page.goto(`${list}toyota/`);
	const says = async () => ({
		title: await page.title(),
		heading: await page.locator('h1').textContent(),
		steps: (await page.locator('.breadcrumbs li').filter({ visible: true }).allTextContents()).map((text) =>
			text.trim(),
		),
	});
	const own = await says();
	expect(own.heading).toContain('Toyota');
	expect(own.steps).toEqual(['Home', 'Cars', 'Toyota']);
	await wake(page);
	expect(await says()).toEqual(own);
	await inFilters(page, isMobile, () => page.getByRole('checkbox', { name: /^Toyota/ }).uncheck());
	await expect(page).toHaveURL(list);
	await expect.poll(says).toEqual({
		title: 'Cars for sale | Motorama',
		heading: expect.stringMatching(/^\d+ cars for sale$/),
		steps: ['Home', 'Cars'],
	});
	await page.goBack();
	await expect.poll(says).toEqual(own);
});

test('SRCH-7 what is typed within a query stays where it is typed', async ({ page }) => {
	await openSearch(page, '?q=toyta');
	const box = page.getByRole('searchbox', { name: 'Search cars' });
	await box.focus();
	await box.press('Home');
	await box.press('ArrowRight');
	await box.pressSequentially('xyz');
	await expect(box).toHaveValue('txyzoyta');
	await expect(page).toHaveURL(`${list}?q=txyzoyta`);
});

test('SRCH-3 a number of seats as one says it, and models where all cars are of one make', async ({
	page,
	isMobile,
}) => {
	await openSearch(page, '?q=toyota+7+seater');
	for (const name of await names(page)) expect(name).toContain('Toyota');
	await inFilters(page, isMobile, async () => {
		await expect(page.locator('[data-facet="seats"]')).toBeHidden();
		await expect(page.locator('[data-facet="model"]')).toBeVisible();
	});
});

test('SRCH-3 words as one says them become filters, each with its own way out', async ({ page }) => {
	await openSearch(page);
	const box = page.getByRole('searchbox', { name: 'Search cars' });
	await box.fill('used kia under $30k');
	const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
	await expect(remove('Price: up to $30,000')).toBeVisible();
	await expect(remove('Pre-owned')).toBeVisible();
	for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(30_000);
	const cheap = await page.locator('#search-results').textContent();
	await remove('Price: up to $30,000').click();
	await expect(box).toHaveValue('used kia');
	await expect(page.locator('#search-results')).not.toHaveText(cheap ?? '');
	await expect(remove('Pre-owned')).toBeVisible();
});

test('SRCH-6 a page past the end shows the last one', async ({ page }) => {
	await openSearch(page, '?make=Toyota~Kia&page=99');
	await expect(page.locator('#search-results')).toHaveText(/^(\d+) to (\d+) of \2 cars$/);
	await expect(page.locator('.pagination [aria-current="page"]')).not.toHaveText('1');
	expect(await cards(page).count()).toBeGreaterThan(0);
});

test('what is typed before the search is there is not lost', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/stock.json', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(list);
	const box = page.getByRole('searchbox', { name: 'Search cars' });
	await box.click();
	await page.keyboard.type('hilux');
	release();
	await expect(live(page)).toBeVisible();
	await expect(live(page).getByRole('searchbox', { name: 'Search cars' })).toBeFocused();
	await page.keyboard.type(' ute');
	await expect(live(page).getByRole('searchbox', { name: 'Search cars' })).toHaveValue('hilux ute');
	await expect(page).toHaveURL(`${list}?q=hilux+ute`);
});

test('a search that finds nothing offers ways out', async ({ page }) => {
	await openSearch(page, '?make=Toyota&price=-500');
	await expect(page.locator('h1')).toHaveText('No Toyota cars for sale up to $500');
	await expect(page.getByRole('link', { name: 'Ask us to find one' })).toHaveAttribute('href', '/contact/');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Without Price: up to $500' }).click();
	await expect(cards(page).first()).toContainText('Toyota');
	await expect(page).toHaveURL(`${list}?make=Toyota`);
});

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

test('SRCH-7 a mended word is said, and so is how many there are', async ({ page }) => {
	await openSearch(page, '?q=corola');
	await expect(page.locator('#search-results')).toHaveText(/^\d+ cars? for “corolla”$/);
});

test('SRCH-3, SITE-8 words of each trade are filters with a way out, and name the list', async ({ page }) => {
	const asked = [
		['red-dirt-campers', '/search/rv-vehicles/?q=van+sleeps+4', ['Sleeps 4', 'Caravan'], /caravans? for sale/],
		[
			'ironbark-trucks',
			'/search/new-used-and-demo-trucks/?q=white+truck+mr+licence',
			['“truck”', 'MR licence', 'White'],
			/white trucks? for sale/,
		],
		['blue-mesa-autos', '/search/new-used-and-demo-cars/?q=white+truck', ['Truck', 'White'], /white trucks? for sale/],
		['blinkr', '/search/subscription-cars/?q=under+200', ['Price per week: up to $200'], /subscription cars?/],
	] as const;
	for (const [site, path, chips, heading] of asked) {
		await page.goto(sampleUrl(site, path));
		await expect(live(page)).toBeVisible();
		for (const chip of chips) await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
		await expect(page.locator('h1')).toHaveText(heading);
		expect(await cards(page).count()).toBeGreaterThan(0);
	}
});

test('on phones one bar stays at the top of a list: filters and order, at once below the edge', async ({ page }) => {
	await openSearch(page);
	await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
	await expect(page.locator('.site-header')).not.toBeInViewport();
	await expect(page.locator('.search-tools')).toBeInViewport();
	expect((await page.locator('.search-tools').boundingBox())?.y).toBe(0);
});

test('SRCH-7 a VIN finds its car, whatever the index holds', async ({ page }) => {
	await page.goto(list);
	await cards(page).first().locator('.card-link').click();
	const things = await page.locator('script[type="application/ld+json"]').allTextContents();
	const vin = /"vehicleIdentificationNumber":"(\w{17})"/.exec(things.join())?.[1] ?? '';
	const name = await page.locator('h1').textContent();
	await openSearch(page, `?q=${vin.toLowerCase()}`);
	await expect(cards(page)).toHaveCount(1);
	expect(name).toContain((await names(page))[0]);
});

test('a quick filter is a choice like any other, and can be taken back', async ({ page }) => {
	await openSearch(page);
	const quick = page.getByRole('list', { name: 'Quick filters' });
	await quick.getByRole('button', { name: 'Hybrid' }).click();
	await expect(page).toHaveURL(`${list}?fuel=Hybrid`);
	await expect(page.locator('h1')).toHaveText(/^\d+ hybrid cars for sale$/);
	await quick.getByRole('button', { name: '4×4' }).click();
	await expect(page).toHaveURL(`${list}?q=4x4&fuel=Hybrid`);
	await expect(page.getByRole('button', { name: 'Remove 4×4' })).toBeVisible();
	await quick.getByRole('button', { name: 'Hybrid' }).click();
	await expect(page).toHaveURL(`${list}?q=4x4`);
	await expect(quick.getByRole('button', { name: '4×4' })).toHaveAttribute('aria-pressed', 'true');
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

test('USER-5 a visitor of another day is told how many cars are new', async ({ page }) => {
	await page.goto(list);
	const chip = page.locator('[data-new-cars]');
	await expect(chip).toBeHidden();
	await page.evaluate(() => localStorage.setItem('forecourt:motorama:list_days', '["2020-01-01"]'));
	await page.reload();
	await expect(chip).toHaveText(/^\d+ new since your last visit$/);
	await chip.click();
	await expect(page).toHaveURL(`${list}?sort=created_at_timestamp:desc`);
});

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

test('hostile and unknown parts of an address do no harm', async ({ page }) => {
	await openSearch(page, '?make=%3Cscript%3Ealert(1)%3C/script%3E&price=x&page=-4&__proto__=1&body=%60%26%26%7C%7C(');
	await expect(page.locator('h1')).toHaveText(/^No <script>/);
	await expect(page.getByRole('button', { name: 'Without <script>alert(1)</script>' })).toBeVisible();
	await page.goto(`${list}?utm_source=mail`);
	await expect(cards(page)).toHaveCount(21);
	await expect(live(page)).toHaveCount(0);
});

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

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('SRCH-2 the filters are links to lists, and nothing is dead', bothWidths, async ({ page, isMobile }) => {
		await page.goto(list);
		await expect(page.getByRole('searchbox')).toHaveCount(0);
		await expect(page.getByRole('combobox')).toHaveCount(0);
		if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
		await page
			.locator('[data-facet="make"]')
			.getByRole('link', { name: /^Toyota/ })
			.click();
		await expect(page).toHaveURL(`${list}toyota/`);
		for (const name of await names(page)) expect(name).toContain('Toyota');
	});
});

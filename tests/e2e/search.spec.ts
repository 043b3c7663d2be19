import { expectAccessible } from './support/accessibility.ts';
import { cards, found, inFilters, list, listBox, live, names, openSearch, prices } from './support/search-page.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test('SRCH-7 a mistyped make finds its cars as one types, and the address says so', async ({ page }) => {
	await openSearch(page);
	await listBox(page).pressSequentially('toyta', { delay: 30 });
	await expect(page.getByRole('button', { name: 'Remove Toyota' })).toBeVisible();
	await expect(cards(page).first()).toContainText('Toyota');
	for (const name of await names(page)) expect(name).toContain('Toyota');
	await expect(page).toHaveURL(`${list}?q=toyta`);
	await expect(page.locator('.search [aria-live]')).toHaveText(/^\d+ cars found$/);
});

test('SRCH-7 what is typed within a query stays where it is typed', async ({ page }) => {
	await openSearch(page, '?q=toyta');
	const box = listBox(page);
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
		// A filter of the page's own list stays, with what is left to choose in it.
		const seats = page.locator('[data-facet="seats"]');
		await expect(seats).toBeVisible();
		await expect(seats.locator('.facet-body label:has(:checked)')).toHaveText([/^7 seats/]);
		await expect(page.locator('[data-facet="model"]')).toBeVisible();
	});
});

test('SRCH-3 words as one says them become filters, each with its own way out', async ({ page }) => {
	await openSearch(page);
	const box = listBox(page);
	await box.fill('used kia under $30k');
	// The suggestions close, which cover what is below the box.
	await box.press('Enter');
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

for (const [pace, delay] of [
	['slowly', 200],
	['quickly', 40],
] as const) {
	test(`SRCH-6 what is typed ${pace} is one step, and Back returns to where the visitor was`, async ({ page }) => {
		await openSearch(page);
		const box = listBox(page);
		const before = await page.evaluate(() => history.length);
		await box.pressSequentially('toyota hyb', { delay });
		await expect(page).toHaveURL(`${list}?q=toyota+hyb`);
		expect(await page.evaluate(() => history.length)).toBe(before + 1);
		// What is sent is done with: more words are another step.
		await box.press('Enter');
		await box.press('End');
		await box.pressSequentially('rid', { delay });
		await expect(page).toHaveURL(`${list}?q=toyota+hybrid`);
		await page.goBack();
		await expect(page).toHaveURL(`${list}?q=toyota+hyb`);
		await expect(box).toHaveValue('toyota hyb');
		await page.goBack();
		await expect(page).toHaveURL(list);
		await expect(box).toHaveValue('');
	});
}

test('SRCH-3 what is said not to be wanted is left out, and can be taken back', async ({ page }) => {
	await openSearch(page, '?q=not+white+suv');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ SUVs.*, not white$/);
	await expect(cards(page).first()).toBeVisible();
	const all = page.locator('#search-results');
	const few = await all.textContent();
	await page.getByRole('button', { name: 'Remove Not white' }).click();
	await expect(listBox(page)).toHaveValue('suv');
	await expect(all).not.toHaveText(few ?? '');
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
	const box = listBox(page);
	await box.click();
	await page.keyboard.type('hilux');
	release();
	await expect(live(page)).toBeVisible();
	await expect(listBox(page)).toBeFocused();
	await page.keyboard.type(' ute');
	await expect(listBox(page)).toHaveValue('hilux ute');
	await expect(page).toHaveURL(`${list}?q=hilux+ute`);
});

test(
	'SRCH-3 words that were read are ticked in the panel, and unticked there',
	bothWidths,
	async ({ page, isMobile }) => {
		await openSearch(page, '?q=bmw+or+audi+under+60k');
		const ticked = page.locator('[data-facet="make"] input:checked');
		await expect(ticked).toHaveCount(2);
		await inFilters(page, isMobile, async () => {
			await expect(page.getByRole('textbox', { name: 'Price to' })).toHaveValue('$60,000');
			await page.getByRole('checkbox', { name: /^BMW/ }).click();
			await expect(ticked).toHaveCount(1);
			// The other makes are there to be added.
			expect(await page.locator('[data-facet="make"] [data-choice]').count()).toBeGreaterThan(2);
		});
		await expect(page).toHaveURL(`${list}?make=Audi&price=-60000`);
		await expect(listBox(page)).toHaveValue('');
	},
);

test('a search that finds nothing offers ways out', async ({ page }) => {
	await openSearch(page, '?make=Toyota&price=-500');
	// On a phone a name that has no room leaves out that they are for sale.
	await expect(page.locator('h1')).toHaveText(/^No Toyota cars(?: for sale)? up to \$500$/);
	await expect(page).toHaveTitle(/^Toyota cars for sale up to \$500 /);
	await expect(page.getByRole('link', { name: 'Ask us to find one' })).toHaveAttribute(
		'href',
		'/contact/?wanted=Toyota+cars+up+to+%24500',
	);
	await expectAccessible(page);
	await page.getByRole('button', { name: /^\d+ Toyota cars$/ }).click();
	await expect(cards(page).first()).toContainText('Toyota');
	await expect(page).toHaveURL(`${list}?make=Toyota`);
});

test('SRCH-3 who asks for a vehicle to be found reads what it is, right above a form that is filled in', async ({
	page,
	isMobile,
}) => {
	await openSearch(page, '?q=lamborghini');
	await page.getByRole('link', { name: 'Ask us to find one' }).click();
	await expect(page.locator('h1')).toHaveText('We’ll look for: Lamborghini');
	await expect(page.locator('.contact-places')).toBeVisible({ visible: !isMobile });
	const form = page.locator('#contact-form form');
	await expect(form.getByLabel(/^Message/)).toHaveValue('I’m looking for: Lamborghini. Can you find one for me?');
	await expect(form.getByLabel(/^Location/)).not.toHaveValue('');
});

test('SRCH-7 mended words are said, and the list is named by them', async ({ page }) => {
	for (const [typed, sought, mended] of [
		['wildtrack', 'wildtrack', 'wildtrak'],
		['used camery under 40k', 'camery', 'camry'],
	] as const) {
		await openSearch(page, `?q=${typed.replaceAll(' ', '+')}`);
		await expect(page.locator('.search-results')).toContainText(
			`Showing results for “${mended}”. Nothing matches “${sought}”.`,
		);
		await expect(page.locator('#search-results')).toHaveText(/^\d+ cars?$/);
		await expect(page.locator('h1')).toContainText(`matching “${mended}”`);
		await expect(page.locator('.search [aria-live]')).toHaveText(new RegExp(`^\\d+ cars? found for “${mended}”$`));
	}
	await openSearch(page, '?q=toyota+huracan');
	await expect(page.locator('.search-results')).toContainText(
		'Nothing matches “huracan”. Showing the rest of your search.',
	);
	await expect(page.locator('h1')).toHaveText(/^Nothing for “huracan”: \d+ Toyota cars(?: for sale)?$/);
	await openSearch(page, '?q=toyta+corola');
	await expect(page.locator('h1')).toHaveText(/^\d+ Toyota Corolla cars for sale$/);
	for (const chip of ['Toyota', 'Corolla'])
		await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
	await expect(page.locator('.search-results')).not.toContainText('Showing results for');
});

test('SRCH-1, SRCH-6 words for several models and an order are chips, a heading and the order that is shown', async ({
	page,
}) => {
	await openSearch(page, '?q=cheapest+hilux+or+ranger');
	await expect(page.locator('h1')).toHaveText(/^\d+ HiLux and Ranger for sale$/);
	const order = page.locator('select[name="sort"]');
	await expect(order).toHaveValue('price:asc');
	for (const chip of ['Lowest price first', 'HiLux', 'Ranger'])
		await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
	await order.selectOption('created_at_timestamp:desc');
	await expect(page).toHaveURL(`${list}?q=hilux+or+ranger&sort=created_at_timestamp:desc`);
	await page.getByRole('button', { name: 'Remove HiLux' }).click();
	await expect(page).toHaveURL(`${list}?q=ranger&sort=created_at_timestamp:desc`);
	await page.goBack();
	await expect(page.locator('h1')).toHaveText(/^\d+ HiLux and Ranger for sale$/);
});

test('SRCH-3 a stock number that no car has is not another car, and what leaves no car is said with a way out', async ({
	page,
}) => {
	await openSearch(page, '?q=U10999');
	await expect(page.getByRole('heading', { name: 'We have no U10999' })).toBeVisible();
	await openSearch(page, '?q=blue+mazda+3+hatch+less+than+60000+km');
	await expect(page.locator('h1')).toHaveText(/^No blue Mazda3/);
	await page.getByRole('button', { name: /^1 Mazda3 up to 60,000 km$/ }).click();
	await expect(found(page)).toHaveCount(1);
	await expect(found(page)).toContainText('Mazda3');
});

test('SRCH-3, SITE-8 words of each trade are filters with a way out, and name the list', async ({ page }) => {
	const asked = [
		['red-dirt-campers', '/search/rv-vehicles/?q=van+sleeps+4', ['Sleeps 4', 'Caravan'], /caravans? for sale/],
		[
			'ironbark-trucks',
			'/search/new-used-and-demo-trucks/?q=white+truck+mr+licence',
			['MR licence', 'White'],
			/white MR-licence trucks?/,
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

test('SRCH-7 a VIN finds its car, whatever the index holds', async ({ page }) => {
	await page.goto(list);
	await cards(page).first().locator('.card-link').click();
	const things = await page.locator('script[type="application/ld+json"]').allTextContents();
	const vin = /"vehicleIdentificationNumber":"(\w{17})"/.exec(things.join())?.[1] ?? '';
	const name = await page.locator('h1').textContent();
	await openSearch(page, `?q=${vin.toLowerCase()}`);
	await expect(found(page)).toHaveCount(1);
	expect(name).toContain(await found(page).locator('.card-link').textContent());
});

import { expectAccessible } from './support/accessibility.ts';
import { cards, inFilters, list, names, openSearch, prices } from './support/search-page.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

test('where nothing is found six cars come near, and the search can be kept', async ({ page }) => {
	await openSearch(page, '?q=lamborghini');
	await expect(page.locator('h1')).toHaveText('No cars matching “lamborghini”');
	await expect(page.getByRole('heading', { name: 'The latest in stock' })).toBeVisible();
	await expect(cards(page)).toHaveCount(6);
	await expectAccessible(page);
	// Too low a price: the cheapest of that make are nearest.
	await openSearch(page, '?make=Kia&price=-500');
	await expect(cards(page)).toHaveCount(6);
	for (const name of await names(page)) expect(name).toContain('Kia');
	const near = await prices(page);
	expect(near).toEqual(near.toSorted((one, other) => one - other));
	await page.getByRole('button', { name: 'Save this search' }).last().click();
	await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible();
});

test(
	'SRCH-2 asked on a click where one is, the nearest cars come first and say how far they are',
	bothWidths,
	async ({ page, context, isMobile }) => {
		await page.addInitScript(() => {
			const asked: unknown[] = [];
			Object.assign(window, { asked });
			const { geolocation } = navigator;
			const ask = geolocation.getCurrentPosition.bind(geolocation);
			geolocation.getCurrentPosition = (...settings) => {
				asked.push(settings);
				ask(...settings);
			};
		});
		const asks = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.length);
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: -27.96, longitude: 153.4 });
		await openSearch(page);
		expect(await asks()).toBe(0);
		const name = await page.locator('h1').textContent();
		await page.getByRole('button', { name: 'Near me' }).click();
		const near = page.getByRole('button', { name: 'Nearest first', exact: true });
		await expect(near).toHaveAttribute('aria-pressed', 'true');
		await expect(cards(page).first()).toContainText('Southport, 1 km');
		const order = page.getByRole('combobox', { name: 'Sort by' });
		await expect(order).toHaveValue('near');
		// All cars are there still, and the address does not say where one is.
		await expect(page.locator('h1')).toHaveText(name ?? '');
		await expect(page).toHaveURL(list);
		await inFilters(page, isMobile, async () => {
			await expect(page.locator('[data-facet="city"] .facet-label')).toHaveText([
				'Southport, 1 km away',
				/^Underwood, \d+ km away$/,
				/^Cleveland, \d+ km away$/,
				/^Moorooka, \d+ km away$/,
			]);
		});
		await order.selectOption('Lowest Price');
		await expect(page.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'false');
		await expect(order).not.toHaveText(/Nearest/);
		expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('27.9');
	},
);

test(
	'SRCH-2 where the browser does not say where one is, a suburb or postcode is typed',
	bothWidths,
	async ({ page, context }) => {
		await context.clearPermissions();
		// Neither the browser nor the table of places has answered when the box is there.
		await page.addInitScript(() => {
			navigator.geolocation.getCurrentPosition = () => {};
		});
		const { promise: isTyped, resolve: letPlacesCome } = Promise.withResolvers<void>();
		await page.route(/\/australia\.[^/]+\.js$/, async (route) => {
			await isTyped;
			await route.continue();
		});
		await openSearch(page);
		await page.getByRole('button', { name: 'Near me' }).click();
		const box = page.getByLabel('Your suburb or postcode');
		await expect(box).toBeFocused();
		await box.fill('Qqqqqq');
		await box.press('Enter');
		letPlacesCome();
		await expect(page.getByText('We don’t know “Qqqqqq”.')).toBeVisible();
		await expectAccessible(page);
		await box.fill('4215');
		await box.press('Enter');
		await expect(page.getByRole('button', { name: 'Nearest to 4215' })).toHaveAttribute('aria-pressed', 'true');
		await expect(cards(page).first()).toContainText(/Southport, \d km/);
		await page.getByRole('button', { name: 'Nearest to 4215' }).click();
		await expect(cards(page).filter({ hasText: /Southport, \d km/ })).toHaveCount(0);
		await expect(page).toHaveURL(list);
	},
);

test('SRCH-2 below few cars that are found stand others', wideOnly, async ({ page }) => {
	await openSearch(page, '?make=Kia&price=-9000');
	await expect(page.getByRole('heading', { name: 'Other cars you may like' })).toBeVisible();
	const [found = '', ...others] = await names(page);
	expect(others.length).toBeGreaterThan(2);
	expect(await cards(page).locator('.card-link').first().getAttribute('href')).toBeTruthy();
	const hrefs = await cards(page)
		.locator('.card-link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(new Set(hrefs).size).toBe(hrefs.length);
	expect(found).toContain('Kia');
});

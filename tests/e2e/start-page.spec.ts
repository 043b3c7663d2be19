import { existsSync, readdirSync } from 'node:fs';
import { expectAccessible } from './support/accessibility.ts';
import { sidewaysPixels } from './support/sideways.ts';
import { sampleUrl, startUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const slugs = readdirSync('tenants').filter((name) => existsSync(`tenants/${name}/site.json`));

for (const colorScheme of ['light', 'dark'] as const) {
	test(`the start page lists every sample tenant, in ${colorScheme} colours`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(startUrl);
		await expect(page.locator('.card')).toHaveCount(slugs.length);
		for (const slug of slugs) await expect(page.locator('.slug', { hasText: slug })).toBeVisible();
		await expectAccessible(page);
		expect(await sidewaysPixels(page), 'pixels of sideways scrolling').toBe(0);
	});
}

test('from the start page to a tenant’s site and its build report', async ({ page }) => {
	const slug = slugs[0] ?? '';
	await page.goto(startUrl);
	await page.locator('.card').filter({ hasText: slug }).getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(sampleUrl(slug));
	await page.goto(`${startUrl}build-report/${slug}/`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expectAccessible(page);
});

for (const width of [390, 1280]) {
	test(`a card’s menu at ${width} px is whole, one is open at a time, and Escape closes it`, async ({ page }) => {
		// There is room below, even where a notice stands above the cards.
		await page.setViewportSize({ width, height: 1200 });
		await page.goto(startUrl);
		const [first, second] = [
			page.getByRole('button', { name: /^More of / }).nth(0),
			page.getByRole('button', { name: /^More of / }).nth(1),
		];
		const menu = page.locator('.more-menu:popover-open');
		await first.click();
		await expect(menu).toHaveCount(1);
		for (const link of await menu.getByRole('link').all()) await link.click({ trial: true });
		const title = page.locator('.card').first().locator('h3');
		const [menuBox, titleBox] = [await menu.boundingBox(), await title.boundingBox()];
		expect(menuBox && titleBox && menuBox.y >= titleBox.y + titleBox.height, 'the title is in sight').toBe(true);
		await second.focus();
		await page.keyboard.press('Enter');
		await expect(menu).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(menu).toHaveCount(0);
		await expect(second).toBeFocused();
	});
}

for (const width of [390, 1280]) {
	test(`SITE-16 the cockpit’s pages at ${width} px: accessible, and no sideways scrolling`, async ({ page }) => {
		const slug = slugs[0] ?? '';
		await page.setViewportSize({ width, height: 844 });
		for (const path of [
			'fleet/',
			'leads/',
			`tenants/${slug}/`,
			`tenants/${slug}/leads/`,
			`tenants/${slug}/cars/`,
			`tenants/${slug}/config/`,
		]) {
			await page.goto(startUrl + path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expectAccessible(page);
			expect(await sidewaysPixels(page), `${path}: pixels of sideways scrolling`).toBe(0);
		}
	});
}

test('SITE-16 the keyboard goes through the sites, searches them and opens any page', async ({ page }) => {
	await page.goto(`${startUrl}fleet/`);
	await page.keyboard.press('j');
	const links = page.locator('[data-row] .row-link');
	await expect(links.nth(0)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press('/');
	await page.keyboard.type('zebra');
	await expect(page.getByText('No site matches “zebra”')).toBeVisible();
	await expect(page).toHaveURL(/\?q=zebra$/);
	await page.getByRole('link', { name: 'Clear it' }).click();
	await expect(links.first()).toBeVisible();
	await page.keyboard.press('Control+k');
	await page.keyboard.type('motorama settings');
	await expect(page.getByRole('option', { name: 'Motorama Settings', exact: true })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/tenants\/motorama\/config\/$/);
});

test('SITE-3 settings are folded by subject, and a search unfolds what it finds', async ({ page }) => {
	const slug = slugs[0] ?? '';
	await page.goto(`${startUrl}tenants/${slug}/config/`);
	const setting = page.locator('.setting', { hasText: 'theme.colours.brand' }).first();
	await expect(setting).toBeHidden();
	await page.getByRole('searchbox').fill('theme.colours.brand');
	await expect(setting).toBeVisible();
	await expect(page.locator('.setting-group', { hasText: 'Places and hours' })).toBeHidden();
	await page.getByRole('searchbox').fill('');
	await expect(setting).toBeHidden();
	// Beside the settings where there is room, else over them.
	await page.getByText('Look and words').filter({ visible: true }).click();
	await expect(setting).toBeVisible();
	await expectAccessible(page);
});

test('a host name that is nobody’s lists the sites there are', async ({ page, allowFault }) => {
	allowFault(/404/);
	await page.goto(sampleUrl('nobody'));
	await expect(page.getByRole('heading', { name: 'No such site' })).toBeVisible();
	await expectAccessible(page);
});

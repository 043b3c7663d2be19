import { expectAccessible } from './support/accessibility.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const list = sampleUrl('motorama', '/search/used-cars/');

test('CARD-4, USER-1 a favourite stays on the device, on the list and the car’s page, here and in another tab', async ({
	page,
	context,
}) => {
	await page.goto(list);
	const card = page.locator('.car-card', { has: page.locator('[data-save="favourites"]') }).first();
	const favourite = card.locator('[data-save="favourites"]');
	const carUrl = (await card.locator('.card-link').getAttribute('href')) ?? '';
	const otherTab = await context.newPage();
	await otherTab.goto(sampleUrl('motorama', carUrl));
	const otherButton = otherTab.getByRole('button', { name: 'Favourite', exact: true });
	await expect(otherButton).toHaveAttribute('aria-pressed', 'false');

	await favourite.click();
	await expect(page).toHaveURL(list);
	await expect(favourite).toHaveAttribute('aria-pressed', 'true');
	const note = page.getByRole('status');
	await expect(note).toContainText('Saved to your list on this device.');
	await expect(note.getByRole('link', { name: 'See your list' })).toHaveAttribute('href', '/mymotorama/saved/');
	await expect(otherButton).toHaveAttribute('aria-pressed', 'true');
	await expectAccessible(page);

	await page.reload();
	await expect(favourite).toHaveAttribute('aria-pressed', 'true');
	await otherButton.click();
	await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

test('CARD-4, ROUTE-11 on a site without accounts nothing leads to a sign-in', async ({ page }) => {
	await page.goto(sampleUrl('bathurst-toyota', '/search/used-cars/'));
	await expect(page.locator('[data-save="favourites"]').first()).toBeVisible();
	await expect(page.locator('[data-watch]')).toHaveCount(0);
	await expect(page.locator('a[href*="/sign-in"]')).toHaveCount(0);
});

test('CARD-4 cars by subscription can be saved, with their price per week', async ({ page }) => {
	await page.goto(sampleUrl('blinkr'));
	await page.locator('[data-save="favourites"]').first().click();
	await page.goto(sampleUrl('blinkr', '/myblinkr/saved/'));
	const row = page.locator('.saved-row');
	await expect(row).toHaveCount(1);
	await expect(row.locator('.saved-price')).toHaveText(/^from \$\d+ per week$/);
	await expectAccessible(page);
});

test('USER-9 F8 leads to the toast, which waits for the reader; Escape closes it and leads back', async ({ page }) => {
	await page.goto(list);
	const favourite = page.locator('[data-save="favourites"]').first();
	await favourite.click();
	const note = page.getByRole('status');
	await expect(note).not.toBeEmpty();
	await favourite.focus();
	await page.keyboard.press('F8');
	await expect(note).toBeFocused();
	await page.waitForTimeout(5500);
	await expect(note).not.toBeEmpty();
	await page.keyboard.press('Escape');
	await expect(note).toBeEmpty();
	await expect(favourite).toBeFocused();
});

test('CARD-4, USER-1 what another script left in the storage does no harm', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('forecourt:motorama:favourites', '{broken'));
	await page.goto(list);
	const favourite = page.locator('[data-save="favourites"]').first();
	await expect(favourite).toHaveAttribute('aria-pressed', 'false');
	await favourite.click();
	await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('CARD-4, USER-1 two sites do not share favourites', async ({ page }) => {
	await page.goto(list);
	await page.locator('[data-save="favourites"]').first().click();
	await page.goto(sampleUrl('bathurst-toyota', '/search/used-cars/'));
	await expect(page.locator('[data-save="favourites"]').first()).toBeVisible();
	await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('CARD-1 cards, pages and photos work, and no button is dead', async ({ page }) => {
		await page.goto(list);
		await expect(page.locator('.car-card')).toHaveCount(21);
		await expect(page.locator('[data-save]').first()).toBeHidden();
		await page.getByRole('link', { name: 'Next page' }).click();
		await expect(page).toHaveURL(`${list}page/2/`);
		await page.locator('.car-card .card-link').first().click();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
});

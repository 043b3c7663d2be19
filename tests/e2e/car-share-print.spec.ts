import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { expect, test } from './support/test.ts';

test('a car is shared by its link, on a computer by its code too, and the link can be copied', async ({
	page,
	context,
	isMobile,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openCar(page, 'motorama', '/search/used-cars/', '$');
	const address = page.url();
	await page.goto(`${address}?utm_source=mail#finance`);
	await page.getByRole('button', { name: 'Share' }).click();
	const dialog = page.getByRole('dialog', { name: 'Share' });
	await expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeVisible({ visible: !isMobile });
	await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
	await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?subject=20/);
	await dialog.getByRole('button', { name: 'Copy link' }).click();
	await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
});

test.describe('printed', () => {
	/** Pages of a PDF, by their objects. */
	const sheets = async (page: Page) =>
		(await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

	for (const [kind, pictured] of [
		['Brochure', true],
		['Window card', false],
	] as const) {
		test(`a car is one page as a ${kind.toLowerCase()}, with its price and its code`, async ({ page }) => {
			await page.addInitScript(() => {
				window.print = () => document.documentElement.setAttribute('data-printed', '');
			});
			await openCar(page, 'motorama', '/search/used-cars/', '$');
			await page.getByRole('button', { name: 'Print' }).click();
			const dialog = page.getByRole('dialog', { name: 'Print' });
			await expectAccessible(page);
			await dialog.getByRole('button', { name: kind }).click();
			await expect(page.locator('html[data-printed]')).toBeAttached();
			await page.emulateMedia({ media: 'print' });
			const price = page.locator('.car-offer .price');
			await expect(price).toBeVisible();
			await expect(price).toContainText('$');
			await expect(page.locator('.car-offer')).toContainText('Excl. government charges');
			await expect(page.getByText('Excl. government charges').first()).toBeVisible();
			await expect(page.locator('#specification')).toBeVisible({ visible: pictured });
			await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
			await expect(page.locator('.gallery')).toBeVisible({ visible: pictured });
			await expect(page.getByRole('banner')).toBeHidden();
			await expect(page.getByRole('link', { name: 'Enquire' }).first()).toBeHidden();
			expect(await sheets(page)).toBe(1);
		});
	}

	test('a car is one page without a choice as well, in a dark theme too', async ({ page }) => {
		await openCar(page, 'throttle-and-tide', '/search/used-motorcycles/', '$');
		expect(await sheets(page)).toBe(1);
	});
});

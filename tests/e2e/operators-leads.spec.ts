import { expectAccessible } from './support/accessibility.ts';
import { fillPerson, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { startUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test('FORM-15 an enquiry about a car is listed with it, and its row opens it', bothWidths, async ({ page }) => {
	const isWide = test.info().project.name === 'desktop';
	await openCar(page);
	const stock = await page
		.locator('.car-offer-facts')
		.getByText(/^U\d+$/)
		.textContent();
	const dialog = await openForm(page, 'Enquire');
	await fillPerson(dialog, makeVisitor());
	await dialog.getByLabel('Message').fill('Is it still there?');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your enquiry');

	const list = `${startUrl}tenants/motorama/leads/?q=${stock}&sort=newest`;
	await page.goto(list);
	const row = page.locator('[data-row]:visible').first();
	await expect(row).toContainText('Asks about the');
	await expect(row).toContainText(`${stock}`);
	await expect(row.locator('.thumb img')).toBeVisible();
	await row.click();
	const view = page.locator('[data-lead-view]');
	await expect(view.getByRole('heading', { level: 1 })).toHaveText('N. S…');
	await expect(view).toContainText(`Stock number ${stock}`);
	await expectAccessible(page);
	if (isWide) {
		await expect(page).toHaveURL(/#lead-[\w-]+$/);
		await page.reload();
		await expect(view).toContainText(`Stock number ${stock}`);
		await page.keyboard.press('Escape');
		await expect(view).toBeHidden();
		await expect(row.getByRole('link')).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(view).toBeVisible();
	} else await expect(page).toHaveURL(/\/leads\/[\w-]+\/$/);
	await page.goBack();
	await expect(page).toHaveURL(list);
	await expect(row).toBeVisible();
});

import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseDay, fillPerson, makeVisitor } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

/** Opens the first car that can be driven, and its form. */
async function openTimes(page: Page, path?: string): Promise<void> {
	await page.goto(sampleUrl('cowra-toyota', path ?? '/search/used-cars/'));
	if (!path) {
		const cards = page.locator('.car-card:not(.car-card-sold)').filter({ hasText: '$' });
		const card = cards.filter({ hasNotText: /RESERVED|COMING SOON/ }).first();
		await card.locator('.card-link').click();
	}
	const opener = page.getByRole('complementary').getByRole('link', { name: /test drive/i });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	await expect(page.getByRole('dialog').getByText('Step 1 of 2')).toBeVisible();
	await expect(page.locator('.slot-time').first()).toBeVisible();
}

/** The times that a day still has for somebody else. */
async function offered(browser: Browser, { path, day }: { path: string; day: string }): Promise<string[]> {
	const other = await browser.newPage();
	await openTimes(other, path);
	await chooseDay(other.getByRole('dialog'), day);
	const times = await other.locator('.slot-time').allTextContents();
	await other.close();
	return times;
}

test(
	'CAR-1 a test drive is booked from a car’s page, found in the calendar file, and cancelled by the link',
	bothWidths,
	async ({ page, browser }) => {
		test.slow();
		await openTimes(page);
		const path = new URL(page.url()).pathname;
		const dialog = page.getByRole('dialog');
		// Today may have one time left, and both widths run at once: each has a whole day of its own.
		const days = page.locator('.slot-day input:enabled');
		const fromLast = test.info().project.name === 'phone' ? 1 : 2;
		const day = (await days.nth((await days.count()) - fromLast).getAttribute('value')) ?? '';
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(dialog.getByText('*This is a required field.').first()).toBeVisible();
		await chooseDay(dialog, day);
		const time = page.locator('.slot-time').nth(test.info().repeatEachIndex);
		const text = (await time.textContent()) ?? '';
		await time.getByRole('radio').press('Space');
		await expect(time.getByRole('radio')).toBeChecked();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
		await fillPerson(dialog, makeVisitor());
		await dialog.getByLabel(/Anything we should know/).fill('I will come with my son.');
		expect(await offered(browser, { path, day })).not.toContain(text);
		await dialog.getByRole('button', { name: /^Book/ }).click();
		await expect(page.getByRole('heading', { name: 'Your test drive is booked' })).toBeVisible({ timeout: 20_000 });
		await expect(page.getByText('Please bring: your driver licence and your child seat if you use one.')).toBeVisible();
		await expectAccessible(page);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Add it to your calendar' }).click(),
		]);
		expect(download.suggestedFilename()).toBe('test-drive.ics');
		await page.getByRole('link', { name: 'Change or cancel it' }).click();
		await expect(page.getByRole('heading', { name: 'Your test drive is booked' })).toBeVisible();
		await page.getByText('Choose another time').click();
		await expectAccessible(page);
		await page.getByText('Cancel the test drive').first().click();
		await page.getByRole('button', { name: 'Cancel the test drive' }).click();
		await expect(page.getByRole('heading', { name: 'Your test drive is cancelled' })).toBeVisible();
		expect(await offered(browser, { path, day })).toContain(text);
	},
);

test('CAR-1 where the free times cannot be had, any time can be asked for', async ({ page, allowFault }) => {
	allowFault(/test-drives\/free|Failed to load/);
	await page.route('**/api/test-drives/free**', (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto(sampleUrl('cowra-toyota', '/book-test-drive/'));
	const form = page.getByRole('form');
	await expect(form.getByText('We can’t show the free times right now.')).toBeVisible();
	await expect(form.getByRole('radiogroup', { name: 'Day' })).toBeVisible();
	await expect(form.getByRole('button', { name: 'Choose another day' })).toBeVisible();
	await page.unroute('**/api/test-drives/free**');
	await form.getByRole('button', { name: 'Show the free times' }).click();
	await expect(page.locator('.slot-time').first()).toBeVisible();
});

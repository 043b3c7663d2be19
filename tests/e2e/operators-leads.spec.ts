import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fillPerson, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { sampleUrl, startUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

/** Sends an enquiry about the first car of a list, and says which car it is. */
async function enquire(page: Page, list?: string): Promise<string> {
	await openCar(page, list);
	const stock = await page
		.locator('.car-offer-facts')
		.getByText(/^[NU]\d+$/)
		.textContent();
	const dialog = await openForm(page, 'Enquire');
	await fillPerson(dialog, makeVisitor());
	await dialog.getByLabel('Message').fill('Is it still there?');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your enquiry');
	return String(stock);
}

test('FORM-15 an enquiry about a car is listed with it, and its row opens it', bothWidths, async ({ page }) => {
	const isWide = test.info().project.name === 'desktop';
	const stock = await enquire(page);

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

/** What the chip of all leads counts. */
const countOfAll = async (page: Page): Promise<number> =>
	Number(/\d+/.exec((await page.locator('[data-live="tally"] a').first().textContent()) ?? '')?.[0]);

test(
	'FORM-15 the keyboard searches the list, its chips count what is found, and j, k and Esc go through it',
	wideOnly,
	async ({ page }) => {
		const list = sampleUrl('motorama', '/search/new-cars/');
		await enquire(page, list);
		const stock = await enquire(page, list);
		// What others send meanwhile comes last.
		await page.goto(`${startUrl}tenants/motorama/leads/?sort=oldest`);
		const rows = page.locator('[data-row]:visible');
		const field = page.getByLabel('Find a lead');
		const all = await countOfAll(page);
		await page.keyboard.press('/');
		await expect(field).toBeFocused();
		await page.keyboard.type('zzz nobody');
		await expect(page.getByText('No lead matches')).toBeVisible();
		await expect(page.locator('[data-live="found"]')).toHaveText('0 leads found');
		await expect(field).toBeFocused();
		await expect.poll(() => countOfAll(page)).toBe(0);
		await expect(page).toHaveURL(/[?&]q=zzz\+nobody/);
		// No other journey asks about this car.
		await field.fill(stock);
		await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2);
		await expect.poll(async () => (await rows.count()) - (await countOfAll(page))).toBe(0);
		await field.fill('');
		await expect.poll(() => countOfAll(page)).toBeGreaterThanOrEqual(all);
		await page.keyboard.press('Escape');
		await expect(field).not.toBeFocused();

		const linkOf = (row: number) => rows.nth(row).locator('.row-link');
		await page.keyboard.press('j');
		await expect(linkOf(0)).toBeFocused();
		await page.keyboard.press('j');
		await expect(linkOf(1)).toBeFocused();
		await page.keyboard.press('k');
		await expect(linkOf(0)).toBeFocused();
		await page.keyboard.press('Enter');
		const view = page.locator('[data-lead-view]');
		await expect(view).toBeVisible();
		await page.keyboard.press('j');
		await expect(rows.nth(1)).toHaveAttribute('data-open', '');
		await page.keyboard.press('Escape');
		await expect(view).toBeHidden();
		await expect(linkOf(1)).toBeFocused();
		await page.keyboard.press('?');
		await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search the list');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Control+k');
		await page.getByRole('combobox', { name: 'Site, page, action, setting, lead or car' }).fill('motorama cars');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${startUrl}tenants/motorama/cars/`);
		// What was looked at last comes first, until somebody types.
		await page.keyboard.press('Control+k');
		await expect(page.locator('.palette [role="option"]').first()).toHaveText(/^Leads of Motorama/);
		await expect(page.locator('.palette .of-kind').first()).toHaveText('Recent');
		// Whoever presses Enter before the answer is there means what it finds, and not a search of all leads.
		const answered = Promise.withResolvers<void>();
		await page.route(/\/fleet\/find\//, async (route) => {
			await answered.promise;
			await route.continue();
		});
		await page.getByRole('combobox', { name: 'Site, page, action, setting, lead or car' }).fill(stock);
		await expect(page.locator('.palette [role="status"]')).toHaveText('Searching…');
		await page.keyboard.press('Enter');
		answered.resolve();
		await expect(page).toHaveURL(/\/tenants\/motorama\/(?:cars|leads)\/[\w-]+\/$/);
	},
);

test('FORM-15 beyond the last lead of a page j goes on to the next page', wideOnly, async ({ page }) => {
	await enquire(page);
	const list = `${startUrl}tenants/motorama/leads/`;
	await page.goto(`${list}?sort=newest`);
	// As a page of a list of more than fifty leads has it.
	const next = '<p class="pages"><a rel="next" href="/tenants/motorama/leads/?sort=oldest">Next</a></p>';
	await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('afterbegin', added), next);
	await page.keyboard.press('k');
	await expect(page.locator('[data-row] .row-link').last()).toBeFocused();
	await page.keyboard.press('j');
	await expect(page).toHaveURL(`${list}?sort=oldest`);
	await expect(page.locator('[data-row] .row-link').first()).toBeFocused();
});

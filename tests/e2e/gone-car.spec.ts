import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { makeVisitor } from './support/lead-forms.ts';
import { movedOn } from './support/saved-cars.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

/** A car that has left the stock of motorama, of which it has others of the same model. */
function goneCar() {
	const { past } = JSON.parse(readFileSync(join(builtDirs.samples, 'motorama', 'stock-record.json'), 'utf8'));
	const slug = Object.keys(past).find((one) => one.includes('mg-mg3')) ?? '';
	const { name, make, model, year, price, facts } = past[slug];
	return { slug, name, make, model, year, price, distance: Object.fromEntries(facts)['Kilometres'] };
}

test(
	'SITE-7, CARD-2 the address of a sold car says which one it was and shows others of its model; one like it is asked for, with the budget',
	bothWidths,
	async ({ page, allowFault }) => {
		allowFault(/410/);
		const visitor = makeVisitor();
		const { slug, name, make, model, year, price, distance } = goneCar();
		const answer = await page.goto(sampleUrl('motorama', `/cars/${slug}/`));
		expect(answer?.status()).toBe(410);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(`The ${name} is sold`);
		await expect(page.locator('.gone-photo')).toContainText('Sold');
		await expect(page.getByRole('img', { name })).toBeVisible();
		await expect(page.locator('.car-card').first()).toContainText(model);
		await expect(page.locator('.key-facts')).toContainText(distance);
		await expectAccessible(page);
		const opener = page.getByRole('link', { name: 'Tell me when one like it comes in' });
		await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
		await opener.click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText(name);
		await expect(dialog.getByLabel(/^Your budget/)).toHaveValue(price.toLocaleString('en-AU'));
		await dialog.getByLabel('First name').fill(visitor.first);
		await dialog.getByLabel(/^Email/).fill(visitor.email);
		await expect(dialog.getByLabel('Last name')).toHaveCount(0);
		await dialog.getByRole('button', { name: 'Tell me' }).click();
		await expect(page).toHaveURL(/\/success\//);
		expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({
			'Vehicle Make': make,
			'Vehicle Model': model,
			'Vehicle Year': String(year),
			vehicle_price_budget: String(price),
		});
	},
);

test(
	'CARD-2 the address of a car that nobody remembers says which one has gone, shows the closest and leads to their lists',
	bothWidths,
	async ({ page, allowFault }) => {
		allowFault(/404/);
		const answer = await page.goto(sampleUrl('motorama', '/cars/2020-toyota-corolla-gone-u99999/'));
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Toyota Corolla is no longer for sale');
		await expect(page).toHaveTitle(/^This Toyota Corolla is no longer for sale/);
		const cars = page.getByRole('region', { name: 'The closest we have' }).getByRole('listitem');
		await expect(cars).toHaveCount(4);
		await expect(cars.first()).toContainText('Toyota Corolla');
		await expect(cars.first()).toContainText('$');
		await expectAccessible(page);
		await page.getByRole('link', { name: 'Tell me when one like it comes in' }).click();
		await expect(page.getByRole('dialog')).toContainText('Tell me');
		await page.keyboard.press('Escape');
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Every Toyota \d/ })
			.click();
		await expect(page).toHaveURL(/\/toyota\/$/);
	},
);

test('CARD-2 any other address that is not there says so, with cars that are', async ({ page, allowFault }) => {
	allowFault(/404/);
	for (const path of ['/no-such-page/', '/cars/never-there/']) {
		await page.goto(sampleUrl('motorama', path));
		const cars = page.getByRole('region', { name: /^(?:Just arrived|In stock now)$/ }).getByRole('listitem');
		await expect(cars).toHaveCount(4);
		await expect(page.getByRole('link', { name: 'Tell me when one like it comes in' })).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
	}
});

test(
	'CARD-2 the address of a car on a former website has its name in the search, says how many there are, and shows those first',
	bothWidths,
	async ({ page, allowFault }) => {
		allowFault(/404/);
		await page.goto(sampleUrl('motorama', '/used-car/toyota-corolla/'));
		const main = page.getByRole('main');
		await expect(main.getByText(/^\d+ Toyota Corolla in stock$/)).toBeVisible();
		await expect(main.getByLabel('Search cars')).toHaveValue('Toyota Corolla');
		const cars = page.getByRole('region', { name: 'The closest we have' }).getByRole('listitem');
		await expect(cars.first()).toContainText('Toyota Corolla');
		await expectAccessible(page);
		await main.getByRole('link', { name: /^Toyota Corolla \d/ }).click();
		await expect(page).toHaveURL(/\/toyota\/corolla\/$/);
	},
);

test(
	'CARD-2 nothing of a page that is not there moves once its address has been read',
	bothWidths,
	async ({ page, allowFault }) => {
		allowFault(/404/);
		await page.route('**/finder.json', async (route) => {
			await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
			await route.continue();
		});
		for (const path of ['/servicing.html', '/used-car/toyota-corolla/', '/cars/2020-toyota-corolla-gone-u99999/'])
			expect(await movedOn(page, sampleUrl('motorama', path)), path).toBeLessThan(0.01);
	},
);

test('CARD-2 an address like that of a page leads to that page', bothWidths, async ({ page, allowFault }) => {
	allowFault(/404/);
	await page.goto(sampleUrl('motorama', '/servicing.html'));
	await expect(page.getByText('Were you looking for one of these?')).toBeVisible();
	await expectAccessible(page);
	await page.locator('[data-near]').getByRole('link').first().click();
	await expect(page).toHaveURL(sampleUrl('motorama', '/service/'));
});

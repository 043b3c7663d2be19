import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { fillPerson, makeVisitor } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { onlyAt } from './support/widths.ts';

/** With one location, so that none is asked for. */
const contact = sampleUrl('throttle-and-tide', '/contact/');
const formOf = (page: Page) => page.locator('[data-form="contact"] form');

/** Holds back what brings forms to life until the test lets it come. */
async function holdForms(page: Page): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(/draw-form/, async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}

test('FORM-6 a contact page has its form before any of React, which comes when the form is touched', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(contact);
	await page.waitForLoadState('networkidle');
	await expect(formOf(page).getByLabel('First name')).toBeVisible();
	expect(asked.filter((path) => /draw-form|client\.|forms\.json/.test(path))).toEqual([]);
	await formOf(page).getByLabel('First name').focus();
	await expect(page.locator('[data-form="contact"][data-state="ready"]')).toBeVisible();
	await expect(formOf(page).getByLabel('First name')).toBeFocused();
});

test('FORM-6 pages of service, parts, warranty, selling, trade-in, finance and test drives have their form without React', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	const paths = ['book-a-service', 'vehicle-parts-and-accessories', 'warranty', 'sell-your-car', 'trade-in', 'finance'];
	for (const path of [...paths, 'book-test-drive', 'careers']) {
		await page.goto(sampleUrl('motorama', `/${path}/`));
		const form = page.locator('[data-form] form');
		await expect(form.locator('.field').first(), path).toBeVisible();
		await expect(form.getByRole('button', { name: /Continue|Send|Find/ }), path).toBeVisible();
		await page.waitForLoadState('networkidle');
	}
	expect(asked.filter((path) => /draw-form|client\.|forms\.json/.test(path))).toEqual([]);
});

test('CAR-1 days are there without a touch, where the form asks for them first', async ({ page }) => {
	await page.goto(sampleUrl('throttle-and-tide', '/book-test-drive/'));
	await expect(page.locator('[data-form] .slot-day')).toHaveCount(14);
	await expect(page.locator('[data-later]')).toHaveCount(0);
});

test('USER-10 how to start is chosen before the form is alive, and that counts', async ({ page }) => {
	const release = await holdForms(page);
	await page.goto(sampleUrl('motorama', '/sell-your-car/'));
	const form = page.locator('[data-form] form');
	await form.getByRole('radio', { name: 'Make and model' }).check();
	release();
	await expect(form.getByLabel('Make', { exact: true })).toBeVisible();
	await expect(form.getByRole('radio', { name: 'Make and model' })).toBeChecked();
	await expect(form.getByLabel('Registration number')).toHaveCount(0);
});

test('FORM-3, FORM-12 what is sent before there is any script stands in no address, and one that somebody knows waits for the form', async ({
	page,
	allowFault,
}) => {
	allowFault(/ERR_FAILED/);
	const visitor = makeVisitor();
	const release = await holdForms(page);
	await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
	await page.goto(contact);
	await fillPerson(formOf(page), visitor);
	await formOf(page).getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/contact\/$/);
	await page.unroute(/\/_astro\/.*\.js$/);
	await page.evaluate(() => {
		const kept = { v: 1, at: Date.now(), is: { name: 'Ngaire' } };
		localStorage.setItem('forecourt:throttle-and-tide:user', JSON.stringify(kept));
	});
	await page.reload();
	await fillPerson(formOf(page), visitor);
	await formOf(page).getByLabel('Message').fill('Sent early.');
	await formOf(page).getByRole('button', { name: /^Send/ }).click();
	release();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email)).toHaveLength(1);
});

test('FORM-12 what is sent before the page has any script is sent once it has', async ({ page }) => {
	const visitor = makeVisitor();
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(contact, { waitUntil: 'commit' });
	await fillPerson(formOf(page), visitor);
	await formOf(page).getByLabel('Message').fill('Sent before any script.');
	await formOf(page).getByRole('button', { name: /^Send/ }).click();
	await expect(page.locator('[data-form="contact"]')).toHaveAttribute('data-sent', '');
	held.resolve();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email)).toHaveLength(1);
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({ message: 'Sent before any script.' });
});

test('FORM-3, ROUTE-9 where the form is drawn again for its car, whoever is typing goes on in the same field at the same letter', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	const about = await page.locator('[data-car-page]').getAttribute('data-about');
	const release = await holdForms(page);
	await page.goto(sampleUrl('motorama', `/finance/?car_id=${JSON.parse(about ?? '').values.car_id}`));
	const form = page.locator('#finance-form form');
	await form.getByLabel('First name').pressSequentially('Naire');
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowRight');
	release();
	await expect(form.locator('.dialog-car')).toBeVisible();
	await page.keyboard.type('g');
	await expect(form.getByLabel('First name')).toHaveValue('Ngaire');
});

test('FORM-4 a mistyped mail address is asked about: one tap takes what was meant, and nobody has to', async ({
	page,
}) => {
	const release = await holdForms(page);
	await page.goto(contact);
	const form = formOf(page);
	const email = form.getByLabel(/^Email/);
	// Also one that was typed before the form was alive.
	await email.fill('jo@gmial.con');
	await form.getByLabel('Message').focus();
	release();
	await form.getByRole('button', { name: 'jo@gmail.com' }).click();
	await expect(email).toHaveValue('jo@gmail.com');
	await expect(email).toBeFocused();
	await expect(form.getByText('Did you mean')).toHaveCount(0);
});

test(
	'FORM-7 Next on a phone’s keyboard goes to the next field and sends nothing',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(contact);
		const form = formOf(page);
		await form.getByLabel('First name').focus();
		await expect(page.locator('[data-form="contact"][data-state="ready"]')).toBeVisible();
		for (const label of ['Last name', /^Email/, /^Phone/]) {
			await page.keyboard.press('Enter');
			await expect(form.getByLabel(label)).toBeFocused();
		}
		await expect(form.getByRole('alert')).toHaveCount(0);
	},
);

test('FORM-3, FORM-6 what is typed, chosen and sent before the form is alive is kept, and sent once it is', async ({
	page,
}) => {
	const visitor = makeVisitor();
	const release = await holdForms(page);
	await page.goto(contact);
	const form = formOf(page);
	await fillPerson(form, visitor);
	await form.getByLabel('What can we help with?').selectOption({ index: 2 });
	const chosen = await form.getByLabel('What can we help with?').inputValue();
	await form.getByLabel('Message').fill('Typed before React.');
	const box = form.locator('[name="opt_in"]');
	const ticked = !(await box.isChecked());
	await box.setChecked(ticked);
	await form.getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/contact\/$/);
	release();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email).map(({ category, payload }) => ({ category, payload }))).toMatchObject([
		{
			payload: {
				name: `${visitor.first} ${visitor.last}`,
				phone: '0491 570 156',
				message: 'Typed before React.',
				opt_in: ticked,
				category: chosen,
			},
		},
	]);
});

test('FORM-3 letters that are typed while React takes over are all there, and a phone number is written in its groups', async ({
	page,
}) => {
	const session = await page.context().newCDPSession(page);
	await page.goto(contact);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
	const form = formOf(page);
	await form.getByLabel(/^Phone/).fill('0491570156');
	await form.getByLabel('First name').focus();
	await page.keyboard.type('Ngaire Ann Elizabeth', { delay: 40 });
	await expect(page.locator('[data-form="contact"][data-state="ready"]')).toBeVisible();
	await expect(form.getByLabel('First name')).toHaveValue('Ngaire Ann Elizabeth');
	await expect(form.getByLabel(/^Phone/)).toHaveValue('0491 570 156');
	await page.keyboard.type(' Lee');
	await expect(form.getByLabel('First name')).toHaveValue('Ngaire Ann Elizabeth Lee');
});

test('FORM-6 a page that is older than the site’s forms loses nothing either', async ({ page }) => {
	const release = await holdForms(page);
	const forms = readFileSync(join(builtDirs.samples, 'throttle-and-tide', 'forms.json'), 'utf8');
	await page.route('**/forms.json', (route) =>
		route.fulfill({ json: JSON.parse(forms.replaceAll('"Message"', '"What is it about?"')) }),
	);
	await page.goto(contact);
	const form = formOf(page);
	await form.getByLabel('First name').fill('Ngaire');
	await form.getByLabel('Message').fill('Kept.');
	release();
	await expect(form.getByLabel('What is it about?')).toHaveValue('Kept.');
	await expect(form.getByLabel('First name')).toHaveValue('Ngaire');
});

test('FORM-2 a form that was begun is found again after a reload, without being touched', async ({ page }) => {
	await page.goto(contact);
	await formOf(page).getByLabel('Message').fill('Half a thought');
	await expect(page.locator('[data-form="contact"][data-state="ready"]')).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('draft:'))))
		.toBe(true);
	await page.reload();
	await page.locator('[data-form="contact"]').scrollIntoViewIfNeeded();
	await expect(formOf(page).getByLabel('Message')).toHaveValue('Half a thought');
	await expect(page.locator('[data-form="contact"][data-state="ready"]')).toBeVisible();
});

test('FORM-12 where the drawn form cannot come to life what was typed stays, and the page says how else to get in touch', async ({
	page,
	allowFault,
}) => {
	allowFault(/draw-form|ERR_FAILED|dynamically imported/);
	await page.route(/draw-form/, (route) => route.abort());
	await page.goto(contact);
	await formOf(page).getByLabel('First name').fill('Ngaire');
	await expect(page.locator('[data-form="contact"]').getByRole('link', { name: /^Call/ })).toBeVisible();
	await expect(formOf(page).getByLabel('First name')).toHaveValue('Ngaire');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('FORM-12 a drawn form, which could not be sent, is not shown', async ({ page }) => {
		await page.goto(contact);
		await expect(formOf(page)).toBeHidden();
		await expect(page.locator('[data-form="contact"]').getByRole('link', { name: /^Call/ })).toBeVisible();
	});
});

import { enterByHand, fillPerson, fillVehicle, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test('FORM-7 on a page Back of the browser goes a step back with everything kept, Forward goes on again, and Back from the first step leaves', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/warranty/'));
	await page.goto(sampleUrl('motorama', '/sell-your-car/'));
	const form = page.locator('[data-form="sell-your-car"] form');
	const step = async (number: number) => {
		await expect(form.getByText(`Step ${number} of 3`)).toBeVisible();
		await page.waitForFunction((behind) => (history.state?.over ?? 0) === behind, number - 1);
	};
	await fillVehicle(form);
	await form.getByLabel('Kilometres').fill('85000');
	await form.getByRole('button', { name: 'Continue' }).click();
	await step(2);
	await form.getByLabel('Condition').selectOption('Good');
	await form.getByRole('button', { name: 'Continue' }).click();
	await step(3);
	await page.goBack();
	await step(2);
	await expect(form.getByLabel('Condition')).toHaveValue('Good');
	await page.goBack();
	await step(1);
	await expect(form.getByLabel('Model', { exact: true })).toHaveValue('Rio');
	await page.goForward();
	await step(2);
	await page.goForward();
	await step(3);
	await form.getByRole('button', { name: 'Back' }).click();
	await step(2);
	await page.goBack();
	await step(1);
	await form.getByLabel('Kilometres').fill('');
	await page.goForward();
	await expect(form.getByLabel('Kilometres')).toHaveAccessibleDescription(/required/);
	await step(1);
	await page.goBack();
	await expect(page).toHaveURL(/\/warranty\//);
});

test(
	'FORM-7 in a window Back goes to the step before, then closes it; opened again it is at the step where it was closed',
	bothWidths,
	async ({ page }) => {
		await openCar(page);
		const path = page.url();
		const dialog = await openForm(page, 'Test Drive');
		const step = (number: number) => expect(dialog.getByText(`Step ${number} of 2`)).toBeVisible();
		await fillPerson(dialog, makeVisitor());
		await dialog.getByRole('button', { name: 'Continue' }).click();
		await step(2);
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect(dialog).toHaveCount(0);
		await openForm(page, 'Test Drive');
		await step(2);
		await page.waitForFunction(() => history.state?.over === 2);
		await page.goBack();
		await step(1);
		await expect(dialog.getByLabel('First name')).toHaveValue('Ngaire');
		await page.goBack();
		await expect(dialog).toHaveCount(0);
		expect(page.url()).toBe(path);
	},
);

test('FORM-12 a hidden field that a password manager fills in loses no lead of a person', async ({ page }) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', '/contact/'));
	const form = page.locator('[data-form="contact"] form');
	await fillPerson(form, visitor);
	await form.getByLabel('Location').selectOption({ index: 1 });
	await form.getByLabel('Message').fill('Do you open on Sundays?');
	await form.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
		trap.value = 'https://autofill.example';
	});
	await form.getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email)).toHaveLength(1);
});

test('FORM-1 the service that is due is suggested by the kilometres, and what the visitor chooses stays', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/book-a-service/'));
	const form = page.locator('[data-form="book-a-service"] form');
	await enterByHand(form);
	const due = form.getByLabel('Which service is due?');
	await form.getByLabel('Kilometres').fill('78500');
	await expect(due).toHaveValue(/^80,000 km/);
	await due.selectOption('Something else');
	await form.getByLabel('Kilometres').fill('98500');
	await expect(due).toHaveValue('Something else');
});

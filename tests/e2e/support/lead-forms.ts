import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { sampleUrl } from './sites.ts';

/** Someone who does not exist; the address tells one test's leads from another's. */
export const makeVisitor = () => ({
	first: 'Ngaire',
	last: 'Sample',
	email: `${randomUUID()}@example.com`,
	phone: '0491570156',
});
export type Visitor = ReturnType<typeof makeVisitor>;

/** Opens the first car of motorama that is for sale. */
export async function openCar(page: Page): Promise<void> {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	const card = page.locator('.car-card:not(.car-card-sold)').filter({ hasText: '$' }).first();
	await card.locator('.card-link').click();
	await expect(page.locator('.car-page')).toBeVisible();
}

/** Opens a dialog of the car's page by the text of its button. */
export async function openForm(page: Page, button: string): Promise<Locator> {
	const opener = page.getByRole('complementary').getByRole('link', { name: button });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('textbox').first()).toBeVisible();
	return dialog;
}

export async function fillPerson(form: Locator, { first, last, email, phone }: Visitor): Promise<void> {
	await form.getByLabel('First name').fill(first);
	await form.getByLabel('Last name').fill(last);
	await form.getByLabel('Email').fill(email);
	await form.getByLabel('Phone').fill(phone);
}

/** The Wednesday after next, on which every location is open, as a date field takes it. */
export function nextWeek(): string {
	const day = 24 * 60 * 60_000;
	const days = 7 + ((3 - new Date().getUTCDay() + 7) % 7);
	return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}

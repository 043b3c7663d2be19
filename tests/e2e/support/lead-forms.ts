import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { builtDirs } from '../../../scripts/testing/stages.ts';
import { unfoldOffer } from './car-folds.ts';
import { sampleUrl } from './sites.ts';

/** Someone who does not exist; the address tells one test's leads from another's. */
export const makeVisitor = () => ({
	first: 'Ngaire',
	last: 'Sample',
	email: `${randomUUID()}@example.com`,
	phone: '0491570156',
});
export type Visitor = ReturnType<typeof makeVisitor>;

/** Opens the first car of a list that is for sale, of motorama's used cars unless told otherwise. */
export async function openCar(page: Page, list = sampleUrl('motorama', '/search/used-cars/')): Promise<void> {
	await page.goto(list);
	const card = page.locator('.car-card:not(.car-card-sold)').filter({ hasText: '$' }).first();
	await card.locator('.card-link').click();
	await expect(page.locator('.car-page')).toBeVisible();
}

/** The page of motorama's first car of a make and type at a location. */
export function carPathOf(wanted: { make: string; car_type: string; location: string }): string {
	const dir = join(builtDirs.samples, 'motorama', 'cars');
	const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/^[^/]+\/index\.html$/.test(file),
	);
	const path = pages.find((file) => {
		const [, about = '{}'] = /data-car-page data-about="([^"]*)"/.exec(readFileSync(join(dir, file), 'utf8')) ?? [];
		const { make, values } = JSON.parse(about.replaceAll('&quot;', '"'));
		return make === wanted.make && values.car_type === wanted.car_type && values.location === wanted.location;
	});
	if (!path) throw new Error(`There is no such car: ${JSON.stringify(wanted)}`);
	return `/cars/${path.replace('index.html', '')}`;
}

/** Opens a dialog of the car's page by the text of its button. */
export async function openForm(page: Page, button: string): Promise<Locator> {
	if (button === 'Request Photos') await unfoldOffer(page);
	const opener = page.getByRole('complementary').getByRole('link', { name: button });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('form')).toBeVisible();
	return dialog;
}

export async function fillPerson(form: Locator, { first, last, email, phone }: Visitor): Promise<void> {
	await form.getByLabel('First name').fill(first);
	await form.getByLabel('Last name').fill(last);
	await form.getByLabel(/^Email/).fill(email);
	await form.getByLabel(/^Phone/).fill(phone);
}

/** Opens the fields that a plate would fill in, where they are folded behind its look-up (USER-10). */
export async function enterByHand(form: Locator): Promise<void> {
	await expect(form.locator('button[type="submit"]').last()).toBeVisible();
	const open = form.getByRole('radio', { name: 'Make and model' });
	if ((await open.count()) > 0) await open.check();
}

/** Names the visitor's vehicle by hand. */
export async function fillVehicle(form: Locator): Promise<void> {
	await enterByHand(form);
	await form.getByLabel('Make', { exact: true }).fill('Kia');
	await form.getByLabel('Model', { exact: true }).fill('Rio');
	await form.getByLabel('Year', { exact: true }).fill('2019');
}

/** Chooses one of the days on offer, `2026-11-25`. */
export async function chooseDay(form: Locator, day: string): Promise<void> {
	await form.locator(`.slot-day input[value="${day}"]`).check();
}

/** Chooses one of the day's times on offer, `10:30`. */
export async function chooseTime(form: Locator, clock: string): Promise<void> {
	await form.locator(`.slot-time input[value$="T${clock}"]`).check();
}

/** The Wednesday after next, on which every location is open, as a date field takes it. */
export function nextWeek(): string {
	const day = 24 * 60 * 60_000;
	const days = 7 + ((3 - new Date().getUTCDay() + 7) % 7);
	return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}

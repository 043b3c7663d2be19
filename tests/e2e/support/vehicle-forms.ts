import { expect, type Locator, type Page } from '@playwright/test';
import { sampleVehicle } from '../../../netlify/look-ups/providers/sample.ts';
import { sampleUrl } from './sites.ts';

// Forms about the visitor's vehicle, against the real functions with their sample data, as a demonstration site has them.

const known = sampleVehicle({ rego: 'DEMO01', state: 'QLD' });
if (!known) throw new Error('DEMO01 is not a sample plate any more.');

/** What the sample plate is in the state of the dealer. */
export const sample = known;
export const found = [String(sample.make), String(sample.model), String(sample.year)];
export const aRange = /\$[\d,]+ to \$[\d,]+/;

/** Notes what is asked of the look-ups. */
export function noteAsked(page: Page) {
	const asked = { vehicles: 0, valuations: [] as unknown[] };
	page.on('request', (request) => {
		if (request.url().endsWith('/api/nevdis')) asked.vehicles++;
		if (request.url().endsWith('/api/simple-autograb-lookup')) asked.valuations.push(request.postDataJSON());
	});
	return asked;
}

/** The form of a page, drawn. */
export async function openVehicleForm(page: Page, path = '/cars/trade-in/', slug = 'motorama'): Promise<Locator> {
	await page.goto(sampleUrl(slug, path));
	const place = page.locator('[data-form]').first();
	await place.locator('.field :is(input, select)').first().focus();
	await expect(place).toHaveAttribute('data-state', 'ready');
	return place.locator('form');
}

export const find = (form: Locator) => form.getByRole('button', { name: 'Find my car' });
/** One of the ways to say which vehicle it is. */
export const startWith = (form: Locator, way: 'Registration' | 'VIN' | 'Make and model') =>
	form.getByRole('radio', { name: way, exact: true });
export const values = (form: Locator) =>
	Promise.all(['Make', 'Model', 'Year'].map((label) => form.getByLabel(label, { exact: true }).inputValue()));

export async function answerQuestions(form: Locator): Promise<void> {
	await form.getByLabel('Kilometres').fill('45000');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Condition').selectOption('Good');
	await form.getByLabel('Number of keys').selectOption('2');
	await form.getByLabel('Service history').selectOption('Full');
}

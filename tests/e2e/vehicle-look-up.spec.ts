import type { Route } from '@playwright/test';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { enterByHand, fillVehicle } from './support/lead-forms.ts';
import { expect, test } from './support/test.ts';
import {
	answerQuestions,
	aRange,
	find,
	found,
	openVehicleForm,
	sample,
	startWith,
	values,
} from './support/vehicle-forms.ts';
import { wideOnly } from './support/widths.ts';

const refusal =
	(status: number, code: string, fields = {}) =>
	(route: Route) =>
		route.fulfill({ status, json: { error: 'No.', code, fields } });

for (const [what, answer, says] of [
	['an unknown plate', null, /knows the plates DEMO01 to DEMO06 only/],
	['a provider that is down', refusal(503, 'unavailable'), /cannot look up vehicles at the moment/],
	['too many look-ups', refusal(429, 'rate_limited'), /many vehicles/],
	['no connection', (route: Route) => route.abort('internetdisconnected'), /cannot look up|offline/],
] as const) {
	test(`USER-10 ${what}: a sentence beside the field, and the form goes on by hand`, async ({ page, allowFault }) => {
		allowFault(/404|429|503|ERR_INTERNET_DISCONNECTED/);
		if (answer) await page.route(/\/api\/(?:nevdis|simple-autograb-lookup)$/, answer);
		const form = await openVehicleForm(page);
		await fillVehicle(form);
		await startWith(form, 'Registration').check();
		await form.getByLabel('Registration number').fill(answer ? 'demo01' : 'abc12d');
		await find(form).click();
		const said = form.getByRole('group', { name: 'Start with' }).getByRole('status');
		await expect(said).toContainText(says);
		await expect(said).toContainText('fill in the details');
		await expect(find(form)).toBeFocused();
		expect(await values(form)).toEqual(['Kia', 'Rio', '2019']);
		await answerQuestions(form);
		await form.getByRole('button', { name: 'Continue' }).click();
		const worth = form.getByRole('region', { name: 'What it is worth' });
		await expect(worth).toContainText('we will get back to you with a figure');
		await expect(worth).not.toContainText('$');
	});
}

test(
	'USER-10 nothing to look up, and a bad VIN: said at once beside the field',
	wideOnly,
	async ({ page, allowFault }) => {
		allowFault(/422/);
		const form = await openVehicleForm(page);
		const group = form.locator('.look-up');
		await find(form).click();
		await expect(group.locator('.field-fault')).toHaveText('Enter your registration, or tell us the make and model.');
		await expect(form.getByLabel('Registration number')).toBeFocused();
		await expect(form.getByLabel('Registration number')).toHaveAttribute('aria-invalid', 'true');
		// Nothing else is blamed, and one button goes on.
		await expect(form.getByText('*This is a required field.')).toHaveCount(0);
		await expect(form.locator('button[type="submit"]')).toHaveText('Find my car');
		await expect(form.getByLabel('Kilometres')).toHaveCount(0);
		await form.getByLabel('Registration number').fill('demo01');
		await expect(group.locator('.field-fault')).toHaveCount(0);
		await form.getByLabel('State', { exact: true }).selectOption('');
		await find(form).click();
		await expect(form.getByLabel('State', { exact: true })).toBeFocused();
		await startWith(form, 'VIN').check();
		await form.getByRole('textbox', { name: /^VIN/ }).fill('KNADC512MH6O23456');
		await find(form).click();
		await expect(group.getByRole('status')).toContainText(/no (?:letter )?I, O|letters? I, O|\bO\b/);
		await expect(group.getByRole('status')).toContainText('fill in the details below');
		await expectAccessible(await atTop(page));
		await form.getByRole('textbox', { name: /^VIN/ }).fill('KNADC512MH6123456');
		await expect(group.getByRole('status')).toBeEmpty();
		await find(form).click();
		await expect(group.getByRole('status')).toContainText('Please add the rest');
		await expect(form.getByLabel('Make', { exact: true })).toHaveValue('Kia');
		await expectAccessible(await atTop(page));
		// The plate is still there.
		await startWith(form, 'Registration').check();
		await expect(form.getByLabel('Registration number')).toHaveValue('DEMO01');
	},
);

test('USER-10 what was typed stays until the visitor says otherwise', wideOnly, async ({ page }) => {
	const form = await openVehicleForm(page);
	await enterByHand(form);
	await form.getByLabel('Make', { exact: true }).fill('Daewoo');
	await startWith(form, 'Registration').check();
	await form.getByLabel('Registration number').fill('demo01');
	await find(form).click();
	await expect(form.locator('.look-up').getByRole('status')).toContainText(`make “Daewoo” (we found “${sample.make}”)`);
	expect(await values(form)).toEqual(['Daewoo', ...found.slice(1)]);
	await answerQuestions(form);
	await form.getByRole('button', { name: 'Continue' }).click();
	// The range would be another vehicle's.
	await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText('We cannot show a price range');
	await form.getByRole('button', { name: 'Back' }).click();
	await form.getByRole('button', { name: 'Back' }).click();
	await find(form).click();
	await form.getByRole('button', { name: 'Use what we found' }).click();
	await expect(form.getByLabel('Make', { exact: true })).toBeFocused();
	expect(await values(form)).toEqual(found);
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByLabel('Condition')).toHaveValue('Good');
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
});

import { atTop, expectAccessible } from './support/accessibility.ts';
import { eventsBy } from './support/event-ways.ts';
import { fillPerson, makeVisitor, openCar } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { idsTold, noteTold, told } from './support/told.ts';
import {
	answerQuestions,
	aRange,
	find,
	found,
	noteAsked,
	openVehicleForm,
	sample,
	values,
} from './support/vehicle-forms.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

const day = 24 * 60 * 60_000;

test(
	'USER-10, FORM-17 from a plate to a range to a lead, by key alone where that is all one has',
	bothWidths,
	async ({ page }) => {
		test.slow();
		const visitor = makeVisitor();
		const asked = noteAsked(page);
		const form = await openVehicleForm(page);
		await expectAccessible(await atTop(page));
		await form.getByLabel('Registration number').fill('demo01');
		await expect(form.getByLabel('State', { exact: true })).toHaveValue('QLD');
		// Enter finds the car and does not send the form.
		await form.getByLabel('Registration number').press('Enter');
		const card = form.locator('.look-up-card');
		await expect(card.getByRole('status').filter({ hasText: 'We found' })).toContainText('Sample data');
		await expect(card).toContainText([sample.year, sample.make, sample.model].join(' '));
		// What it fills in is folded away, and open to whom it is not right for.
		await expect(form.getByLabel('Make', { exact: true })).toHaveCount(0);
		await card.getByRole('button', { name: 'Not yours? Change it' }).click();
		await expect(form.getByLabel('Make', { exact: true })).toBeFocused();
		expect(await values(form)).toEqual(found);
		await find(form).click();
		await expect(form.getByLabel('Make', { exact: true })).toHaveCount(0);
		await answerQuestions(form);
		await form
			.getByRole('radiogroup', { name: /damaged/ })
			.getByRole('radio', { name: 'Yes' })
			.check();
		await form.getByLabel('What is damaged').fill('A dent in the left door.');
		await expectAccessible(await atTop(page));
		await form.getByRole('button', { name: 'Continue' }).click();
		const worth = form.getByRole('region', { name: 'What it is worth' });
		await expect(worth).toContainText(aRange);
		await expect(worth).toContainText('Sample data');
		await expect(worth).toContainText('Valid until');
		const range = (await worth.locator('.valuation-range').textContent()) ?? '';
		await expectAccessible(await atTop(page));
		expect(asked.valuations).toEqual([{ rego: 'DEMO01', state: 'QLD', kms: 45_000, condition: 'Good' }]);
		await fillPerson(form, visitor);
		await form.getByLabel('Location').selectOption({ index: 1 });
		await form.getByRole('button', { name: 'Request valuation' }).click();
		await expect(page).toHaveURL(/category=trade-in-enquiry/);
		const kept = page.getByRole('region', { name: `Your ${sample.year} ${sample.make} ${sample.model}` });
		for (const text of [range, /Valid until \d+ \w+ \d{4}/, 'Sample data']) await expect(kept).toContainText(text);
		const [lead] = storedLeads(visitor.email);
		expect(lead?.payload).toMatchObject({
			Rego: 'DEMO01',
			'Rego State': 'QLD',
			'Vehicle Make': sample.make,
			'Vehicle Variant': sample.variant,
			keys: '2',
			service_history: 'Full',
			damage: 'Yes',
			damage_details: 'A dent in the left door.',
			'Valuation Low': expect.stringMatching(/^\d+$/),
			'Valuation High': expect.stringMatching(/^\d+$/),
			'Valuation Currency': 'AUD',
			'Valuation Provider': 'Sample data',
			'Valuation Date': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		});
		// The next visit knows it, and asks nobody again for the same vehicle.
		const again = await openVehicleForm(page);
		await expect(again.getByText(`Your ${sample.year} ${sample.make} ${sample.model} was valued at`)).toBeVisible();
		await again.getByRole('button', { name: 'Continue' }).click();
		await expect(again.getByLabel('Condition')).toHaveValue('Good');
		await again.getByRole('button', { name: 'Continue' }).click();
		await expect(again.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
		expect(asked.valuations).toHaveLength(1);
	},
);

for (const [id, { vehicle, of }] of eventsBy('vehicle').filter(([, way]) => way.vehicle === 'found')) {
	test(`USER-7 ${of} counts ${id} for a look-up, and its range, each once`, wideOnly, async ({ page }) => {
		await noteTold(page);
		const asked = noteAsked(page);
		const form = await openVehicleForm(page, of);
		await form.getByLabel('Registration number').fill('demo01');
		// Two presses while the first is on its way are one look-up.
		const gate = Promise.withResolvers<void>();
		await page.route('**/api/nevdis', (route) => gate.promise.then(() => route.continue()));
		await find(form).click();
		// As a visitor's finger does, who does not look whether the button may be pressed.
		await find(form).dispatchEvent('click');
		gate.resolve();
		await expect(form.getByRole('status').filter({ hasText: 'We found' })).toBeVisible();
		await answerQuestions(form);
		await form.getByRole('button', { name: 'Continue' }).click();
		await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
		// Back and forth, and a reload: the same range is not another valuation.
		await form.getByRole('button', { name: 'Back' }).click();
		await form.getByRole('button', { name: 'Continue' }).click();
		await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
		await page.reload();
		await page.locator('[data-form]').first().scrollIntoViewIfNeeded();
		await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
		const valued = eventsBy('vehicle').find(([, way]) => way.of === of && way.vehicle !== vehicle)?.[0];
		await expect
			.poll(async () => (await idsTold(page)).filter((one) => [43, 50, 52, 53].includes(one)))
			.toEqual([id, valued]);
		expect(asked.vehicles).toBe(1);
		const labels = (await told(page)).filter(({ event_id }) => [id, valued].includes(event_id));
		expect(labels.map(({ event_label }) => event_label)).toEqual(expect.arrayContaining(['Plate', 'Sample data']));
		expect(asked.valuations).toHaveLength(1);
	});
}

test(
	'FORM-17 a range whose day has passed is marked as old and not shown as the vehicle’s worth',
	wideOnly,
	async ({ page }) => {
		const asked = noteAsked(page);
		const [at, until] = [Date.now() - 8 * day, Date.now() - day];
		const old = { low: 11_200, high: 13_400, currency: 'AUD', at, until, by: 'AutoGrab', sample: false };
		const [make, model, year] = found;
		const vehicle = { 'Vehicle Make': make, 'Vehicle Model': model, 'Vehicle Year': year, Rego: 'DEMO01' };
		await page.addInitScript(
			([kept, at]) =>
				localStorage.setItem('forecourt:motorama:trade_in_valuation', JSON.stringify({ v: 3, at, is: kept })),
			[{ ...vehicle, range: old }, at] as const,
		);
		const form = await openVehicleForm(page);
		await expect(form.getByText('Old valuation.')).toBeVisible();
		await expect(form.getByText('It may be worth something else now.')).toBeVisible();
		await answerQuestions(form);
		await form.getByRole('button', { name: 'Continue' }).click();
		await expect(form.getByRole('region', { name: 'What it is worth' })).toContainText(aRange);
		await expect(form.getByRole('region', { name: 'What it is worth' })).not.toContainText('$11,200');
		expect(asked.valuations).toHaveLength(1);
	},
);

test(
	'ROUTE-8 the car of the address stands on the page, and nothing moves when it comes',
	bothWidths,
	async ({ page }) => {
		await openCar(page);
		const car = page.locator('[data-car-page]');
		const { values } = JSON.parse((await car.getAttribute('data-about')) ?? '');
		const { name } = JSON.parse((await car.getAttribute('data-car')) ?? '');
		const id = values.car_id;
		await page.addInitScript(() => {
			Object.assign(window, { shift: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(sampleUrl('motorama', `/cars/trade-in/?car_id=${id}`));
		const place = page.getByRole('region', { name: 'The car that you would like' });
		await expect(place.getByRole('link', { name })).toBeVisible();
		await expect(place.locator('img')).toBeVisible();
		expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
		await expectAccessible(await atTop(page));
		await page.goto(sampleUrl('motorama', '/cars/trade-in/?car_id=999999999'));
		await expect(place).toContainText('no longer on this site');
	},
);

test('SITE-8 a camper is traded in by what a camper has, and the thanks name it', onlyAt('phone'), async ({ page }) => {
	const visitor = makeVisitor();
	const form = await openVehicleForm(page, '/trade-in/', 'red-dirt-campers');
	await expect(form.getByLabel('Kilometres')).toHaveCount(0);
	for (const [label, value] of [
		['Make', 'Jayco'],
		['Model', 'Swan'],
		['Year', '2019'],
		['Sleeps', '4'],
	] as const)
		await form.getByLabel(label).fill(value);
	await form.getByLabel('What is it?').selectOption('Camper trailer');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Condition', { exact: true }).selectOption('Good');
	await form.getByLabel('Bearings and brakes').selectOption('Not sure');
	await form.getByLabel('Annexe').check();
	await expect(form.getByLabel('Service history')).toHaveCount(0);
	await form.getByRole('button', { name: 'Continue' }).click();
	await fillPerson(form, visitor);
	await form.getByLabel('Location').selectOption({ index: 1 });
	await form.getByRole('button', { name: 'Request valuation' }).click();
	await expect(page.locator('[data-success-asked]')).toContainText('Your camper2019 Jayco Swan');
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({
		'Vehicle Type': 'Camper trailer',
		extras: ['Annexe'],
	});
});

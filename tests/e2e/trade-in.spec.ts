import type { Locator, Page, Route } from '@playwright/test';
import { sampleVehicle } from '../../netlify/look-ups/providers/sample.ts';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { eventsBy } from './support/event-ways.ts';
import { enterByHand, fillPerson, fillVehicle, makeVisitor, openCar } from './support/lead-forms.ts';
import { pictureFile } from './support/pictures.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { idsTold, noteTold, told } from './support/told.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

// Against the real functions with their sample data, as a demonstration site has them.

const day = 24 * 60 * 60_000;
/** What the sample plate is in the state of the dealer. */
const sample = sampleVehicle({ rego: 'DEMO01', state: 'QLD' });
if (!sample) throw new Error('DEMO01 is not a sample plate any more.');
const found = [String(sample.make), String(sample.model), String(sample.year)];
const aRange = /\$[\d,]+ to \$[\d,]+/;

/** Notes what is asked of the look-ups. */
function noteAsked(page: Page) {
	const asked = { vehicles: 0, valuations: [] as unknown[] };
	page.on('request', (request) => {
		if (request.url().endsWith('/api/nevdis')) asked.vehicles++;
		if (request.url().endsWith('/api/simple-autograb-lookup')) asked.valuations.push(request.postDataJSON());
	});
	return asked;
}

/** The form of a page, drawn. */
async function openVehicleForm(page: Page, path = '/cars/trade-in/'): Promise<Locator> {
	await page.goto(sampleUrl('motorama', path));
	const place = page.locator('[data-form]').first();
	await place.scrollIntoViewIfNeeded();
	await expect(place).toHaveAttribute('data-state', 'ready');
	return place.locator('form');
}

const find = (form: Locator) => form.getByRole('button', { name: 'Find my car' });
const values = (form: Locator) =>
	Promise.all(['Make', 'Model', 'Year'].map((label) => form.getByLabel(label, { exact: true }).inputValue()));

async function answerQuestions(form: Locator): Promise<void> {
	await form.getByLabel('Kilometres').fill('45000');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Condition').selectOption('Good');
	await form.getByLabel('Number of keys').selectOption('2');
	await form.getByLabel('Service history').selectOption('Full');
}

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
		await expectAccessible(await atTop(page));
		expect(asked.valuations).toEqual([{ rego: 'DEMO01', state: 'QLD', kms: 45_000, condition: 'Good' }]);
		await fillPerson(form, visitor);
		await form.getByLabel('Location').selectOption({ index: 1 });
		await form.getByRole('button', { name: 'Request valuation' }).click();
		await expect(page).toHaveURL(/category=trade-in-enquiry/);
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
		await form.getByLabel('Registration number').fill(answer ? 'demo01' : 'abc12d');
		await find(form).click();
		const said = form.getByRole('group', { name: 'Registration' }).getByRole('status');
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
		await expect(group.getByRole('status')).toHaveText('Enter the plate first.');
		await expect(form.getByLabel('Registration number')).toBeFocused();
		await form.getByLabel('Registration number').fill('demo01');
		await expect(group.getByRole('status')).toBeEmpty();
		await form.getByLabel('State', { exact: true }).selectOption('');
		await find(form).click();
		await expect(form.getByLabel('State', { exact: true })).toBeFocused();
		await form.getByRole('button', { name: 'Use the VIN instead' }).click();
		await form.getByLabel(/^VIN/).fill('KNADC512MH6O23456');
		await find(form).click();
		await expect(group.getByRole('status')).toContainText(/no (?:letter )?I, O|letters? I, O|\bO\b/);
		await expect(group.getByRole('status')).toContainText('fill in the details below');
		await expectAccessible(await atTop(page));
		await form.getByLabel(/^VIN/).fill('KNADC512MH6123456');
		await expect(group.getByRole('status')).toBeEmpty();
		await find(form).click();
		await expect(group.getByRole('status')).toContainText('Please add the rest');
		await expect(form.getByLabel('Make', { exact: true })).toHaveValue('Kia');
		await expectAccessible(await atTop(page));
		// The plate is still there.
		await form.getByRole('button', { name: 'Use the registration number instead' }).click();
		await expect(form.getByLabel('Registration number')).toHaveValue('DEMO01');
	},
);

test('USER-10 what was typed stays until the visitor says otherwise', wideOnly, async ({ page }) => {
	const form = await openVehicleForm(page);
	await enterByHand(form);
	await form.getByLabel('Make', { exact: true }).fill('Daewoo');
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

test(
	'FORM-11 photos: upright by their EXIF, smaller, all within the room; what cannot be read says so',
	onlyAt('phone'),
	async ({ page }) => {
		test.slow();
		const form = await openVehicleForm(page);
		await fillVehicle(form);
		await answerQuestions(form);
		await expect(form.getByText('Take a photo').locator('input')).toHaveAttribute('capture', 'environment');
		await expect(form.getByLabel('Photos')).not.toHaveAttribute('capture');
		const side = await pictureFile(page, { width: 3000, height: 2000, orientation: 6 });
		expect(side.buffer.length).toBeGreaterThan(1024 ** 2);
		await form
			.getByLabel('Photos')
			.setInputFiles([side, { name: 'IMG_2.heic', mimeType: 'image/heic', buffer: Buffer.alloc(600 * 1024, 7) }]);
		await expect(form.getByRole('status').filter({ hasText: '2 files' })).toContainText(
			'This browser cannot read IMG_2.heic',
		);
		const sizes = await form.locator('.field-files li > span:nth-child(2)').allTextContents();
		expect(Number.parseInt(sizes[0] ?? '', 10)).toBeLessThan(410);
		await form
			.getByLabel('Photos')
			.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4 * 1024 ** 2, '%PDF-') });
		await expect(form.getByText('Please remove one.')).toBeVisible();
		await form.getByRole('button', { name: 'Remove large.pdf' }).click();
		await expect(form.getByText('Please remove one.')).toHaveCount(0);
		await form.getByRole('button', { name: 'Remove IMG_2.heic' }).click();
		// As it is sent: upright, made smaller.
		const upright = await page.evaluate(async () => {
			const { promise, resolve } = Promise.withResolvers<{ width: number; height: number }>();
			const send = window.fetch;
			window.fetch = async (input, init) => {
				const file = init?.body instanceof FormData ? init.body.get('files') : null;
				if (file instanceof File) {
					const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
					resolve({ width, height });
				}
				return send(input, init);
			};
			Object.assign(window, { sentPicture: promise });
			return null;
		});
		expect(upright).toBeNull();
		await form.getByRole('button', { name: 'Continue' }).click();
		const { width, height } = await page.evaluate(() => Reflect.get(window, 'sentPicture'));
		expect(height / width).toBeCloseTo(1.5, 2);
		expect(height).toBeLessThanOrEqual(1600);
	},
);

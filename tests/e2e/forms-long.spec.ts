import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { unfoldOffer } from './support/car-folds.ts';
import { fillPerson, fillVehicle, makeVisitor, openCar } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

async function openFinance(page: Page): Promise<Locator> {
	await page.goto(sampleUrl('motorama', '/finance-pre-approval/'));
	const form = page.getByRole('form', { name: 'Get pre-approved' });
	await page.locator('[data-form]').first().scrollIntoViewIfNeeded();
	await expect(form.getByLabel('What would you like to spend?')).toBeVisible();
	return form;
}

/** Past the figures, to who asks. */
async function goToDetails(form: Locator): Promise<void> {
	await form.getByLabel('What would you like to spend?').fill('25000');
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('heading', { name: 'Step 2 of 5' })).toBeVisible();
}

async function fillAboutYou(form: Locator): Promise<void> {
	await form.getByLabel('Day').fill('7');
	await form.getByLabel('Month').fill('11');
	await form.getByLabel('Year', { exact: true }).fill('1990');
	await form.getByLabel('Street address').fill('1 Sample Street');
	await form.getByLabel('Suburb or city').fill('Sampleton');
	await form.getByLabel('State').selectOption('QLD');
	await form.getByLabel('Postcode').fill('4000');
	await form.getByRole('radio', { name: 'Renting' }).check();
}

test('FORM-7, FORM-11 an application for finance: a step skipped, back over it, a picture and a document', async ({
	page,
}) => {
	// Two looks for accessibility and a large picture take a while on a busy machine.
	test.slow();
	const visitor = makeVisitor();
	const picture = largePicture();
	const form = await openFinance(page);
	await form.getByLabel('What would you like to spend?').pressSequentially('25000');
	await expect(form.getByLabel('What would you like to spend?')).toHaveValue('25,000');
	await form.getByLabel('Loan term').selectOption('4 years');
	await expect(form.locator('.form-estimate')).toContainText(
		/\$144 a week.*9\.4% a year.*Comparison rate 10\.2% a year/,
	);
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('heading', { name: 'Step 2 of 5' })).toBeFocused();
	// The figures tell nobody who asks: nothing is kept of them alone.
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('heading', { name: 'Step 3 of 5' })).toBeFocused();
	await fillAboutYou(form);
	// What depends on an answer is there once that is given (FORM-2).
	await expect(form.getByLabel('Licence expiry date')).toHaveCount(0);
	await form.getByLabel('Driver licence number').fill('QX 123');
	await form.getByLabel('Licence expiry date').fill('2030-01-31');
	await form.getByRole('radio', { name: 'Not working' }).check();
	await expectAccessible(await atTop(page));
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('heading', { name: 'Step 5 of 5' })).toBeFocused();
	await form.getByRole('button', { name: 'Back' }).click();
	await expect(form.getByRole('heading', { name: 'Step 3 of 5' })).toBeFocused();
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Monthly expenses').fill('2,100.50');
	await form.getByLabel('Payslips').setInputFiles([
		{ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA sample, nothing more.') },
		{ name: 'page 2.png', mimeType: 'image/png', buffer: picture },
		{ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nNot this one.') },
	]);
	await expect(form.getByRole('status').filter({ hasText: '3 files' })).toBeVisible();
	await form.getByRole('button', { name: 'Remove wrong.pdf' }).click();
	await form.getByRole('checkbox', { name: 'I agree' }).check();
	await expectAccessible(await atTop(page));
	await form.getByRole('button', { name: 'Send application' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=finance-enquiry&subcategory=pre-approval$/);
	const [lead, ...others] = storedLeads(visitor.email);
	expect(others).toEqual([]);
	expect(lead?.payload).toMatchObject({
		vehicle_price_budget: '25000',
		monthly_expenses: '2100.50',
		day: '7',
		has_files: true,
		skipped_steps: [{ from: 2, to: 4 }],
		term: '4 years',
	});
	// What only a lender needs to know is encrypted.
	expect(lead?.readable).toMatchObject({ vehicle_price_budget: '25000', monthly_expenses: null, day: null });
	expect(lead?.files.map(({ name, type }) => [name, type])).toEqual([
		['page 2.jpg', 'image/jpeg'],
		['payslip.pdf', 'application/pdf'],
	]);
	expect(lead?.files[0]?.size).toBeLessThan(picture.length / 2);
});

test('FORM-12 a file that was changed and chosen again after a lost answer goes out with its new content', async ({
	page,
	allowFault,
}) => {
	allowFault(/503/);
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', '/cars/trade-in/'));
	const form = page.locator('#trade-in-form form');
	await page.locator('#trade-in-form').scrollIntoViewIfNeeded();
	await fillVehicle(form);
	await form.getByLabel('Kilometres').fill('45000');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Condition').selectOption('Good');
	const file = (text: string) => ({
		name: 'a.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from(`%PDF-1.7 ${text}`),
	});
	await form.getByLabel('Photos').setInputFiles(file('old'));
	await form.getByRole('button', { name: 'Continue' }).click();
	await fillPerson(form, visitor);
	await form.getByLabel('Location').selectOption({ index: 1 });
	await page.route('**/api/leads/with-files', (route) => route.fulfill({ status: 503, json: { error: 'Wait.' } }));
	await form.getByRole('button', { name: 'Request valuation' }).click();
	await expect(form.getByRole('alert')).toContainText('Wait.');
	await page.unroute('**/api/leads/with-files');
	await form.getByRole('button', { name: 'Back' }).click();
	await form.getByRole('button', { name: 'Remove a.pdf' }).click();
	await form.getByLabel('Photos').setInputFiles(file('newer'));
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByRole('button', { name: 'Request valuation' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=trade-in-enquiry/);
	const [lead, ...others] = storedLeads(visitor.email);
	expect(others).toEqual([]);
	expect(lead?.files.map(({ size }) => size)).toContain('%PDF-1.7 newer'.length);
});

test('FORM-12 a draft survives a reload, step and all, and goes with the lead', async ({ page }) => {
	const visitor = makeVisitor();
	const form = await openFinance(page);
	await goToDetails(form);
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByRole('heading', { name: 'Step 3 of 5' })).toBeVisible();
	await form.getByLabel('Street address').fill('1 Sample Street');
	await page.reload();
	await page.locator('[data-form]').first().scrollIntoViewIfNeeded();
	await expect(form.getByRole('heading', { name: 'Step 3 of 5' })).toBeVisible();
	await expect(form.getByLabel('Street address')).toHaveValue('1 Sample Street');
	await form.getByRole('button', { name: 'Back' }).click();
	await expect(form.getByLabel('Email')).toHaveValue(visitor.email);
	expect(storedLeads(visitor.email)).toHaveLength(1);
	const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
	expect(kept).toEqual([]);
});

test('USER-5 a form that nobody has touched leaves no draft', async ({ page }) => {
	const form = await openFinance(page);
	const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
	expect(await drafts()).toEqual([]);
	await form.getByLabel('Deposit').fill('2000');
	await expect.poll(drafts).toHaveLength(1);
});

test('ROUTE-9, FORM-10 finance asked for from a car’s page: the lead has what an enquiry from there has', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await openCar(page);
	const car = await page
		.locator('[data-car-page]')
		.evaluate((place) => JSON.parse(place.getAttribute('data-about') ?? ''));
	const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim().split(/\s+/).slice(0, 3).join(' ');
	await unfoldOffer(page);
	await page.getByRole('complementary').getByRole('link', { name: 'Get finance' }).click();
	const form = page.locator('#finance-form form');
	await expect(form.locator('.dialog-car')).toContainText(name ?? '');
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=finance-enquiry$/);
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject(ofCar(car));
});

test('ROUTE-9, FORM-10 the car is found by its number alone, for finance and for a trade-in', async ({ page }) => {
	const visitor = makeVisitor();
	await openCar(page);
	const car = await page
		.locator('[data-car-page]')
		.evaluate((place) => JSON.parse(place.getAttribute('data-about') ?? ''));
	// A link from elsewhere: the page before this one tells nothing.
	await page.goto('about:blank');
	await page.goto(sampleUrl('motorama', `/finance/?car_id=${car.values.car_id}`));
	const finance = page.locator('#finance-form form');
	await page.locator('#finance-form').scrollIntoViewIfNeeded();
	await fillPerson(finance, visitor);
	await finance.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject(ofCar(car));
	await page.goto(sampleUrl('motorama', `/cars/trade-in/?car_id=${car.values.car_id}`));
	const trade = page.locator('#trade-in-form form');
	await page.locator('#trade-in-form').scrollIntoViewIfNeeded();
	// What stands there is the visitor's own vehicle.
	await expect(trade.locator('.dialog-car, .look-up-card')).toHaveCount(0);
	await fillVehicle(trade);
	await trade.getByLabel('Kilometres').fill('45000');
	await trade.getByRole('button', { name: 'Continue' }).click();
	await trade.getByLabel('Condition').selectOption('Good');
	await trade.getByRole('button', { name: 'Continue' }).click();
	await expect(trade.getByRole('heading', { name: 'Step 3 of 3' })).toBeVisible();
	await expect(trade.getByLabel('Email')).toHaveValue(visitor.email);
	await trade.getByRole('button', { name: 'Request valuation' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=trade-in-enquiry/);
	const { make, model, year, ...facts } = car;
	expect(storedLeads(visitor.email)[1]?.payload).toMatchObject({
		...ofCar({ ...facts, make: 'Kia', model: 'Rio', year: 2019 }),
	});
});

test('ROUTE-9 the finance form knows the car and the budget of the address', async ({ page }) => {
	const query = 'car_id=7&car_type=used&vehiclePriceBudget=20000';
	await page.goto(sampleUrl('motorama', `/finance/?${query}#finance-form`));
	const form = page.locator('#finance-form form');
	await expect(form.getByLabel('What would you like to spend?')).toHaveValue('20,000');
});

test('FORM-1 masks write as one types, and let one edit anywhere', async ({ page }) => {
	const form = await openFinance(page);
	await goToDetails(form);
	const phone = form.getByLabel('Phone');
	await phone.pressSequentially('0491570156');
	await expect(phone).toHaveValue('0491 570 156');
	for (let press = 0; press < 5; press++) await phone.press('Backspace');
	await expect(phone).toHaveValue('0491 57');
	await phone.press('Home');
	await phone.press('Delete');
	await phone.pressSequentially('0');
	const caret = await phone.evaluate((input: HTMLInputElement) => input.selectionStart);
	expect(caret).toBe(1);
	await phone.press('End');
	await phone.pressSequentially('0156');
	await expect(phone).toHaveValue('0491 570 156');
	await phone.blur();
	await expect(phone).toHaveValue('0491 570 156');
});

type CarAbout = {
	values: Record<string, string>;
	make: string;
	model: string;
	year: number;
	dealership_slug: string;
	manufacturer_slug: string;
	vehicle_status: string;
};

/** What a lead has to say of the car that a page is about. */
function ofCar({ values, make, model, year, ...context }: CarAbout) {
	const { car_id, car_type, stock_number } = values;
	const named = { 'Vehicle Make': make, 'Vehicle Model': model, 'Vehicle Year': String(year) };
	return { car_id, car_type, stock_number, ...named, ...context };
}

/** Noise of 1,900 × 1,300 pixels: a picture that nothing makes small but fewer pixels. */
function largePicture(): Buffer {
	const [width, height] = [1900, 1300];
	const rows = randomBytes((width * 3 + 1) * height);
	for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0;
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', head),
		chunk('IDAT', deflateSync(rows, { level: 1 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

import { expectAccessible } from './support/accessibility.ts';
import { chooseDay, chooseTime, fillPerson, makeVisitor, nextWeek, openCar, openForm } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

test('CAR-1, FORM-9 an enquiry from a car’s page: sent with the car, thanked for, remembered', async ({ page }) => {
	const visitor = makeVisitor();
	await openCar(page);
	const stock = await page
		.locator('.car-offer-facts')
		.getByText(/^U\d+$/)
		.textContent();
	await page
		.locator('.car-offer')
		.getByRole('button', { name: /Favourite/ })
		.click();
	await page.evaluate(() =>
		document.addEventListener('forecourt:lead', (event) =>
			sessionStorage.setItem('heard', JSON.stringify((event as CustomEvent).detail)),
		),
	);
	const dialog = await openForm(page, 'Enquire');
	await expect(dialog).toContainText(`Stock number ${stock}`);
	await fillPerson(dialog, visitor);
	await expect(dialog.getByLabel('Phone')).toHaveValue('0491 570 156');
	await dialog.getByLabel('Message').fill('Is it still there?');
	let answer = () => {};
	const asked = new Promise<void>((done) => {
		answer = done;
	});
	await page.route('**/api/leads', async (route) => {
		await asked;
		await route.continue();
	});
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(dialog.getByRole('button', { name: 'Loading' })).toBeDisabled();
	answer();
	await expect(page).toHaveURL(/\/success\/\?category=used-vehicle-enquiry$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your enquiry');
	await expect(page.locator('[data-success-text]')).toHaveText(/^We have your question about the \d{4} [^.]+\.$/);
	const [lead, ...others] = storedLeads(visitor.email);
	expect(others).toEqual([]);
	expect(lead).toMatchObject({ form: 'enquiry', status: 'complete' });
	expect(lead?.payload).toMatchObject({
		website_slug: 'motorama',
		source: 'Website',
		name: 'Ngaire Sample',
		car_type: 'used',
		stock_number: stock,
		'Vehicle Make': expect.stringMatching(/\w/),
		'Vehicle Year': expect.stringMatching(/^\d{4}$/),
		message: 'Is it still there?',
		opt_in: true,
		form_completed: true,
		progress: 100,
		visited_pages: ['/search/used-cars/', expect.stringMatching(/^\/cars\//)],
	});
	const heard = await page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? 'null'));
	expect(heard).toMatchObject({ form: 'enquiry', category: 'used-vehicle-enquiry', lead_id: lead?.id });
	const kept = await page.evaluate(() => ({ ...localStorage }));
	expect(JSON.parse(kept['forecourt:motorama:favourites'] ?? 'null')).toEqual([]);
	expect(JSON.parse(kept['forecourt:motorama:last_car_enquired'] ?? 'null')).toBe(lead?.payload['car_id']);
	// The next form knows who writes, and /success without a category what was sent last.
	await page.goto(sampleUrl('motorama', '/success/'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your enquiry');
	await openCar(page);
	const next = await openForm(page, 'Request Photos');
	await expect(next.getByLabel('Email')).toHaveValue(visitor.email);
	await expect(next.getByLabel('Phone')).toHaveValue('0491 570 156');
});

test('FORM-7, FORM-8 a test drive in two steps: a partial lead, back, and the whole under the same number', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await openCar(page);
	const dialog = await openForm(page, 'Book a test drive');
	await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
	await fillPerson(dialog, visitor);
	await dialog.getByRole('button', { name: 'Continue' }).click();
	const heading = dialog.getByRole('heading', { name: 'Step 2 of 2' });
	await expect(heading).toBeFocused();
	await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
	const [partial] = storedLeads(visitor.email);
	expect(partial).toMatchObject({ status: 'incomplete' });
	expect(partial?.payload).toMatchObject({ lead_status: 'Incomplete', form_completed: false, step_number: 1 });
	await dialog.getByRole('button', { name: 'Back' }).click();
	await expect(dialog.getByLabel('First name')).toHaveValue(visitor.first);
	let again = 0;
	page.on('request', (request) => void (request.url().includes('/api/leads') && again++));
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await expect(heading).toBeFocused();
	expect(again).toBe(0);
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(dialog.getByRole('alert')).toContainText('When would you like to come? Not answered yet');
	await expect(dialog.getByText('*This is a required field.').first()).toBeVisible();
	await expect(dialog.locator('.slot-day input').first()).toBeFocused();
	await chooseDay(dialog, nextWeek());
	await chooseTime(dialog, '10:30');
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=used-vehicle-enquiry&subcategory=test-drive$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your request for a test drive');
	const stored = storedLeads(visitor.email);
	expect(stored).toHaveLength(1);
	expect(stored[0]).toMatchObject({ id: partial?.id, status: 'complete' });
	expect(stored[0]?.payload['Test Drive Booking Date']).toBe(`${nextWeek()}T10:30`);
});

test('FORM-7, CAR-1 a test drive asks for its time first, and nothing is sent before it is known who asks', async ({
	page,
}) => {
	const visitor = makeVisitor();
	let sent = 0;
	page.on('request', (request) => void (request.url().includes('/api/leads') && sent++));
	await openCar(page, sampleUrl('ironbark-trucks', '/search/used-trucks/'));
	const dialog = await openForm(page, 'Book a test drive');
	await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
	await expect(dialog.getByText('We’ll ask for your details on the next step.')).toBeVisible();
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await expect(dialog.getByRole('alert')).toContainText('When would you like to come? Not answered yet');
	await expect(dialog.getByText('*This is a required field.').first()).toBeVisible();
	await expect(dialog.locator('.slot-day input').first()).toBeFocused();
	await expectAccessible(page);
	await chooseDay(dialog, nextWeek());
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await expect(dialog.locator('.slot-time input').first()).toBeFocused();
	await chooseTime(dialog, '10:30');
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await expect(dialog.getByRole('heading', { name: 'Step 2 of 2' })).toBeFocused();
	await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
	await dialog.getByRole('button', { name: 'Back' }).click();
	await expect(dialog.locator('.slot-day :checked')).toHaveValue(nextWeek());
	await dialog.getByRole('button', { name: 'Continue' }).click();
	expect(sent).toBe(0);
	await fillPerson(dialog, visitor);
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=used-vehicle-enquiry&subcategory=test-drive$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your request for a test drive');
	const stored = storedLeads(visitor.email);
	expect(stored).toHaveLength(1);
	expect(stored[0]).toMatchObject({ status: 'complete' });
	expect(stored[0]?.payload['Test Drive Booking Date']).toBe(`${nextWeek()}T10:30`);
});

test('FORM-7 what the server finds wrong on an earlier step is put right there', async ({ page, allowFault }) => {
	allowFault(/422/);
	const visitor = makeVisitor();
	await openCar(page);
	const dialog = await openForm(page, 'Book a test drive');
	await fillPerson(dialog, visitor);
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await dialog.getByRole('button', { name: 'Choose another day' }).click();
	const other = dialog.getByLabel('Another day');
	await expect(other).toBeFocused();
	await other.fill('2020-01-01');
	await chooseTime(dialog, '10:30');
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Please choose today or a later day.');
	await other.fill(nextWeek());
	const fields = { last_name: 'Please use alphabetical characters only.' };
	await page.route('**/api/leads/*', (route) =>
		route.fulfill({ status: 422, json: { error: 'last_name: no', code: 'invalid', fields } }),
	);
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(dialog.getByLabel('Last name')).toBeFocused();
	await expect(dialog.getByLabel('Last name')).toHaveAccessibleDescription('Please use alphabetical characters only.');
	await expect(dialog.getByText('Step 1 of 2')).toBeVisible();
	await page.unroute('**/api/leads/*');
	await dialog.getByLabel('Last name').fill('Corrected');
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await expect(dialog.locator('.slot-day :checked')).toHaveValue(nextWeek());
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email).map(({ payload }) => payload['last_name'])).toEqual(['Corrected']);
});

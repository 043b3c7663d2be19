import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { carPathOf, fillPerson, makeVisitor, nextWeek, openCar, openForm } from './support/lead-forms.ts';
import { fixtureUrl, ports, sampleUrl } from './support/sites.ts';
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
	await expect(dialog.getByLabel('Day')).toBeFocused();
	await dialog.getByLabel('Day').fill(nextWeek());
	await dialog.getByLabel('Time', { exact: true }).selectOption('10:30');
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\/\?category=used-vehicle-enquiry&subcategory=test-drive$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your request for a test drive');
	const stored = storedLeads(visitor.email);
	expect(stored).toHaveLength(1);
	expect(stored[0]).toMatchObject({ id: partial?.id, status: 'complete' });
	expect(stored[0]?.payload['Test Drive Booking Date']).toBe(`${nextWeek()}T10:30`);
});

test('FORM-7 what the server finds wrong on an earlier step is put right there', async ({ page, allowFault }) => {
	allowFault(/422/);
	const visitor = makeVisitor();
	await openCar(page);
	const dialog = await openForm(page, 'Book a test drive');
	await fillPerson(dialog, visitor);
	await dialog.getByRole('button', { name: 'Continue' }).click();
	await dialog.getByLabel('Day').fill('2020-01-01');
	await dialog.getByLabel('Time', { exact: true }).selectOption('10:30');
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Please choose today or a later day.');
	await dialog.getByLabel('Day').fill(nextWeek());
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
	await expect(dialog.getByLabel('Day')).toHaveValue(nextWeek());
	await dialog.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email).map(({ payload }) => payload['last_name'])).toEqual(['Corrected']);
});

test('FORM-12, FORM-14 a failure says so, is reported, loses nothing, and trying again sends the same lead once', async ({
	page,
	allowFault,
}) => {
	allowFault(/503/);
	const visitor = makeVisitor();
	const keys: (string | undefined)[] = [];
	await page.route('**/api/leads', async (route) => {
		keys.push(route.request().headers()['idempotency-key']);
		// The first one is stored, but its answer is lost on the way.
		if (keys.length > 1) return route.continue();
		await route.fetch(byAddress(route));
		await route.fulfill({ status: 503, json: { error: 'Please try again in a minute.', code: 'unavailable' } });
	});
	await openCar(page);
	const dialog = await openForm(page, 'Enquire');
	await page.evaluate(() => {
		Reflect.set(window, 'reported', []);
		document.addEventListener('forecourt:fault', (event) =>
			Reflect.get(window, 'reported').push((event as CustomEvent).detail),
		);
	});
	await fillPerson(dialog, visitor);
	await dialog.getByLabel('Message').fill('Still there?');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	const banner = dialog.getByRole('alert');
	await expect(banner).toContainText('An error occurred when submitting this form');
	expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toEqual([
		expect.stringContaining('Please try again in a minute.'),
	]);
	await expect(banner).toContainText('Please try again in a minute.');
	await expect(banner.getByRole('button', { name: 'Try again' })).toBeInViewport();
	await expect(dialog.getByLabel('Message')).toHaveValue('Still there?');
	await expectAccessible(page);
	await banner.getByRole('button', { name: 'Try again' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
	expect(storedLeads(visitor.email)).toHaveLength(1);
});

test.describe('without a network', () => {
	test('FORM-12 the form is kept and sent by itself once there is one', async ({ page, context, allowFault }) => {
		allowFault(/ERR_INTERNET_DISCONNECTED/);
		const visitor = makeVisitor();
		await openCar(page);
		const dialog = await openForm(page, 'Enquire');
		await fillPerson(dialog, visitor);
		await dialog.getByLabel('Message').fill('From the train.');
		await context.setOffline(true);
		await dialog.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(dialog.getByRole('alert')).toContainText('on your device');
		expect(storedLeads(visitor.email)).toEqual([]);
		await context.setOffline(false);
		await expect(page).toHaveURL(/\/success\//);
		expect(storedLeads(visitor.email)).toHaveLength(1);
	});

	test('FORM-12 what was left unsent is sent from the next page, which says so', async ({ page, allowFault }) => {
		allowFault(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
		const visitor = makeVisitor();
		await openCar(page);
		const dialog = await openForm(page, 'Enquire');
		await fillPerson(dialog, visitor);
		await dialog.getByLabel('Message').fill('From the tunnel.');
		await page.route('**/api/leads', (route) => route.abort());
		await dialog.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(dialog.getByRole('alert')).toContainText('on your device');
		await page.unroute('**/api/leads');
		await page.goto(sampleUrl('motorama', '/about-us/'));
		const note = page.locator('.resent-note');
		await expect(note).toContainText('We have it now');
		await expectAccessible(page);
		await note.getByRole('button', { name: 'Close' }).click();
		await expect(note).toHaveCount(0);
		expect(storedLeads(visitor.email)).toHaveLength(1);
		await page.reload();
		await page.waitForLoadState('networkidle');
		await expect(note).toHaveCount(0);
		expect(storedLeads(visitor.email)).toHaveLength(1);
	});
});

test('SITE-15, FORM-15 a site in mock mode calls /mock, and its changed form is the one that is shown', async ({
	page,
}) => {
	await page.goto(fixtureUrl('everything', '/pages/all-blocks/'));
	await page.locator('#contact-form').scrollIntoViewIfNeeded();
	const form = page.locator('#contact-form form');
	await fillPerson(form, { ...makeVisitor(), phone: '(212) 555 0101' });
	await form.getByLabel('Location').selectOption({ index: 1 });
	const [request] = await Promise.all([
		page.waitForRequest(/\/mock\/leads$/),
		form.getByRole('button', { name: 'Send message' }).click(),
	]);
	expect(request.postDataJSON()).toMatchObject({ form: 'contact', lead: { website_slug: 'everything' } });
	await expect(page).toHaveURL(/\/success\//);
});

test('FORM-15 nothing that is published says where leads go', async () => {
	const dir = join(builtDirs.fixtures, 'everything');
	const secrets = /dashboard\.example|workshop\.example|site@everything\.example|hook\.example|EVERYTHING_[A-Z]/;
	const files = await readdir(dir, { recursive: true, withFileTypes: true });
	const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	expect(paths).toContain(join(dir, 'forms.json'));
	const telling = paths.filter((path) => secrets.test(readFileSync(path, 'latin1')));
	expect(telling).toEqual([]);
});

test('LOC-10, FORM-10 a Kia at Southport: its place is chosen, the lead follows another choice', async ({ page }) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', carPathOf({ make: 'Kia', car_type: 'used', location: '31' })));
	const dialog = await openForm(page, 'Enquire');
	const place = dialog.getByLabel('Location');
	await expect(place.locator('option')).toHaveText([
		'Please choose',
		'Moorooka - Sales',
		'Cleveland - Sales',
		'Southport - Sales',
	]);
	await expect(place.locator('option:checked')).toHaveText('Southport - Sales');
	// What is wrong is seen with its label, clear of the window's head.
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(dialog.getByLabel('First name')).toBeFocused();
	expect(await dialog.getByText('First name', { exact: true }).last().evaluate(isSeen)).toBe(true);
	expect(await dialog.getByLabel('First name').evaluate(isSeen)).toBe(true);
	await fillPerson(dialog, visitor);
	await dialog.getByLabel('Message').fill('Still there?');
	await place.selectOption('Cleveland - Sales');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email).map(({ payload }) => payload)).toMatchObject([
		{ location: '21', dealership_slug: 'motorama-bayside', 'Vehicle Make': 'Kia' },
	]);
});

test('CAR-1 a test drive of a BYD at Southport: its place, and times at which it is open', async ({ page }) => {
	await page.goto(sampleUrl('motorama', carPathOf({ make: 'BYD', car_type: 'used', location: '31' })));
	const dialog = await openForm(page, 'Book a test drive');
	await expect(dialog.getByText('We keep your details when you continue')).toBeVisible();
	await fillPerson(dialog, makeVisitor());
	const [request] = await Promise.all([
		page.waitForRequest('**/api/leads'),
		dialog.getByRole('button', { name: 'Continue' }).click(),
	]);
	expect(request.postDataJSON().lead.dealership_slug).toBe('motorama-gold-coast');
	await expect(dialog.getByLabel('Location').locator('option:checked')).toHaveText('Southport - Sales');
	const times = dialog.getByLabel('Time', { exact: true });
	await dialog.getByLabel('Day').fill(nextWeek());
	await expect(times.locator('option').nth(1)).toHaveText('8:30 am');
	await times.selectOption('08:30');
	await dialog.getByLabel('Location').selectOption('Cleveland - Sales');
	// The Sunday after: Cleveland is closed, and a time that is not there is not kept.
	await dialog.getByLabel('Day').fill(dayAfter(nextWeek(), 4));
	await expect(dialog.getByText('We are closed on this day.')).toBeVisible();
	await expect(times).toHaveValue('');
});

/** Whether nothing lies over an element's middle. */
function isSeen(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
	return found === element || element.contains(found) || found?.contains(element) === true;
}

function dayAfter(day: string, days: number): string {
	return new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Node does not know the names below localhost: the address is the number, the name goes as a header. */
function byAddress(route: Route): { url: string; headers: Record<string, string> } {
	const { host, pathname } = new URL(route.request().url());
	return { url: `http://127.0.0.1:${ports.samples}${pathname}`, headers: { ...route.request().headers(), host } };
}

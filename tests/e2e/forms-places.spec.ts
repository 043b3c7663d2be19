import {
	carPathOf,
	chooseDay,
	chooseTime,
	fillPerson,
	makeVisitor,
	nextWeek,
	openCar,
	openForm,
} from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

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
	await expect(dialog.getByText('We save your details when you continue')).toBeVisible();
	await fillPerson(dialog, makeVisitor());
	const [request] = await Promise.all([
		page.waitForRequest('**/api/leads'),
		dialog.getByRole('button', { name: 'Continue' }).click(),
	]);
	expect(request.postDataJSON().lead.dealership_slug).toBe('motorama-gold-coast');
	await expect(dialog.getByLabel('Location').locator('option:checked')).toHaveText('Southport - Sales');
	const times = dialog.locator('.slot-time');
	await expect(dialog.getByText('Choose a day to see its times.')).toBeVisible();
	await expect(times).toHaveCount(0);
	await chooseDay(dialog, nextWeek());
	await expect(times.first()).toHaveText('8:30 am');
	await chooseTime(dialog, '08:30');
	await dialog.getByLabel('Location').selectOption('Cleveland - Sales');
	// The Sunday after: Cleveland is closed, and a time that is not there is not kept.
	const sunday = dayAfter(nextWeek(), 4);
	await expect(dialog.locator(`.slot-day input[value="${sunday}"]`)).toHaveCount(0);
	await dialog.getByRole('button', { name: 'Choose another day' }).click();
	await dialog.getByLabel('Another day').fill(sunday);
	await expect(dialog.getByText('We are closed on this day.')).toBeVisible();
	await expect(times).toHaveCount(0);
});

test('CAR-1, LOC-10 days come once it is known where, and no place is asked for where there is one', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/book-test-drive/'));
	const form = page.locator('[data-form="book-test-drive"] form');
	await fillPerson(form, makeVisitor());
	await expect(form.getByText(/^Earliest time: .*, (Moorooka|Cleveland|Southport)\. You choose next\.$/)).toBeVisible();
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByText('Choose a location to see its days and times.')).toBeVisible();
	await expect(form.locator('.slot-day')).toHaveCount(0);
	await form.getByRole('button', { name: /^Southport From \w{3} \d/ }).click();
	await expect(form.locator('.slot-day').first()).toBeVisible();
	await expect(form.getByLabel('Location').locator(':checked')).toHaveText('Southport - Sales');
	await expect(form.getByLabel('Location').locator('option')).toHaveText([
		'Please choose',
		'Moorooka - Sales',
		'Cleveland - Sales',
		'Southport - Sales',
	]);

	await page.goto(sampleUrl('blue-mesa-autos', '/book-test-drive/'));
	await expect(form.locator('.slot-day').first()).toBeVisible();
	await expect(form.getByLabel('Location')).toHaveCount(0);
});

test('CAR-1 the button of a form in a window is in reach before and after scrolling', bothWidths, async ({ page }) => {
	await openCar(page, sampleUrl('blinkr', '/search/'));
	const dialog = await openForm(page, 'Subscribe');
	await expect(dialog).toContainText(/Plan.*Included.*Term.*Start.*You pay first/s);
	const send = dialog.getByRole('button', { name: 'Request this car' });
	await expect(send).toBeInViewport({ ratio: 1 });
	expect(await send.evaluate(isSeen)).toBe(true);
	await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
	await expect(dialog.getByRole('link', { name: 'How to reach us' })).toBeInViewport();
	await expect(send).toBeInViewport({ ratio: 1 });
	// What is wrong gets the focus, and is not under the button.
	await send.click();
	await expect(dialog.getByLabel('First name')).toBeFocused();
	expect(await dialog.getByLabel('First name').evaluate(isSeen)).toBe(true);
});

/** Whether nothing covers an element's middle. */
function isSeen(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
	return found === element || element.contains(found) || found?.contains(element) === true;
}

function dayAfter(day: string, days: number): string {
	return new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

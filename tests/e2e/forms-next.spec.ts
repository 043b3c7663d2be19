import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessibility.ts';
import {
	chooseDay,
	chooseTime,
	fillPerson,
	fillVehicle,
	makeVisitor,
	nextWeek,
	openCar,
	openForm,
} from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { onlyAt } from './support/widths.ts';

test('CAR-1 the page of test drives asks which car; what is sent is about it, and the next page says who answers, with a calendar file', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', '/book-test-drive/'));
	const form = page.locator('#book-test-drive-form form');
	await form.getByLabel('Which car would you like to see?').fill('kia sel');
	const first = form.getByRole('option').first();
	await expect(first).toContainText('Kia Seltos');
	const name = (await first.locator('strong').textContent()) ?? '';
	await first.click();
	await expect(form.locator('.form-car')).toContainText('Kia Seltos');
	await form.getByRole('button', { name: 'Change' }).click();
	await form.getByLabel('Which car would you like to see?').fill('kia sel');
	await form.getByRole('option').first().click();
	// A reload finds the car again.
	await form.getByLabel('First name').fill(visitor.first);
	await page.reload();
	await expect(form.locator('.form-car')).toContainText('Kia Seltos');
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Continue' }).click();
	// So does one at the second step, with the car's place.
	const chosen = form.getByLabel('Location').locator('option:checked');
	const own = (await chosen.textContent()) ?? '';
	await page.reload();
	await expect(form.getByText('Step 2 of 2')).toBeVisible();
	await expect(chosen).toHaveText(own);
	await chooseDay(form, nextWeek());
	await chooseTime(form, '10:30');
	const place =
		(await form.getByLabel('Location').locator('option:checked').textContent())?.replace(' - Sales', '') ?? '';
	await form.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\//);
	const [lead] = storedLeads(visitor.email);
	expect(lead?.payload).toMatchObject({ 'Vehicle Make': 'Kia', stock_number: expect.stringMatching(/\w/) });
	const steps = page.locator('[data-success-steps]');
	await expect(steps).toContainText(`sales team at ${place}`);
	await expect(steps).toContainText(/You’ll hear from us by \d/);
	const asked = page.locator('[data-success-asked]');
	await expect(asked).toContainText(/When\s*\w+day \d+ \w+, 10:30 am/);
	await expect(asked).toContainText(`Where${place}, `);
	await expect(asked.getByRole('link', { name: 'Get Directions' })).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Add it to your calendar' }).click(),
	]);
	const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
	expect(file).toContain('STATUS:TENTATIVE');
	expect(file).toContain('SUMMARY:Test drive: ');
	await expect(page.locator('[data-success-similar] li').first()).toBeVisible();
	await page.getByRole('link', { name: /^Back to the \d/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ').slice(1, 3).join(' '));
});

test('CAR-1 a car that is typed and not chosen: its list closes behind the visitor, the words are sent and told, and the next step asks which one, whose place has days', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', '/book-test-drive/'));
	const form = page.locator('#book-test-drive-form form');
	const asked = form.getByLabel('Which car would you like to see?');
	await asked.fill('kia');
	await expect(form.getByRole('option').first()).toBeVisible();
	await form.getByLabel('First name').focus();
	await expect(form.getByRole('option')).toHaveCount(0);
	await expect(form.getByText('Go back to the field to choose which one.')).toBeVisible();
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Continue' }).click();
	await expect(form.getByText('You’d like to see: kia')).toBeVisible();
	await expect(form.locator('[data-step-title]')).toBeFocused();
	const top = () => form.locator('.form-progress').evaluate((element) => element.getBoundingClientRect().top);
	await expect.poll(top).toBeLessThan(200);
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({ car_wanted: 'kia' });
	await expect(form.locator('.slot-day')).toHaveCount(0);
	await form.locator('.form-cars button').first().click();
	await expect(form.locator('.slot-day').first()).toBeVisible();
	await expect(form.locator('.dialog-car')).toContainText('Kia');
	await expect(form.getByText('You’d like to see: kia')).toHaveCount(0);
});

test('CAR-1 the keyboard chooses a car, and words that may be several are sent once the visitor says that they mean another', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('motorama', '/book-test-drive/'));
	const form = page.locator('#book-test-drive-form form');
	const asked = form.getByLabel('Which car would you like to see?');
	await asked.fill('kia');
	await expect(asked).toHaveRole('combobox');
	await expect(form.getByRole('option').first()).toContainText('Kia');
	await asked.press('ArrowDown');
	await expect(form.getByRole('option', { selected: true })).toHaveText(/Kia/);
	await expect(asked).toHaveAttribute('aria-activedescendant', /./);
	await expectAccessible(page);
	await asked.press('Escape');
	await expect(form.getByRole('option')).toHaveCount(0);
	await expect(asked).toHaveValue('kia');
	await asked.press('ArrowDown');
	await asked.press('Enter');
	await expect(form.getByRole('button', { name: 'Change' })).toBeFocused();
	await form.getByRole('button', { name: 'Change' }).press('Enter');
	await expect(asked).toBeFocused();
	await asked.fill('kia');
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Continue' }).click();
	const another = form.getByRole('button', { name: 'Ask us about “kia”' });
	await expect(another).toBeVisible();
	await form.getByRole('button', { name: 'Request test drive' }).click();
	await expect(form.getByText('Please choose which one, or ask us about it.')).toBeVisible();
	await expect(form.locator('.form-cars button').first()).toBeFocused();
	await another.click();
	await expect(another).toHaveCount(0);
	await expect(form.getByText('You’d like to see: kia')).toBeVisible();
	await form.getByLabel('Location').selectOption('Southport - Sales');
	await chooseDay(form, nextWeek());
	await chooseTime(form, '10:30');
	await form.getByRole('button', { name: 'Request test drive' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email).at(-1)?.payload).toMatchObject({ car_wanted: 'kia', lead_status: 'Complete' });
});

test('FORM-6 a shorter form: a phone number alone, the message written, no opt-in ticked, the privacy policy at hand', async ({
	page,
}) => {
	await page.goto(sampleUrl('harbour-prestige', '/search/new-used-and-demo-cars/'));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Enquire' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel(/^Message/)).toHaveValue(/^Hello, is the \d{4} .+ still available\?$/);
	await expect(dialog.getByRole('checkbox')).not.toBeChecked();
	await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy/');
	await dialog.getByLabel('First name').fill('Ngaire');
	await dialog.getByLabel('Last name').fill('Sample');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	const fault = dialog.getByText('Please give us an email address or a phone number.');
	await expect(fault.last()).toBeVisible();
	await dialog.getByLabel(/^Phone/).fill('021 555 0101');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\//);
});

test('ROUTE-10 who has sent a message reads once more what it says, sees by when there is an answer, and where to go on', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('throttle-and-tide', '/contact/'));
	const form = page.locator('[data-form="contact"] form');
	await fillPerson(form, visitor);
	await form.getByLabel('What can we help with?').selectOption('Service Enquiry');
	await form.getByLabel('Message').fill('Do you fit tow bars?');
	await form.getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/success\//);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, the workshop has your message');
	const asked = page.locator('[data-success-asked]');
	for (const text of [`${visitor.first} ${visitor.last}`, visitor.email, 'Do you fit tow bars?'])
		await expect(asked).toContainText(text);
	await expect(page.locator('[data-success-steps]')).toContainText(/You’ll hear from us by \d/);
	await expect(page.locator('[data-success-more]:visible')).toHaveCount(3);
	await asked.scrollIntoViewIfNeeded();
	await expect(page.locator('[data-success-similar] li').first()).toBeVisible();
	// It is there as long as the tab is.
	await page.reload();
	await expect(asked).toContainText('Do you fit tow bars?');
	// Back does not lead to a form that could be sent twice.
	await page.goBack();
	await expect(page.getByText(/^Sent at \d/)).toBeVisible();
	await expect(form).toBeHidden();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Send another' }).click();
	await expect(form.getByLabel('First name')).toBeFocused();
	await expect(page.getByText(/^Sent at \d/)).toHaveCount(0);
});

test('ROUTE-10 who does not say which place it is for has a time for the answer, too', async ({ page }) => {
	await page.goto(sampleUrl('servco-south', '/fleet/'));
	const form = page.locator('[data-form="fleet"] form');
	await form.getByLabel('Company').fill('Sample Freight');
	await fillPerson(form, makeVisitor());
	await form.getByLabel('How many vehicles').selectOption('5 to 19');
	// Without a message.
	await form.getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/success\//);
	await expect(page.locator('[data-success-steps]')).toContainText(/We’ll call you by \d/);
});

test('ROUTE-10 a booking of a service is called one', async ({ page }) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('harbour-prestige', '/book-a-service/'));
	const form = page.locator('[data-form="book-a-service"] form');
	await fillVehicle(form);
	await form.getByLabel(/Which service/).selectOption({ index: 1 });
	await form.getByRole('button', { name: 'Continue' }).click();
	await chooseDay(form, nextWeek());
	await chooseTime(form, '10:30');
	await form.getByRole('button', { name: 'Continue' }).click();
	await fillPerson(form, visitor);
	await form.getByRole('button', { name: 'Request booking' }).click();
	await expect(page).toHaveURL(/\/success\//);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your service booking request');
	await expect(page.getByRole('link', { name: 'Add it to your calendar' })).toBeVisible();
});

test(
	'ROUTE-13 on a phone calling, directions and the form are on the first screen of the contact page',
	onlyAt('phone'),
	async ({ page }) => {
		for (const slug of ['motorama', 'harbour-prestige']) {
			await page.goto(sampleUrl(slug, '/contact/'));
			const main = page.locator('main');
			await expect(main.getByRole('link', { name: /^Call / }).first()).toBeInViewport();
			await expect(main.getByRole('link', { name: /directions/i }).first()).toBeInViewport();
			await expect(main.getByLabel('First name')).toBeInViewport();
		}
	},
);

test('CAR-1 a window’s form is on its way while the visitor looks at what opens it', async ({ page }) => {
	await openCar(page);
	const drawn: string[] = [];
	page.on('request', (request) => /\/draw-form\.[^/]+\.js/.test(request.url()) && drawn.push(request.url()));
	await page.reload();
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Enquire', exact: true });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await expect(opener).toBeInViewport();
	expect(drawn).toEqual([]);
	await page.keyboard.press('Shift');
	await expect.poll(() => drawn.length).toBe(1);
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('CAR-1, SITE-8 a window’s form that is drawn again for another plan ends before', async ({ page }) => {
	// React tells its developer tools of what it takes down.
	await page.addInitScript(() => {
		const ended = { count: 0 };
		const nothing = () => {};
		Object.assign(window, {
			ended,
			__REACT_DEVTOOLS_GLOBAL_HOOK__: {
				supportsFiber: true,
				checkDCE: nothing,
				inject: () => 1,
				onCommitFiberRoot: nothing,
				onPostCommitFiberRoot: nothing,
				onCommitFiberUnmount: () => ended.count++,
			},
		});
	});
	const ended = () => page.evaluate('ended.count');
	await page.goto(sampleUrl('blinkr', '/search/subscription-cars/'));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	const dialog = await openForm(page, 'Subscribe');
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toHaveCount(0);
	const before = await ended();
	await page.getByRole('group', { name: 'Kilometres a month' }).getByText('2,500 km').click();
	await openForm(page, 'Subscribe');
	await expect.poll(ended).toBeGreaterThan(Number(before));
});

test('CARD-5, CAR-1, SRCH-6 plan and term that were chosen among the plans decide the list’s prices, and go along to other lists and to the page of a car', async ({
	page,
}) => {
	await page.goto(sampleUrl('blinkr', '/special-offers/'));
	await page.getByText('3 months', { exact: true }).click();
	await page.getByRole('link', { name: 'SUVs on Suburb for 3 months' }).click();
	await expect(page).toHaveURL(/\/suvs\/\?plan=Suburb&term=13$/);
	const card = page.locator('.car-card:not(.car-card-sold)', { hasText: '3-month price' }).first();
	await expect(card).toContainText('1,200 km a month');
	await expect(page.getByRole('button', { name: 'Remove Suburb plan' })).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('Suburb');
	// They stay chosen on the way to other cars.
	await page.goto(sampleUrl('blinkr', '/search/subscription-cars/?body=Hatch'));
	await expect(page).toHaveURL(/plan=Suburb&term=13/);
	await expect(card).toContainText('1,200 km a month');
	await page.getByRole('combobox', { name: 'For at least' }).selectOption('For 4 weeks');
	const other = page.locator('.car-card:not(.car-card-sold)', { hasText: '4-week price' }).first();
	const [said] = /\$[\d,]+/.exec((await other.locator('.price-weekly').textContent()) ?? '') ?? [];
	await expect(page).toHaveURL(/plan=Suburb&term=4/);
	await other.locator('.card-link').click();
	await expect(page.locator('.car-offer-amount .price-weekly')).toHaveText(`${said} per week`);
	await expect(page.locator('[data-plan="summary"]').first()).toHaveText('1,200 km a month · 4 weeks');
});

test('SITE-8, CAR-1, ROUTE-10 a subscriber chooses plan, term and the day to pick the car up; the window’s head stays above the days', async ({
	page,
}) => {
	const visitor = makeVisitor();
	await page.goto(sampleUrl('blinkr', '/search/subscription-cars/'));
	await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Subscribe' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	const plans = page.getByRole('group', { name: 'Kilometres a month' });
	await expect(page.locator('.car-offer-buttons + .plan-start')).toBeVisible();
	await opener.click();
	const dialog = page.getByRole('dialog');
	await fillPerson(dialog, visitor);
	// Somebody thinks of another plan: the form is about that one then, and nothing is to be typed again.
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await plans.getByText('2,500 km').click();
	await page.getByRole('group', { name: 'How long, at least' }).getByText('4 weeks').click();
	const weekly = await page.locator('.car-offer .price-weekly').textContent();
	await expect(plans.getByRole('radio', { name: 'State' })).toBeChecked();
	await opener.click();
	await expect(dialog.getByText(weekly ?? '', { exact: true })).toBeVisible();
	await expect(dialog.getByLabel('Email')).toHaveValue(visitor.email);
	// So low that the days pass below the head.
	await page.setViewportSize({ width: 390, height: 460 });
	const day = dialog.locator(`.slot-day:has([value="${nextWeek()}"])`);
	await day.evaluate((label) => {
		const window = label.closest('dialog');
		const head = window?.querySelector('.dialog-head')?.getBoundingClientRect();
		if (window && head) window.scrollTop += label.getBoundingClientRect().top - head.top - 10;
	});
	const isCovered = await day.evaluate((label) => {
		const { left, top, width } = label.getBoundingClientRect();
		return document.elementFromPoint(left + width / 2, top + 20)?.closest('.dialog-head') !== null;
	});
	expect(isCovered).toBe(true);
	await chooseDay(dialog, nextWeek());
	await chooseTime(dialog, '10:30');
	await dialog.getByRole('button', { name: 'Request this car' }).click();
	await expect(page).toHaveURL(/\/success\//);
	const sent = page.locator('[data-success-asked]');
	await expect(sent).toContainText('10:30 am');
	for (const text of ['State, 2,500 km a month', '4 weeks', weekly?.split(' ')[0] ?? '', 'Due at the start'])
		await expect(sent).toContainText(text);
	const [lead] = storedLeads(visitor.email);
	expect(lead?.payload).toMatchObject({
		subscription_start: expect.stringContaining(nextWeek()),
		subscription_plan: 'State, 2,500 km a month',
		subscription_term: '4 weeks',
		weekly_price: weekly?.split(' ')[0],
	});
});

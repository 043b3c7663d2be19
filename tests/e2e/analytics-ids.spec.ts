import type { Locator, Page } from '@playwright/test';
import { eventsBy } from './support/event-ways.ts';
import { chooseTime, fillPerson, fillVehicle, makeVisitor } from './support/lead-forms.ts';
import { listBox } from './support/search-page.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { idsTold, noteTold, told } from './support/told.ts';
import { wideOnly } from './support/widths.ts';

// Every id from a real page of the site with every setting (USER-7), by how it is made to happen: `support/event-ways.ts`.

const at = (path: string): string => fixtureUrl('everything', path);

test.beforeEach(async ({ page }) => {
	// So that a form need not be looked at for two seconds before it is sent.
	await page.clock.install();
	await noteTold(page);
});

test('USER-7 page views: each page counts as what it is', wideOnly, async ({ page }) => {
	const seen: number[] = [];
	for (const [id, { page: path }] of eventsBy('page')) {
		await page.goto(at(path));
		seen.push(...(id === 49 ? [2, 49] : [id]));
	}
	await expect.poll(() => idsTold(page)).toEqual(seen);
});

/** The form of a page, drawn. */
async function formOn(page: Page, path: string, name: string): Promise<Locator> {
	await page.goto(at(path));
	const form = page.locator(`[data-form="${name}"]`);
	await form.scrollIntoViewIfNeeded();
	// One that is in the page comes to life when it is pointed at.
	await form.hover();
	await expect(form).toHaveAttribute('data-state', 'ready');
	return form;
}

async function sendForm(page: Page, form: Locator, button: string | RegExp): Promise<void> {
	await page.clock.fastForward(3000);
	await form.getByRole('button', { name: button }).click();
	await expect(page).toHaveURL(/\/success\//);
}

const leads = eventsBy('category');
const half = Math.ceil(leads.length / 2);

for (const [part, some] of [leads.slice(0, half), leads.slice(half)].entries()) {
	test(`USER-7 leads by what they are about, part ${part + 1}`, wideOnly, async ({ page }) => {
		let thanked = Promise.withResolvers<void>();
		// The thanks are not looked at: the visitor is back on the page at once.
		await page.route('**/success/**', async (route) => {
			await route.fulfill({ status: 204 });
			thanked.resolve();
		});
		const form = await formOn(page, '/insurance/', 'contact');
		const seen: number[] = [];
		for (const [id, { category }] of some) {
			await fillPerson(form, makeVisitor());
			await form.locator('select[name="category"]').selectOption(category);
			await form.getByLabel('Location').selectOption({ index: 1 });
			await page.clock.fastForward(3000);
			await form.getByRole('button', { name: 'Send message' }).click();
			await thanked.promise;
			thanked = Promise.withResolvers<void>();
			await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
			await page.getByRole('button', { name: 'Send another' }).click();
			await expect(form.getByLabel('First name')).toHaveValue('');
			seen.push(10, id);
		}
		await page.clock.runFor(300);
		await expect.poll(() => idsTold(page)).toEqual([...seen, 10]);
		expect((await told(page)).filter(({ form_name }) => form_name === 'contact')).toHaveLength(some.length);
	});
}

test(
	'USER-7 forms in steps: finance that is begun, its next step, a booked service, a test drive',
	wideOnly,
	async ({ page }) => {
		await (await formOn(page, '/finance-enquiry/', 'finance-enquiry')).getByLabel('First name').fill('Ngaire');
		const application = await formOn(page, '/apply-for-finance/', 'apply-for-finance');
		await application.locator('[name="vehicle_price_budget"]').fill('20000');
		await page.clock.fastForward(3000);
		await application.getByRole('button', { name: 'Continue' }).click();
		await expect(application.getByLabel('First name')).toBeVisible();
		const counted = async () => (await idsTold(page)).filter((id) => id > 13);
		await expect.poll(counted).toEqual([28, 31, 32]);

		const booking = await formOn(page, '/pages/book-a-service/', 'book-a-service');
		await fillVehicle(booking);
		await booking.getByLabel('Which service is due?').selectOption({ index: 2 });
		await page.clock.fastForward(3000);
		await booking.getByRole('button', { name: 'Continue' }).click();
		await bookDay(booking);
		await booking.getByRole('button', { name: 'Continue' }).click();
		await fillPerson(booking, makeVisitor());
		await sendForm(page, booking, 'Request booking');
		await expect.poll(counted).toEqual([28, 31, 32, 20]);

		const drive = await formOn(page, '/book-test-drive/?car_type=used', 'book-test-drive');
		await page.clock.fastForward(3000);
		await bookDay(drive);
		await drive.getByRole('button', { name: 'Continue' }).click();
		await sendForm(page, drive, 'Request test drive');
		await expect.poll(counted).toEqual([28, 31, 32, 20, 48]);
	},
);

async function bookDay(form: Locator): Promise<void> {
	const place = form.getByLabel('Location');
	if ((await place.count()) > 0) await place.selectOption({ index: 1 });
	// The page has its own clock here, so any day that it offers will do.
	await form.locator('.slot-day input').nth(3).check();
	await chooseTime(form, '10:30');
}

test(
	'USER-7 what is clicked and typed: saved cars, searches, calls, calculator, directions, buttons',
	wideOnly,
	async ({ page }) => {
		const seen: number[] = [];
		const counted = async (...ids: number[]) => {
			seen.push(...ids);
			await page.clock.runFor(300);
			await expect.poll(() => idsTold(page)).toEqual(seen);
		};
		await page.goto(at('/used-cars/'));
		await page.locator('[data-save="favourites"]').first().click();
		await counted(2, 49, 39);
		await page.locator('[data-search]').dispatchEvent('pointerenter');
		await expect(page.locator('.search[data-live]:not([hidden])')).toBeVisible({ timeout: 15_000 });
		await listBox(page).fill('toyota');
		await expect(page).toHaveURL(/q=toyota/);
		await counted(29);

		await page.goto(at('/cars/2020-subaru-crosstrek-base-u10001/'));
		await page.locator('[data-finance]').getByLabel('Down payment').fill('2000');
		await counted(4, 26);

		await page.goto(at('/contact/'));
		await page.locator('main [data-directions]').first().click();
		await page.locator('main a[href^="tel:"]:visible').first().click();
		await counted(12, 41, 25);

		for (const [id, { button }] of eventsBy('button')) {
			await page.goto(at('/insurance/'));
			const link = page.locator('main').getByRole('link', { name: button });
			const { pathname, origin } = new URL((await link.getAttribute('href')) ?? '', page.url());
			const next = eventsBy('page').find(([, of]) => of.page === pathname && origin === new URL(page.url()).origin);
			await link.click();
			if (next) await expect(page).toHaveURL(new RegExp(`${pathname}$`));
			// A page of the site to which it leads is counted before another is opened.
			await counted(10, id, ...(next ? [next[0]] : []));
		}
		await expect(page).toHaveURL(/faqs/);
	},
);

test('USER-7 what other parts of a page count is told too, with its label', wideOnly, async ({ page }) => {
	await page.goto(at('/pages/faqs/'));
	const ids = eventsBy('counted').map(([id]) => id);
	await page.evaluate((all) => {
		for (const id of all)
			document.dispatchEvent(new CustomEvent('forecourt:count', { detail: { id, label: `of ${id}` } }));
	}, ids);
	await page.clock.runFor(300);
	await expect.poll(() => idsTold(page)).toEqual([11, ...ids]);
	expect((await told(page)).slice(1).map(({ event_label }) => event_label)).toEqual(ids.map((id) => `of ${id}`));
});

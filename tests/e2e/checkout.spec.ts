import type { Page } from '@playwright/test';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { unfoldOffer } from './support/car-folds.ts';
import { countEvents } from './support/counted-events.ts';
import { askForCar, checkoutUrl, freeCar, lapseHold } from './support/reservations.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

const heading = (page: Page) => page.locator('.checkout-head');

test(
	'CAR-11, ROUTE-7, CAR-1, CAR-4 a car is reserved from its page to the receipt, with a test payment',
	bothWidths,
	async ({ page }, info) => {
		const car = freeCar('motorama', 0, info);
		const events = await countEvents(page);
		const email = `ngaire-${car.id}@example.com`;
		await page.addInitScript((id) => {
			for (const list of ['favourites', 'compare']) localStorage.setItem(`forecourt:motorama:${list}`, `[${id}]`);
		}, car.id);
		await page.goto(sampleUrl('motorama', car.path));
		await unfoldOffer(page);
		await expect(page.getByText('Ways to pay a deposit')).toBeVisible();
		await page.getByRole('link', { name: 'Reserve car now' }).click();
		await expect(page).toHaveURL(checkoutUrl(car));
		await expect(page.getByLabel('I agree to these terms.')).not.toBeChecked();
		await expectAccessible(await atTop(page));
		await page.getByRole('button', { name: /^Hold this car/ }).click();
		await expect(page.getByLabel('First name')).toBeFocused();
		await expect(page.getByText('Please read the terms and tick the box.')).toBeVisible();
		// What is compared covers no terms.
		await expect(page.locator('[data-saved-link] .header-count').first()).toHaveText('1');
		await expect(page.locator('.compare-tray:visible')).toHaveCount(0);
		await expectAccessible(await atTop(page));
		await askForCar(page, { email });

		await expect(heading(page)).toHaveText('Pay the deposit of $500');
		await expect(heading(page)).toBeFocused();
		await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
		await expect(page.getByText('Test payment: no money moves')).toBeVisible();
		await expectAccessible(await atTop(page));
		// The reservation is the tab's: a reload finds it again.
		await page.reload();
		await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
		await page.getByRole('button', { name: 'Pay $500 as a test' }).click();

		await expect(heading(page)).toHaveText('This car is reserved for you');
		const reference = (await page.getByText(/^R-[2-9A-Z]{6}$/).textContent()) ?? '';
		expect(reference).not.toBe('');
		await expect(page.getByText('What happens next')).toBeVisible();
		await expectAccessible(await atTop(page));
		await page.reload();
		await expect(page.getByText(reference)).toBeVisible();
		expect(events.filter((id) => id === 42)).toEqual([42]);
		await expect.poll(() => storedLeads(email).map(({ payload }) => payload['Reservation'])).toEqual([reference]);
	},
);

test('CAR-11, CAR-1, CARD-3 the next visitor sees at once that a car is reserved: on its page, in the search and at the checkout', async ({
	page,
	browser,
}, info) => {
	const car = freeCar('motorama', 5, info);
	await page.goto(checkoutUrl(car));
	await askForCar(page);
	await page.getByRole('button', { name: 'Pay $500 as a test' }).click();
	await expect(heading(page)).toHaveText('This car is reserved for you');
	// Their own page leads on to the reservation.
	await page.goto(sampleUrl('motorama', car.path), { waitUntil: 'networkidle' });
	await expect(page.getByText('This car is reserved for you.')).toBeVisible();
	await page.getByRole('link', { name: 'See your reservation' }).click();
	await expect(heading(page)).toHaveText('This car is reserved for you');

	const other = await browser.newContext();
	const second = await other.newPage();
	await second.goto(sampleUrl('motorama', car.path));
	await expect(second.locator('[data-taken-note="reserved"]')).toBeVisible();
	await expect(second.locator('.gallery-stage [data-tag="reserved"]')).toHaveText('RESERVED');
	const reserve = second.getByText('Reserve car now');
	await expect(reserve).toHaveAttribute('aria-disabled', 'true');
	await expect(second.getByRole('link', { name: 'Enquire' }).first()).toBeVisible();
	await expectAccessible(await atTop(second));
	await second.goto(sampleUrl('motorama', `/search/new-used-and-demo-cars/?q=${car.stocknum}`));
	const card = second.locator('.car-card', { has: second.locator(`a[href="${car.path}"]`) });
	await expect(card.locator('[data-tag="reserved"]:visible')).toHaveText('RESERVED');
	await second.goto(checkoutUrl(car));
	await expect(heading(second)).toHaveText('This car is reserved for another buyer');
	await expect(second.getByRole('heading', { name: 'Others like it' })).toBeVisible();
	await expectAccessible(await atTop(second));
	await other.close();
});

test('CAR-11 who is a moment later is told so, and when the car may be free again', async ({
	page,
	browser,
	allowFault,
}, info) => {
	const car = freeCar('motorama', 1, info);
	allowFault(/409|Failed to load resource/);
	const other = await browser.newContext();
	const first = await other.newPage();
	// Both have the page open before either asks.
	await Promise.all([page.goto(checkoutUrl(car)), first.goto(checkoutUrl(car))]);
	await expect(page.getByLabel('First name')).toBeVisible();
	await askForCar(first);
	await expect(heading(first)).toHaveText(/^Pay the deposit/);
	await askForCar(page, { email: 'second@example.com' });
	await expect(heading(page)).toHaveText('Somebody else is reserving this car');
	await expect(page.getByText(/free again at about \d/)).toBeVisible();
	await expectAccessible(await atTop(page));

	await first.getByRole('button', { name: 'Give up the reservation' }).click();
	await expect(first.getByText('You have given up the reservation. Nothing was charged.')).toBeVisible();
	await other.close();
	await expect(async () => {
		await page.getByRole('button', { name: 'Look again now' }).click();
		await expect(heading(page)).toHaveText('Reserve it in your name', { timeout: 1000 });
	}).toPass();
	await expect(page.getByLabel('Email')).toHaveValue('second@example.com');
});

test('CAR-11 a hold that has run out is over although the device’s clock stands still, and can be begun again', async ({
	page,
}, info) => {
	const car = freeCar('motorama', 2, info);
	await page.clock.install({ time: new Date('2020-01-01T00:00:00Z') });
	await page.goto(checkoutUrl(car));
	await askForCar(page);
	// The device is years behind; the server's clock counts.
	await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
	lapseHold('motorama', car.id);
	await page.clock.fastForward('15:01');
	await expect(heading(page)).toHaveText('The time to pay is over');
	await expectAccessible(await atTop(page));
	await page.getByRole('button', { name: 'Start again' }).click();
	await expect(heading(page)).toHaveText('Reserve it in your name');
	await expect(page.getByLabel('First name')).toHaveValue('Ngaire');
	await expect(page.getByLabel('I agree to these terms.')).not.toBeChecked();
});

test('CAR-11 without a network nothing is lost: the same request is sent again, and holds the car once', async ({
	page,
	allowFault,
}, info) => {
	const car = freeCar('motorama', 3, info);
	allowFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource|503/);
	const keys: string[] = [];
	await page.goto(checkoutUrl(car));
	// The server gets the first request, and the visitor not its answer.
	await page.route('**/api/reservations', async (route) => {
		if (route.request().method() !== 'POST') return route.fallback();
		keys.push(route.request().headers()['idempotency-key'] ?? '');
		if (keys.length > 1) return route.fallback();
		await route.fetch({
			url: route
				.request()
				.url()
				.replace(/\/\/[^/]*:/, '//127.0.0.1:'),
			headers: { ...route.request().headers(), host: new URL(route.request().url()).host },
		});
		return route.abort();
	});
	await askForCar(page);
	await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
	await page.reload();
	await expect(page.getByLabel('Email')).toHaveValue('ngaire@example.com');
	await page.getByLabel('I agree to these terms.').check();
	await page.getByRole('button', { name: /^Hold this car/ }).click();
	await expect(heading(page)).toHaveText(/^Pay the deposit/);
	expect(new Set(keys).size).toBe(1);
	await page.context().setOffline(true);
	await expect(page.getByRole('alert')).toContainText('You are not connected at the moment.');
	await page.getByRole('button', { name: 'Pay $500 as a test' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
	await page.context().setOffline(false);
	await page.getByRole('button', { name: 'Pay $500 as a test' }).click();
	await expect(heading(page)).toHaveText('This car is reserved for you');
});

test('ROUTE-7 without script the page says whom to call', wideOnly, async ({ browser }, info) => {
	const car = freeCar('big-box-cars', 4, info);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(sampleUrl('big-box-cars', `${car.path}buy-online/`));
	await expect(page.getByText(/Deposits cannot be paid on this page without script/)).toBeVisible();
	await expect(page.getByText(`Quote stock number ${car.stocknum}`)).toBeVisible();
	await context.close();
});

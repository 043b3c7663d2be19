import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { countEvents } from './support/counted-events.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { codeFor, enterCode, expireCodes, numberOf, passHalfMinute } from './support/sms.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

const list = sampleUrl('motorama', '/search/used-cars/');
const signIn = sampleUrl('motorama', '/sign-in/');
const firstSave = (page: Page) => page.locator('a[data-watch]').first();
const toast = (page: Page) => page.locator('[data-saved-note]');

test(
	'USER-3, USER-4, ROUTE-11, CARD-4 SAVE leads over the sign-in back to the list, where the car is saved',
	bothWidths,
	async ({ page }, info) => {
		const number = numberOf(0, info);
		const events = await countEvents(page);
		const asked: string[] = [];
		page.on('request', (request) => request.url().endsWith('/api/auth') && asked.push(request.method()));
		await page.goto(list, { waitUntil: 'networkidle' });
		expect(asked).toEqual(['GET']);
		const car = (await firstSave(page).getAttribute('data-car')) ?? '';
		await firstSave(page).click();
		await expect(page).toHaveURL(
			/\/sign-in\/\?type=watchlist&redirect=%2Fsearch%2Fused-cars%2F&back=%2Fsearch%2Fused-cars%2F$/,
		);
		await expect(page.getByLabel('Mobile number')).toHaveAttribute('autocomplete', 'tel');
		await expect(page.locator('.sign-in-car')).toContainText(/You’re saving.*\$[\d,]+/s);

		await page.getByRole('button', { name: 'Send the code' }).click();
		await expect(page.getByText('*This is a required field.')).toBeVisible();
		await page.getByLabel('Mobile number').fill('02 5550 1234');
		await page.getByRole('button', { name: 'Send the code' }).click();
		await expect(page.getByText('Must be an Australian mobile number.')).toBeVisible();
		await page.getByLabel('Mobile number').fill(number);
		await page.getByRole('button', { name: 'Send the code' }).click();
		const code = page.getByRole('textbox', { name: 'Code' });
		await expect(code).toBeFocused();
		await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
		await expectAccessible(page);
		// A look at the text message in another app may reload the page.
		await page.reload();
		await expect(code).toBeVisible();
		await code.fill(`Your code is ${await codeFor(number)}.`);

		await expect(page.getByLabel('First name')).toBeFocused();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
		await page.getByLabel('First name').fill('Ngaire');
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(page).toHaveURL(list);
		await expect(toast(page)).toContainText('the car is on your watchlist');
		const saved = page.locator(`a[data-watch][data-car="${car}"]`).first();
		await expect(saved).toHaveRole('button');
		await expect(saved).toHaveAttribute('aria-pressed', 'true');
		await expect(saved).toHaveAccessibleName(/^SAVED /);
		// The heart leads to the device's list and the watchlist as one, and counts both.
		await expect(page.locator('[data-saved-link]:visible')).toHaveAccessibleName('Saved cars, 1');
		expect(events.filter((id) => id >= 35 && id <= 39)).toEqual([35, 36, 37, 39, 38]);

		await page.goto(sampleUrl('motorama', '/mymotorama/saved/'));
		await expect(page.locator(`[data-row="${car}"]`)).toBeVisible();
		// Nobody has asked for messages yet.
		await page.getByRole('link', { name: 'Turn on messages' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
		await expect(page.getByRole('radio', { name: 'By SMS' })).toBeVisible();
		await page.goto(list);
		await expect(saved).toHaveAttribute('aria-pressed', 'true');
		await saved.focus();
		await page.keyboard.press('Space');
		await expect(toast(page)).toContainText('Removed from your watchlist.');
		await expect(saved).toHaveAttribute('aria-pressed', 'false');
		const { watchlist } = await page.evaluate(async () => (await fetch('/api/auth')).json());
		expect(watchlist).toEqual([]);
	},
);

test('USER-3 a save that the server does not take is undone, and says so', async ({ page, allowFault }, info) => {
	await page.goto(signIn);
	await enterCode(page, numberOf(1, info));
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
	await page.goto(list);
	await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'false');
	allowFault(/503|Failed to load resource/);
	let answer: () => void = () => undefined;
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.route('**/api/watchlist/*', async (route) => {
		await held;
		await route.fulfill({ status: 503, json: { error: 'Later.', code: 'unavailable' } });
	});
	await firstSave(page).click();
	await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'true');
	answer();
	await expect(toast(page)).toContainText('nothing has changed');
	await expect(firstSave(page)).toHaveAttribute('aria-pressed', 'false');
});

test('USER-4 a wrong code, one that is too old, and another one', async ({ page, allowFault }, info) => {
	const number = numberOf(2, info);
	allowFault(/422|429|Failed to load resource/);
	await page.clock.install();
	await page.goto(sampleUrl('big-box-cars', '/sign-in/'));
	await page.getByLabel('Mobile number').fill(number);
	await page.getByRole('button', { name: 'Send the code' }).click();
	const code = page.getByRole('textbox', { name: 'Code' });
	const right = await codeFor(number);
	await code.fill(right === '111111' ? '222222' : '111111');
	await expect(page.getByRole('alert')).toContainText('4 tries');
	await expect(code).toBeFocused();
	const again = page.getByRole('button', { name: /^Send another code/ });
	await expect(again).toHaveText(/in \d+ s$/);
	await page.clock.fastForward(31_000);
	await expect(again).toHaveText('Send another code');

	// The server's clock decides: for it no half minute has passed. A double click asks once.
	const asked: string[] = [];
	page.on('request', (request) => request.url().endsWith('/auth/code') && asked.push(request.method()));
	await again.dblclick();
	await expect(page.getByRole('alert').filter({ hasText: 'half a minute' })).toBeVisible();
	await expect(again).toHaveText(/in \d+ s$/);
	expect(asked).toEqual(['POST']);
	passHalfMinute();
	expireCodes('big-box-cars');
	await code.fill(right);
	await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
	await page.clock.fastForward(31_000);
	await again.click();
	await expect(page.getByText('We have sent another code.')).toBeVisible();
	await expect.poll(() => codeFor(number)).not.toBe(right);
	await page.getByRole('button', { name: 'Change the number' }).click();
	await expect(page.getByLabel('Mobile number')).toBeFocused();
	await page.reload();
	await expect(page.getByLabel('Mobile number')).not.toHaveValue('');
});

test('USER-3, USER-4, USER-11 favourites join the watchlist; details, alerts, signing out in all tabs', async ({
	page,
	context,
}, info) => {
	const number = numberOf(3, info);
	await page.goto(list);
	const hearts = page.locator('[data-save="favourites"]');
	for (const index of [0, 1]) await hearts.nth(index).click();
	const other = await context.newPage();
	await other.goto(list);
	await expect(other.locator('[data-save="favourites"][aria-pressed="true"]')).toHaveCount(2);

	await page.goto(signIn);
	await enterCode(page, number);
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByText('On your watchlist: 2.')).toBeVisible();
	await expect(page.getByText(/^Signed in/)).toContainText(/0491 57/);
	await expect(other.locator('a[data-watch][aria-pressed="true"]')).toHaveCount(2);

	await expect(page.getByLabel('No messages')).toBeChecked();
	await page.getByLabel('By email').check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('We need your email address')).toBeVisible();
	await page.getByLabel('Email', { exact: false }).first().fill('ngaire@example.com');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Your details are saved.')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('By email')).toBeChecked();

	// Of a car that is on the watchlist alone, the device keeps what the list notes until the sign-out, and no page.
	const watchedAlone = Number(await other.locator('a[data-watch]').nth(3).getAttribute('data-car'));
	await other.locator('a[data-watch]').nth(3).click();
	await expect(other.locator('a[data-watch][aria-pressed="true"]')).toHaveCount(3);
	await other.goto(sampleUrl('motorama', '/mymotorama/saved/'));
	await expect(other.locator('.saved-row')).toHaveCount(3);
	await expect(other.locator('[data-saved-count="favourites"]')).toHaveText('3');
	await other.goto(sampleUrl('motorama', '/mymotorama/saved/?tab=compare'));
	await expect(other.locator('[data-saved-count="favourites"]')).toHaveText('3');
	const noted = () =>
		page.evaluate(() => {
			const notes = JSON.parse(localStorage.getItem('forecourt:motorama:saved_notes') ?? '[]') as { id: number }[];
			return notes.map(({ id }) => id);
		});
	expect(await noted()).toContain(watchedAlone);
	await other.goto(list);

	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByLabel('Mobile number')).toBeVisible();
	expect(await noted()).toHaveLength(2);
	expect(await noted()).not.toContain(watchedAlone);
	await expect(other.locator('a[data-watch][aria-pressed]')).toHaveCount(0);
	await expect(other.locator('[data-save="favourites"][aria-pressed="true"]')).toHaveCount(2);
});

test('ROUTE-11, USER-4 the sign-in leads to pages of the site only; an account is deleted after a second question', async ({
	page,
}, info) => {
	await page.goto(`${signIn}?redirect=%2F%2Fevil.example%2F&back=https%3A%2F%2Fevil.example`);
	await expect(page.getByLabel('Mobile number')).toBeVisible();
	await expectAccessible(page);
	await enterCode(page, numberOf(4, info));
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
	await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeHidden();
	await expect(page).toHaveURL(/^http:\/\/motorama\.localhost:\d+\/sign-in\//);

	await page.getByRole('button', { name: 'Delete my account' }).click();
	await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Delete for good' }).click();
	await expect(page.getByLabel('Mobile number')).toBeVisible();
	const { user } = await page.evaluate(async () => (await fetch('/api/auth')).json());
	expect(user).toBeNull();
});

test('USER-4, ROUTE-11, SITE-11 a site without accounts asks nobody and says what there is', async ({ page }) => {
	const calls: string[] = [];
	page.on('request', (request) => /\/(?:api|mock)\/auth/.test(request.url()) && calls.push(request.url()));
	await page.goto(fixtureUrl('plain', '/sign-in/'), { waitUntil: 'networkidle' });
	await expect(page.getByText('You cannot sign in on this site yet.')).toBeVisible();
	expect(calls).toEqual([]);
});

test('USER-3, USER-4 the sign-in that SAVE leads to asks for the number at once, however long the server takes', async ({
	page,
}) => {
	await page.goto(list, { waitUntil: 'networkidle' });
	const late = Promise.withResolvers<void>();
	await page.route('**/api/auth', async (route) => {
		await late.promise;
		await route.continue();
	});
	await firstSave(page).click();
	await expect(page).toHaveURL(/\/sign-in\//);
	const number = page.getByLabel('Mobile number');
	await number.fill('0491 570 156');
	const answered = page.waitForResponse('**/api/auth');
	late.resolve();
	await answered;
	await expect(number).toHaveValue('0491 570 156');
});

test('USER-4 a server that does not answer is only logged, and SAVE leads to the sign-in, which says so', async ({
	page,
	allowFault,
}) => {
	allowFault(/503|Failed to load resource/);
	await page.route('**/api/auth', (route) =>
		route.fulfill({ status: 503, json: { error: 'Later.', code: 'unavailable' } }),
	);
	await page.goto(list, { waitUntil: 'networkidle' });
	await expect(firstSave(page)).toBeVisible();
	await firstSave(page).click();
	await expect(toast(page)).toContainText('nothing has changed');
	await page.goto(signIn);
	await expect(page.getByRole('alert')).toContainText('You cannot sign in at the moment');
	await page.unroute('**/api/auth');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByLabel('Mobile number')).toBeVisible();
});

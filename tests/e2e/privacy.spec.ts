import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fillPerson, makeVisitor, openCar, openForm, type Visitor } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { enterCode, numberOf } from './support/sms.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

const privacy = sampleUrl('motorama', '/privacy-policy/');
const leads = '**/api/leads';
const panelOf = (page: Page) => page.getByRole('region', { name: 'What this site keeps on this device' });

async function forgetAll(page: Page): Promise<void> {
	await page.goto(privacy);
	await panelOf(page).getByRole('button', { name: 'Clear my data from this device' }).click();
	await panelOf(page).getByRole('button', { name: 'Forget all of it' }).click();
	await expect(panelOf(page).getByRole('status')).toContainText('Forgotten on this device');
}

async function sendEnquiry(page: Page, visitor: Visitor): Promise<void> {
	await openCar(page);
	const dialog = await openForm(page, 'Enquire');
	await fillPerson(dialog, visitor);
	await dialog.getByLabel('Message').fill('Is it still there?');
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
}

/** How many leads are in the browser's database. Where there is none yet it makes none: the page would find one without its store. */
const waiting = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				const request = indexedDB.open('forecourt');
				request.onupgradeneeded = () => request.transaction?.abort();
				request.onerror = () => done(0);
				request.onsuccess = () => {
					const database = request.result;
					const count = database.transaction('unsent').objectStore('unsent').count();
					count.onsuccess = () => {
						database.close();
						done(count.result);
					};
				};
			}),
	);

test('USER-4, USER-5 the account is deleted from the privacy page, after a second question, and other tabs hear of it', async ({
	page,
	context,
}, info) => {
	await page.goto(sampleUrl('motorama', '/sign-in/'));
	await enterCode(page, numberOf(6, info));
	await page.getByRole('button', { name: 'Not now' }).click();
	const other = await context.newPage();
	await other.goto(sampleUrl('motorama', '/search/used-cars/'));
	await other.locator('a[data-watch]').first().click();
	await expect(other.locator('a[data-watch][aria-pressed="true"]')).toHaveCount(1);
	await other.goto(sampleUrl('motorama', '/mymotorama/saved/'));
	await expect(other.locator('.saved-row')).toHaveCount(1);

	await forgetAll(page);
	await expect(panelOf(page).getByText('You are signed in.')).toBeVisible();
	await expect(panelOf(page).getByRole('link', { name: 'Sign out or change your account' })).toBeVisible();
	await panelOf(page).getByRole('button', { name: 'Delete my account' }).click();
	await expect(panelOf(page).getByRole('button', { name: 'Keep my account' })).toBeFocused();
	await expectAccessible(page);
	await panelOf(page).getByRole('button', { name: 'Delete for good' }).click();
	await expect(panelOf(page).getByRole('status')).toContainText('Your account is deleted');
	await expect(panelOf(page).getByText('You are signed in.')).toBeHidden();
	const { user } = await page.evaluate(async () => (await fetch('/api/auth')).json());
	expect(user).toBeNull();
	await expect(other.locator('.saved-row')).toHaveCount(0);
});

test('USER-5, FORM-12 a lead that waits unsent is forgotten, and never sent', async ({ page, allowFault }) => {
	allowFault(/ERR_FAILED/);
	const visitor = makeVisitor();
	await page.route(leads, (route) => route.abort());
	await sendEnquiry(page, visitor);
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText('saved this on your device');
	await page.goto(privacy);
	await expect(panelOf(page).getByText('Messages that wait to be sent')).toBeVisible();
	await forgetAll(page);
	await expect(panelOf(page).getByRole('status')).toContainText('messages that wait to be sent');
	await page.unroute(leads);
	await page.goto(sampleUrl('motorama', '/about-us/'), { waitUntil: 'networkidle' });
	await expect(page.locator('.resent-note')).toHaveCount(0);
	expect(storedLeads(visitor.email)).toEqual([]);
	expect(await waiting(page)).toBe(0);
});

test('USER-5, FORM-12 a lead that another tab is sending does not come back where that fails', async ({
	page,
	context,
	allowFault,
}) => {
	allowFault(/503/);
	let answer: () => void = () => undefined;
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(leads, async (route) => {
		await held;
		await route.fulfill({ status: 503, json: { error: 'Later.', code: 'unavailable' } });
	});
	await sendEnquiry(page, makeVisitor());
	await expect.poll(() => waiting(page)).toBe(1);
	const other = await context.newPage();
	await forgetAll(other);
	answer();
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Later.');
	expect(await waiting(page)).toBe(0);
});

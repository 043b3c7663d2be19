import type { Locator, Page } from '@playwright/test';
import { fillPerson, makeVisitor, openCar, openForm, type Visitor } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

const leads = '**/api/leads';
const page404 = '<!doctype html><title>Not found</title>';

async function fillEnquiry(page: Page, visitor: Visitor): Promise<Locator> {
	await openCar(page);
	const dialog = await openForm(page, 'Enquire');
	await fillPerson(dialog, visitor);
	await dialog.getByLabel('Message').fill('Is it still there?');
	return dialog;
}

/** How many leads the device says that it keeps. */
const kept = (page: Page): Promise<number> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:motorama:unsent') ?? '[]').length);

async function expectSentByNextPage(page: Page, { email }: Visitor): Promise<void> {
	await page.goto(sampleUrl('motorama', '/about-us/'));
	await expect(page.locator('.resent-note')).toContainText('We have it now');
	expect(storedLeads(email)).toHaveLength(1);
	expect(await kept(page)).toBe(0);
}

test('FORM-12 no answer, then a 503 to “Try again”: the lead stays on the device, and the next page sends it', async ({
	page,
	allowFault,
}) => {
	allowFault(/ERR_FAILED|503/);
	const visitor = makeVisitor();
	const dialog = await fillEnquiry(page, visitor);
	await page.route(leads, (route) => route.abort());
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(dialog.getByRole('alert')).toContainText(
		'We have saved this on your device. It will be sent once you are back online with a page of this site open.',
	);
	await page.unroute(leads);
	await page.route(leads, (route) => route.fulfill({ status: 503, json: { error: 'Later.', code: 'unavailable' } }));
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Later.');
	expect(await kept(page)).toBe(1);
	await page.unroute(leads);
	await expectSentByNextPage(page, visitor);
});

test('FORM-12 whatever else answers in our place, from the first try on: one key, words that are true, one lead', async ({
	page,
	allowFault,
}) => {
	allowFault(/503|500|403|404|429/);
	const visitor = makeVisitor();
	const keys = new Set<string | undefined>();
	const answers = [
		{ status: 503, json: { error: 'Later.', code: 'unavailable' } },
		{ status: 500, json: { error: 'An unexpected error occurred', code: 'internal' } },
		{ status: 403, contentType: 'text/html', body: page404 },
		{ status: 404, contentType: 'text/html', body: page404 },
		{ status: 429, json: { error: 'Slowly.', code: 'rate_limited' }, headers: { 'retry-after': '2' } },
	];
	const dialog = await fillEnquiry(page, visitor);
	let tries = 0;
	await page.route(leads, (route) => {
		keys.add(route.request().headers()['idempotency-key']);
		const answer = answers[tries++];
		return answer ? route.fulfill(answer) : route.continue();
	});
	for (const [index, { status }] of answers.entries()) {
		await dialog.getByRole('button', { name: index === 0 ? 'Send enquiry' : 'Try again' }).click();
		await expect.poll(() => tries).toBe(index + 1);
		const banner = dialog.getByRole('alert');
		await expect(banner).toContainText('on your device');
		await expect(banner).not.toContainText(/online/);
		expect([status, await kept(page)]).toEqual([status, 1]);
	}
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(page).toHaveURL(/\/success\//);
	expect(keys.size).toBe(1);
	expect(storedLeads(visitor.email)).toHaveLength(1);
	expect(await kept(page)).toBe(0);
});

test('FORM-12 a lead waits for a captcha that cannot be had, in the form and on later pages', async ({
	page,
	allowFault,
}) => {
	allowFault(/500/);
	const visitor = makeVisitor();
	let posted = 0;
	page.on(
		'request',
		(request) => void (request.method() === 'POST' && request.url().endsWith('/api/leads') && posted++),
	);
	let asked = 0;
	await page.route('**/api/captcha', (route) => {
		asked++;
		return route.fulfill({ status: 500, json: { error: 'No.', code: 'internal' } });
	});
	const dialog = await fillEnquiry(page, visitor);
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	const banner = dialog.getByRole('alert');
	await expect(banner).toContainText('Our security check did not work.');
	await expect(banner).toContainText('will keep trying');
	const before = asked;
	await page.goto(sampleUrl('motorama', '/contact/'));
	await expect.poll(() => asked).toBeGreaterThan(before);
	expect([await kept(page), posted, storedLeads(visitor.email).length]).toEqual([1, 0, 0]);
	await page.unroute('**/api/captcha');
	await expectSentByNextPage(page, visitor);
});

test('FORM-12 a tab that is closed while it sends loses nothing, and nothing is sent twice', async ({
	page,
	context,
	allowFault,
}) => {
	allowFault(/ERR_FAILED/);
	const visitor = makeVisitor();
	const dialog = await fillEnquiry(page, visitor);
	await page.route(leads, () => {});
	const sending = page.waitForRequest(leads);
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await sending;
	// Another tab leaves it to the one that sends.
	const other = await context.newPage();
	await other.goto(sampleUrl('motorama', '/about-us/'));
	await other.waitForLoadState('networkidle');
	expect([await kept(other), storedLeads(visitor.email).length]).toEqual([1, 0]);
	await page.close();
	await expectSentByNextPage(other, visitor);
});

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillPerson, makeVisitor, openCar, openForm } from './support/lead-forms.ts';
import { fixtureUrl, ports, sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

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

/** Node does not know the names below localhost: the address is the number, the name goes as a header. */
function byAddress(route: Route): { url: string; headers: Record<string, string> } {
	const { host, pathname } = new URL(route.request().url());
	return { url: `http://127.0.0.1:${ports.samples}${pathname}`, headers: { ...route.request().headers(), host } };
}

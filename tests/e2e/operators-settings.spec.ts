import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expectAccessible } from './support/accessibility.ts';
import { type SignedInHost, signIn, startSignedInHost } from './support/signed-in-host.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

const slug = 'blinkr';

let host: SignedInHost;
let tenants: string;
/** The samples, of which one has a site.json of its own. */
test.beforeEach(async () => {
	tenants = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
	for (const name of readdirSync('tenants'))
		if (name !== slug) symlinkSync(resolve('tenants', name), join(tenants, name));
	cpSync(join('tenants', slug), join(tenants, slug), { recursive: true });
	host = await startSignedInHost([], { tenants });
});
test.afterEach(async () => {
	await host.stop();
	rmSync(tenants, { recursive: true });
});
const saved = () => JSON.parse(readFileSync(join(tenants, slug, 'site.json'), 'utf8'));

test(
	'SITE-3 what is typed into a setting is there after a way back until it is saved; a plain one is changed in the list',
	bothWidths,
	async ({ page, allowFault }) => {
		allowFault(/422/);
		await signIn(page, host);
		const list = `${host.url}tenants/${slug}/config/`;
		const dates = `${list}edit/?key=special_hours`;
		await page.goto(dates);
		const days = page.locator('[name$="-day"]');
		const count = await days.count();
		await page.getByRole('button', { name: 'Add a date', exact: true }).click();
		await expect(days.last()).toBeFocused();
		await days.last().fill('2031-02-03');
		await page.locator('[name$="-state"]').last().selectOption('Closed');
		await page.getByRole('link', { name: '← All settings' }).click();
		await expect(page.locator('.draft')).toContainText('Typed but not saved: Special hours');
		await page.goto(dates);
		await expect(page.locator('.draft')).toContainText('What you typed before is here again');
		await expect(days).toHaveCount(count + 1);
		await expect(days.last()).toHaveValue('2031-02-03');
		await expectAccessible(page);
		await page.getByRole('button', { name: 'See what changes', exact: true }).click();
		await expect(page.locator('#outcome .notice.good')).toBeVisible({ timeout: 40_000 });
		await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.locator('.saved')).toContainText('Saved Special hours');
		await expect(page.locator('.draft')).toHaveCount(0);
		expect(saved().special_hours).toContainEqual({ status: 'Closed', date: '2031-02-03' });

		const phone = page.locator('.often [data-key="phone"]');
		await phone.getByRole('link').click();
		const field = phone.getByRole('textbox', { name: 'Phone' });
		await expect(field).toBeFocused();
		await field.fill('none');
		await phone.getByRole('button', { name: 'Save' }).click();
		await expect(phone.getByRole('alert')).toContainText('Write a phone number');
		await expectAccessible(page);
		await field.fill('07 5550 1234');
		await phone.getByRole('button', { name: 'Save' }).click();
		await expect(phone).toContainText('Not on the site yet: 07 5550 1234');
		await expect(page.locator('.saved')).toContainText('Saved Phone');
		expect(saved().phone).toBe('07 5550 1234');
	},
);

test('SITE-3 a shade that is taken in place of a typed one leaves no draft of the older', async ({
	page,
	allowFault,
}) => {
	allowFault(/422/);
	await signIn(page, host);
	const edit = `${host.url}tenants/${slug}/config/edit/?key=theme.colours.brand`;
	await page.goto(edit);
	const field = page.locator('#value');
	await field.fill('#fdd9d9');
	await page.getByRole('button', { name: 'See what changes', exact: true }).click();
	const take = page.getByRole('button', { name: /^Take #/ });
	const shade = /#\w{6}/.exec((await take.textContent()) ?? '')?.[0] ?? '';
	await take.click();
	await expect(field).toHaveValue(shade);
	await page.goto(edit);
	await expect(page.locator('.draft')).toBeVisible();
	await expect(field).toHaveValue(shade);
});

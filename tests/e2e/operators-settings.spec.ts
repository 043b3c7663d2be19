import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expectAccessible } from './support/accessibility.ts';
import { type SignedInHost, signIn, startSignedInHost } from './support/signed-in-host.ts';
import { expect, test } from './support/test.ts';

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

test('SITE-3 what is typed into a setting is there after a way back until it is saved or cancelled', async ({
	page,
	allowFault,
}) => {
	allowFault(/422/);
	test.slow();
	await signIn(page, host);
	const list = `${host.url}tenants/${slug}/config/`;
	const dates = `${list}edit/?key=special_hours`;
	await page.goto(dates);
	const days = page.locator('[name$="-day"]');
	const count = await days.count();
	await page.getByRole('button', { name: 'Add a date', exact: true }).click();
	await expect(days).toHaveCount(count + 1);
	await days.last().fill('2031-02-03');
	await page.getByRole('link', { name: '← All settings' }).click();
	await expect(page.locator('.draft')).toContainText('Typed but not saved: Holidays and special dates');
	await page.goto(dates);
	await expect(page.locator('.draft')).toContainText('What you typed before is here again');
	await expect(days.last()).toHaveValue('2031-02-03');
	await page.locator('[data-cancel]').click();

	const phone = page.locator('.often [data-key="phone"]');
	const field = phone.getByRole('textbox', { name: 'Phone' });
	await phone.getByRole('link').click();
	await field.fill('none');
	await phone.getByRole('button', { name: 'Save' }).click();
	await expect(phone.getByRole('alert')).toContainText('Write a phone number');
	await expectAccessible(page);
	await page.goto(list);
	await expect(page.locator('.draft')).toContainText('Typed but not saved: Phone');
	await phone.getByRole('link').click();
	await expect(field).toHaveValue('none');
	await field.fill('07 5550 1234');
	await phone.getByRole('button', { name: 'Save' }).click();
	await expect(phone).toContainText('Not on the site yet: 07 5550 1234');
	await expect(page.locator('.saved')).toContainText('Saved Phone');
	await expect(page.locator('.draft')).toHaveCount(0);
	expect(saved().phone).toBe('07 5550 1234');

	const edit = `${list}edit/?key=theme.colours.brand`;
	const colour = page.locator('#value');
	await page.goto(edit);
	await colour.fill('#fdd9d9');
	await page.getByRole('button', { name: 'See what changes', exact: true }).click();
	const take = page.getByRole('button', { name: /^Take #/ });
	const shade = /#\w{6}/.exec((await take.textContent()) ?? '')?.[0] ?? '';
	await take.click();
	await expect(colour).toHaveValue(shade);
	await page.goto(edit);
	await expect(page.locator('.draft')).toBeVisible();
	await expect(colour).toHaveValue(shade);
});

import { expectAccessible } from './support/accessibility.ts';
import { type SignedInHost, signIn, startSignedInHost } from './support/signed-in-host.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

let host: SignedInHost;
test.beforeEach(async () => {
	host = await startSignedInHost([]);
});
test.afterEach(() => host.stop());

test(
	'SITE-3 entries are folded, moved and removed in the form of a list; what was typed is there again after a way back; the change is shown on the page',
	bothWidths,
	async ({ page }) => {
		test.slow();
		await signIn(page, host);
		const edit = `${host.url}tenants/motorama/config/edit/?key=navigation.header`;
		await page.goto(edit);
		const entries = page.locator('form > .parts > .entries > .entry');
		const first = entries.first().locator('summary').first();
		const name = await first.textContent();
		await expect(entries.first().locator('details').first()).not.toHaveAttribute('open');
		const count = await entries.count();
		await page.getByRole('button', { name: `Move down ${name}`, exact: true }).click();
		await expect(entries.nth(1).locator('summary').first()).toHaveText(name ?? '');
		await entries.last().locator('.entry-acts').last().getByRole('button', { name: 'Remove' }).click();
		await expect(entries).toHaveCount(count - 1);
		await expect(page.getByRole('button', { name: 'See what changes', exact: true })).toBeInViewport();
		await page.getByLabel('Name', { exact: true }).first().fill('Our cars');
		await page.goto(`${host.url}tenants/motorama/config/`);
		await page.goto(edit);
		await expect(page.locator('.draft')).toContainText('What you typed before is here again');
		await expect(entries).toHaveCount(count - 1);
		await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Our cars');
		await expectAccessible(page);
		await page.getByRole('button', { name: 'See what changes', exact: true }).click();
		await expect(page.locator('.part-changes')).toContainText('Removed:', { timeout: 40_000 });
		await expect(page.locator('.preview, #outcome > .quiet').first()).toBeAttached();
		await page.locator('[data-cancel]').click();
		await page.goto(edit);
		await expect(entries).toHaveCount(count);
		await expect(page.locator('.draft')).toHaveCount(0);
	},
);

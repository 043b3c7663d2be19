import { makeLead } from '../netlify/delivery/parcel.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type SignedInHost, signIn, startSignedInHost } from './support/signed-in-host.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

const at = Date.now() - 3 * 60 * 60_000;
const leads = ['Kim Doe', 'Lee Roe'].map((name, index) =>
	makeLead(
		{ name, phone: '0491 570 156', email: `${index}@visitor.example`, message: 'Is it still there?' },
		{
			...{ id: `lead-${index}`, tenant: 'motorama', category: 'General Enquiry' },
			...{ created_at: at - index, updated_at: at, completed_at: at },
		},
	),
);

let host: SignedInHost;
test.beforeEach(async () => {
	host = await startSignedInHost(leads);
});
test.afterEach(() => host.stop());

test(
	'FORM-15 a lead is taken, put off and noted beside the list by the keyboard, and its row says so',
	wideOnly,
	async ({ page }) => {
		await signIn(page, host);
		await page.goto(`${host.url}tenants/motorama/leads/?sort=name`);
		const row = page.locator('[data-row]').filter({ hasText: 'Kim Doe' });
		await row.getByRole('link').click();
		const view = page.locator('[data-lead-view]');
		await expect(view.getByRole('heading', { level: 1 })).toHaveText('Kim Doe');
		// To have opened it takes nothing.
		await expect(view.locator('#care')).toContainText('Nobody');
		await view.getByLabel('Your name').first().selectOption('Nina Example');
		await view.getByRole('button', { name: 'Assign to me' }).click();
		await expect(view.locator('#care')).toContainText('Nina Example (you)');
		await expect(view.locator('.timeline')).toContainText('Taken by Nina Example');
		await expect(row.locator('.is')).toContainText('Nina Example');
		await page.keyboard.press('n');
		await page.keyboard.type('Likes the blue one.');
		await view.getByText('Follow up', { exact: true }).click();
		await expectAccessible(page);
		await view.getByRole('button', { name: 'Tomorrow' }).click();
		await expect(row.locator('.is')).toContainText('Follow up tomorrow');
		await expect(view.getByLabel('Add a note')).toHaveValue('Likes the blue one.');
		await view.getByRole('button', { name: 'Add note' }).click();
		await expect(view.locator('.timeline')).toContainText('Likes the blue one.');
		await expect(view.getByLabel('Add a note')).toHaveValue('');
		await page.keyboard.press('o');
		await view.getByRole('button', { name: 'Sold' }).click();
		await expect(row.locator('.is .state')).toHaveText('Sold');
		await page.keyboard.press('Escape');
		await expect(view).toBeHidden();
		await page.locator('.find-more > summary').click();
		await page.getByLabel('Outcome').selectOption('Still open');
		await expect(page.locator('[data-row]')).toHaveCount(1);
		await expect(page.locator('[data-row]')).toContainText('Lee Roe');
	},
);

test('FORM-15 leads that came while somebody looks are told by the title and a line that shows them', wideOnly, async ({
	page,
}) => {
	await signIn(page, host);
	await page.goto(`${host.url}tenants/motorama/leads/`);
	const line = page.locator('.arrivals');
	const reload = () => page.evaluate(() => document.dispatchEvent(new Event('reloaded')));
	await reload();
	await expect(page).toHaveTitle(/^Leads of /);
	await expect(line).toBeHidden();
	// As if the list had been open before they came.
	await page.locator('[data-since]').evaluate((list) => list.setAttribute('data-since', '0'));
	await reload();
	await expect(page).toHaveTitle(/^\(2\) Leads of /);
	await line.getByRole('button', { name: '2 new leads' }).click();
	await expect(page.locator('[data-row] .row-link').first()).toBeFocused();
	await expect(page).toHaveTitle(/^Leads of /);
	await expect(line).toBeHidden();
});

test(
	'FORM-15 a lead marked as answered is so in its list: Back does not bring the state before',
	bothWidths,
	async ({ page }) => {
		await signIn(page, host);
		const list = `${host.url}tenants/motorama/leads/?sort=name&days=7`;
		await page.goto(list);
		const row = page.locator('[data-row]').filter({ hasText: 'Kim Doe' });
		await row.getByRole('link').click();
		if (test.info().project.name === 'desktop') await page.getByRole('link', { name: 'Open as a page' }).click();
		await expect(page).toHaveURL(/\/leads\/lead-0\/$/);
		await page.getByRole('button', { name: 'Mark as answered' }).click();
		await expect(page.locator('[data-lead-state]')).toContainText('Answered');
		await page.goBack();
		await expect(row.locator('.is .state')).toHaveText('Answered');
		await page.goForward();
		await expect(page.locator('[data-lead-state]')).toContainText('Answered');
		// On a phone it is in the bar too.
		const isPhone = test.info().project.name === 'phone';
		await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(isPhone ? 2 : 1);
		await page.getByRole('link', { name: 'Next' }).last().click();
		await expect(page).toHaveURL(/\/leads\/lead-1\/$/);
		await page.getByRole('link', { name: 'All leads' }).click();
		await expect(page).toHaveURL((url) => url.href.startsWith(list));
		await expect(row.locator('.is .state')).toHaveText('Answered');
	},
);

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false });
	test('FORM-15 the same by forms alone', bothWidths, async ({ page }) => {
		await signIn(page, host);
		await page.goto(`${host.url}tenants/motorama/leads/lead-1/`);
		await page.getByRole('button', { name: 'Open the lead' }).click();
		await page.getByText('Follow up', { exact: true }).click();
		await page.getByRole('button', { name: 'Today' }).click();
		await page.getByText('Outcome', { exact: true }).click();
		await page.getByLabel('Lost, because').selectOption('Price');
		await page.getByRole('button', { name: 'Lost', exact: true }).click();
		await expect(page.locator('[data-lead-state]')).toContainText('Lost');
		await expect(page.locator('.timeline')).toContainText('Closed as Lost: Price');
	});
});

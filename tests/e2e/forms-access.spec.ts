import { drawItems } from '../../scripts/testing/draw.ts';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { enterByHand, makeVisitor, openCar } from './support/lead-forms.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { wideOnly } from './support/widths.ts';

const pages: [form: string, url: string][] = [
	['contact', sampleUrl('motorama', '/contact/')],
	['contact', sampleUrl('harbour-prestige', '/contact/')],
	['finance', sampleUrl('motorama', '/finance/')],
	['finance-pre-approval', sampleUrl('motorama', '/finance-pre-approval/')],
	['book-a-service', sampleUrl('motorama', '/book-a-service/')],
	['parts', sampleUrl('motorama', '/vehicle-parts-and-accessories/')],
	['warranty', sampleUrl('motorama', '/warranty/')],
	['fleet', sampleUrl('motorama', '/fleet/')],
	['sell-your-car', sampleUrl('red-dirt-campers', '/sell-your-car/')],
	['trade-in', sampleUrl('motorama', '/cars/trade-in/')],
	['conversions', sampleUrl('motorama', '/our-conversions/')],
	['careers', fixtureUrl('everything', '/pages/all-blocks/')],
];

/** Forms that are read in every run; a full run reads all. */
const formsRead = 6;

for (const [name, url] of drawItems({ matrix: 'forms', items: pages, count: formsRead })) {
	test(`FORM-1 ${name} of ${new URL(url).hostname.split('.')[0]}: every control has a name, every error its field`, async ({
		page,
	}) => {
		await page.goto(url);
		const place = page.locator(`[data-form="${name}"]`);
		await place.scrollIntoViewIfNeeded();
		const form = place.locator('form');
		await expect(form).toBeVisible();
		// Scrolled to the form, the page's head may cover half of a field.
		await expectAccessible(await atTop(page));
		for (const control of await form.locator('input:not([name="website"]), select, textarea').all()) {
			await expect(control).toHaveAccessibleName(/\S/);
		}
		await enterByHand(form);
		await form.locator('button[type="submit"]').last().click();
		const summary = form.getByRole('alert');
		await expect(summary).toContainText(/is missing|Not answered yet/);
		const first = form.locator('[data-fault]').first();
		await expect(first).toBeFocused();
		await expect(first).toHaveAccessibleDescription(/\*This is a required field\./);
		// Scrolled to the field, the page's head may cover half of a button above it.
		await expectAccessible(await atTop(page));
		const link = summary.getByRole('link').last();
		await link.press('Enter');
		await expect(form.locator(':focus')).toHaveId((await link.getAttribute('href'))?.slice(1) ?? '');
	});
}

test('FORM-2 on a phone what has to be put right is said in sight, above the first field of it', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openCar(page);
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Enquire' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'Submit an enquiry' });
	await dialog.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(dialog.getByLabel('First name')).toBeFocused();
	await expect(dialog.locator('.form-summary')).toBeInViewport({ ratio: 1 });
	const head = await dialog.locator('.dialog-head').boundingBox();
	const edge = (head?.y ?? 0) + (head?.height ?? 0);
	await expect.poll(async () => (await dialog.locator('.form-summary').boundingBox())?.y ?? 0).toBeGreaterThan(edge);
});

test('an enquiry by keyboard alone: opened, filled in, put right and sent', wideOnly, async ({ page }) => {
	const visitor = makeVisitor();
	await openCar(page);
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Enquire' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Submit an enquiry' });
	await expect(dialog.getByLabel('First name')).toBeVisible();
	const { keyboard } = page;
	await keyboard.press('Tab');
	await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
	await keyboard.press('Tab');
	await keyboard.type(visitor.first);
	await keyboard.press('Tab');
	await keyboard.type(visitor.last);
	await keyboard.press('Tab');
	await keyboard.type('no address');
	await keyboard.press('Tab');
	await keyboard.type(visitor.phone);
	await keyboard.press('Enter');
	await expect(dialog.getByLabel('Email')).toBeFocused();
	await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('invalid email address');
	await keyboard.press('ControlOrMeta+a');
	await keyboard.type(visitor.email);
	// It is checked again when it is submitted, and not before (FORM-2): until then it is neither wrong nor right.
	await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Thanks, we’ll check it again.');
	await expect(dialog.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
	await expect(dialog.locator('.form-summary li').filter({ hasText: 'Email' })).toHaveText('Email (changed)');
	await expectAccessible(page);
	await keyboard.press('Tab');
	await keyboard.press('Tab');
	await expect(dialog.getByLabel('Location')).toBeFocused();
	await keyboard.press('Tab');
	// What the site has written for the visitor.
	await keyboard.press('ControlOrMeta+a');
	await keyboard.type('Written without a mouse.');
	await keyboard.press('Tab');
	await keyboard.press('Space');
	await keyboard.press('Tab');
	await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
	await keyboard.press('Tab');
	await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeFocused();
	await keyboard.press('Enter');
	await expect(page).toHaveURL(/\/success\//);
	expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({ opt_in: false, message: 'Written without a mouse.' });
});

test('FORM-6 the form loads nothing before it is wanted, and little then', async ({ page }) => {
	const scripts = new Map<string, number>();
	page.on('response', async (response) => {
		if (response.request().resourceType() !== 'script') return;
		scripts.set(new URL(response.url()).pathname, (await response.body().catch(() => Buffer.alloc(0))).length);
	});
	await openCar(page);
	scripts.clear();
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect([...scripts.keys()].filter((path) => /draw-form|client\.|lead-/.test(path))).toEqual([]);
	await page.getByRole('complementary').getByRole('link', { name: 'Enquire' }).focus();
	await expect.poll(() => [...scripts.keys()].some((path) => path.includes('draw-form'))).toBe(true);
	const island = [...scripts].find(([path]) => path.includes('draw-form'));
	// Formik, Yup and all controls; 40 KB once compressed. React comes beside it.
	expect(island?.[1]).toBeLessThan(140_000);
});

test('a form takes its place without a shift of the page', async ({ page }) => {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
				if (!hadRecentInput) Reflect.set(window, 'shift', (Number(Reflect.get(window, 'shift')) || 0) + value);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(sampleUrl('motorama', '/finance-pre-approval/'));
	await page.locator('[data-form]').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-form] form')).toBeVisible();
	expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')) || 0)).toBeLessThan(0.02);
});

test('FORM-12 where the form cannot be loaded the page says how else to get in touch', async ({ page, allowFault }) => {
	allowFault(/draw-form|ERR_FAILED|dynamically imported/);
	await page.route(/draw-form/, (route) => route.abort());
	await page.goto(sampleUrl('motorama', '/book-a-service/'));
	const place = page.locator('[data-form="book-a-service"]');
	await place.getByRole('radio', { name: 'VIN' }).check();
	await expect(place.getByRole('link', { name: /^Call/ })).toBeVisible();
	await openCar(page);
	const opener = page.getByRole('complementary').getByRole('link', { name: 'Enquire' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
	await page.unroute(/draw-form/);
	await expect(dialog.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', /^\/contact-us\//);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the place of a form says how to reach the dealer, and nothing is dead', async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/book-a-service/'));
		const place = page.locator('[data-form="book-a-service"]');
		await expect(place.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
		await expect(place.getByRole('link', { name: 'Where and when to find us' })).toBeVisible();
		await expect(page.locator('main form')).toBeHidden();
	});
});

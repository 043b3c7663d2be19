import type { Page } from '@playwright/test';
import { toolsDouble } from './support/chat-doubles.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { playVendors } from './support/vendors.ts';
import { bothWidths } from './support/widths.ts';

const carPath = '/cars/2024-ford-bronco-outer-banks-u10002/';
const host = 'numbers.example';

/** Every number that links of the page call. */
const called = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({ href }) => href));

/** Answers each number that is asked for with the one that ends in 77 instead. */
async function giveNumbers(page: Page): Promise<URL[]> {
	const asked: URL[] = [];
	await page.route(`https://${host}/**`, (route) => {
		const url = new URL(route.request().url());
		asked.push(url);
		const numbers = Object.fromEntries(
			url.searchParams.getAll('number').map((number) => [number, number.replace(/\d\d$/, '77')]),
		);
		return route.fulfill({ json: { numbers }, headers: { 'Access-Control-Allow-Origin': '*' } });
	});
	return asked;
}

/** Sums up layout shifts that no input explains. */
const shifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
				}).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => done(sum), 100);
			}),
	);

test(
	'SITE-10 phone numbers and what they call are swapped, in place; search engines read the dealer’s',
	bothWidths,
	async ({ page }) => {
		const asked = await giveNumbers(page);
		// Until its form is there, the page shows other ways to get in touch in its place.
		await page.goto(fixtureUrl('everything', '/contact/'), { waitUntil: 'networkidle' });
		await expect(page.locator('#contact-form form')).toBeVisible();
		const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
		const before = await called(page);
		expect(before.length).toBeGreaterThan(1);
		const shiftedBefore = await shifts(page);
		await page.keyboard.press('Shift');
		await expect.poll(() => called(page)).toEqual(before.map((href) => href.replace(/\d\d$/, '77')));
		const texts = await page.locator('a[href^="tel:"]').allInnerTexts();
		expect(texts.filter((text) => /\d/.test(text) && !/77$/.test(text.trim()))).toEqual([]);
		expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(jsonLd);
		expect((await shifts(page)) - shiftedBefore).toBe(0);
		expect(asked[0]?.searchParams.get('account')).toBe('everything');
	},
);

test('CAR-2, SITE-10 a number that is hidden until it is asked for is swapped too', async ({ page }) => {
	await giveNumbers(page);
	await page.goto(fixtureUrl('everything', carPath));
	await page.keyboard.press('Shift');
	const card = page.locator('details.phone');
	await expect(card.locator('a')).toHaveAttribute('href', /77$/);
	await card.locator('summary').click();
	await expect(card.locator('a')).toHaveText(/77$/);
});

test('SITE-10 the dealer’s numbers stay where the vendor fails, and other plugins start', async ({
	page,
	allowFault,
}) => {
	allowFault(/503/);
	await playVendors(page, { 'tools.example': { '/widget.js': { script: toolsDouble } } });
	await page.route(`https://${host}/**`, (route) => route.fulfill({ status: 503 }));
	await page.goto(fixtureUrl('everything', carPath));
	const before = await called(page);
	await page.keyboard.press('Shift');
	await page.locator('[data-online-tools]').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-online-tools]')).toHaveText('Tools of everything for U10002');
	expect(await called(page)).toEqual(before);
});

test('SITE-10 online tools come on pages of stock when their place is seen, and on no other page', async ({ page }) => {
	const { asked, stop } = await playVendors(page, { 'tools.example': { '/widget.js': { script: toolsDouble } } });
	const tools = () => asked.filter(({ host: name }) => name === 'tools.example').length;
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await page.keyboard.press('Shift');
	await expect(page.locator('[data-online-tools]')).toHaveCount(0);
	await page.goto(fixtureUrl('everything', '/stock/list/'), { waitUntil: 'networkidle' });
	await page.keyboard.press('Shift');
	expect(tools()).toBe(0);
	await page.locator('[data-online-tools]').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-online-tools]')).toHaveText('Tools of everything for the list');
	expect(tools()).toBe(1);
	stop();
});

import { unfoldOffer } from './support/car-folds.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test('ROUTE-1, ROUTE-3, ROUTE-6 a visitor comes from the home page over the list to a car and to the dealer', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	await page
		.getByRole('main')
		.getByRole('link', { name: /Browse|See all|All / })
		.first()
		.click();
	await expect(page).toHaveURL(/\/search\//);
	await expect(page.getByRole('article')).toHaveCount(21);
	const card = page.getByRole('article').first().getByRole('link').first();
	const name = (await card.textContent())?.trim() ?? '';
	await card.click();
	await expect(page).toHaveURL(/\/cars\/[\w-]+\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(/\s{2,}|\n/)[0] ?? '');
	const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire' }).first();
	// Until the page's script has run it leads to the contact page.
	await expect(enquire).toHaveAttribute('aria-haspopup', 'dialog');
	await enquire.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('Email')).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});

test('ROUTE-1 what is far below the first screen is drawn when one comes near, and nothing seen moves', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama'));
	const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
	const far = page.getByRole('main').locator('section').last().getByRole('link').first();
	expect(await far.evaluate(isDrawn)).toBe(false);
	const shifted = page.evaluate(async () => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift' });
		const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
		while (!atEnd()) {
			scrollBy({ top: innerHeight / 2, behavior: 'instant' });
			await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
		}
		return sum;
	});
	expect(await shifted).toBeLessThan(0.001);
	expect(await far.evaluate(isDrawn)).toBe(true);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('SRCH-4 the list leads page by page through all cars, by plain links', async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/search/new-used-and-demo-cars/'));
		const first = await page.getByRole('article').first().textContent();
		await page.getByRole('link', { name: /next/i }).click();
		await expect(page).toHaveURL(/\/page\/2\/$/);
		await expect(page.getByRole('article')).toHaveCount(21);
		expect(await page.getByRole('article').first().textContent()).not.toBe(first);
		await page.getByRole('link', { name: /previous/i }).click();
		await expect(page).toHaveURL(/new-used-and-demo-cars\/$/);
	});

	test('the menu opens and leads on', bothWidths, async ({ page, isMobile }) => {
		await page.goto(sampleUrl('motorama'));
		if (isMobile) await page.locator('header summary').first().click();
		await page.locator('header').getByRole('link', { name: 'Locations' }).filter({ visible: true }).first().click();
		await expect(page).toHaveURL(/our-locations/);
	});

	test('a car’s photos, facts and price are there to read', async ({ page }) => {
		await page.goto(sampleUrl('throttle-and-tide', '/search/new-used-and-demo-motorcycles/'));
		await page.getByRole('article').first().getByRole('link').first().click();
		await expect(page).toHaveURL(/\/motorcycles\//);
		await expect(page.getByRole('main').locator('img').first()).toBeVisible();
		await expect(page.locator('#overview').getByRole('term').first()).toBeVisible();
		await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
		await unfoldOffer(page);
		await expect(page.getByText('Stock number', { exact: true }).first()).toBeVisible();
	});
});

test('ROUTE-16 the /pages form of an address leads to the page and keeps its query', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/pages/about-us?from=mail'));
	await expect(page).toHaveURL(sampleUrl('motorama', '/about-us/?from=mail'));
});

test('an address that the site does not have answers 404 and leads back', async ({ page, allowFault }) => {
	allowFault(/404/);
	for (const path of ['/search/used-cars/never-there/', '/cars/never-there/']) {
		const response = await page.goto(sampleUrl('motorama', path));
		expect(response?.status()).toBe(404);
	}
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ROUTE-1 the parts of a hero are written in the order a phone shows them, so none moves while the page arrives', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const slug of ['big-box-cars', 'motorama', 'blinkr', 'harbour-prestige', 'servco-south']) {
		await page.goto(sampleUrl(slug));
		const tops = await page
			.locator('.hero > *')
			.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
		expect(tops, slug).toEqual(tops.toSorted((a, b) => a - b));
		expect(tops.length, slug).toBeGreaterThan(1);
	}
});

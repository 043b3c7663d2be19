import type { Locator } from '@playwright/test';
import { expectAccessible, expectAccessibleFromTop } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const list = sampleUrl('bathurst-toyota', '/search/used-cars/');

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

	test('the bar at the foot of a phone never hides what has the focus', async ({ page }) => {
		await page.goto(list);
		await page.locator('.car-card .card-link').first().click();
		await expect(page.locator('.car-page')).toBeVisible();
		const stops = await page.locator('main :is(a, button, summary, input, select, [tabindex="0"]):visible').count();
		await page.locator('#main').focus();
		for (let stop = 0; stop < stops; stop++) {
			await page.keyboard.press('Tab');
			const hidden = await page.evaluate(() => {
				const bar = document.querySelector('.car-bar');
				const focused = document.activeElement;
				if (!bar || !focused || bar.contains(focused) || !focused.closest('main')) return null;
				const { top, bottom } = focused.getBoundingClientRect();
				return top >= bar.getBoundingClientRect().top && bottom <= innerHeight ? focused.outerHTML : null;
			});
			expect(hidden).toBeNull();
		}
	});

	test('links below the photos lead to each part, stay in sight and open what is folded', async ({ page }) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		const row = page.getByRole('navigation', { name: 'On this page' });
		const part = page.locator('#specification');
		await expect(part).toBeHidden();
		await row.getByRole('link', { name: 'Specs' }).click();
		await expect(part).toBeVisible();
		await expect(row.locator('[aria-current]')).toHaveText('Specs');
		const topOf = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
		// The link leads down: the header has gone, and the links stand in its place.
		await expect.poll(() => topOf('.car-jumps')).toBe(0);
		expect(await topOf('.car-specification h2')).toBeGreaterThan(40);
		await expectAccessible(page);
	});

	test('CAR-1 facts and price come before the buttons, and the rest of the offer is folded', async ({ page }) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		const offer = page.getByRole('complementary', { name: 'Price and contact' });
		const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
		const facts = page.locator('.car-title-facts');
		await expect(facts).toContainText(/Pre-owned.*km/);
		expect(await topOf(facts)).toBeLessThan(await topOf(offer));
		const [enquire, drive] = ['Enquire', 'Book a test drive'].map((name) => offer.getByRole('link', { name }));
		if (!enquire || !drive) throw new Error('two buttons');
		expect(await topOf(enquire)).toBe(await topOf(drive));
		expect((await offer.boundingBox())?.height).toBeLessThan(700);
		const photos = offer.getByRole('link', { name: 'Request Photos' });
		await expect(photos).toBeHidden();
		const fromPhotos = async () =>
			(await topOf(offer)) -
			(await page.locator('.gallery').evaluate((gallery) => gallery.getBoundingClientRect().bottom));
		const before = await fromPhotos();
		await offer.getByText('More about this offer').click();
		await expect(photos).toBeVisible();
		// It grows downwards, however high it becomes: never over the photos.
		await page.setViewportSize({ width: 390, height: 560 });
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await fromPhotos()).toBeCloseTo(before, 0);
		await expect(offer.getByText('Stock number')).toBeVisible();
		await expectAccessibleFromTop(page);
	});

	test('CAR-12 the calculator is a screen and a half: what few change is folded until it is asked for', async ({
		page,
	}) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		await page.locator('.car-fold:has(#finance) > summary').click();
		const calculator = page.locator('#finance');
		await expect(calculator.getByLabel('Deposit or trade-in')).toBeVisible();
		await expect(calculator.getByLabel('Interest rate')).toBeHidden();
		expect((await calculator.boundingBox())?.height).toBeLessThan(900);
		await calculator.getByText('Balloon, price and rate').click();
		await expect(calculator.getByLabel('Interest rate')).toBeVisible();
		await expect(calculator.getByLabel('Price ($)')).toBeVisible();
	});

	test('CAR-1 the bar has the price on one line, Enquire and Call, once the offer has left the screen', async ({
		page,
	}) => {
		await openCar(page, 'throttle-and-tide', '/search/used-motorcycles/', /^(?!.*(?:RESERVED|COMING SOON)).*\$/s);
		const bar = page.locator('.car-bar');
		await page.getByRole('complementary').getByRole('link', { name: 'Enquire' }).scrollIntoViewIfNeeded();
		await expect(bar).toBeHidden();
		await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
		await expect(bar).toBeInViewport({ ratio: 1 });
		await expect(bar.locator('p')).toHaveText(/^\s*\$[\d,]+\s*$/);
		expect((await bar.boundingBox())?.height).toBeLessThan(80);
		await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\d+$/);
		const enquire = bar.getByRole('link', { name: 'Enquire' });
		// Before its script has run the link leads to the form's page.
		await expect(enquire).toHaveAttribute('aria-haspopup', 'dialog');
		await enquire.click();
		await expect(page.getByRole('dialog', { name: 'Submit an enquiry' })).toBeVisible();
	});

	test('CAR-1 the header goes while one reads on down, and comes back on the way up', async ({ page }) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		const [header, jumps] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'On this page' })] as const;
		await page.mouse.move(195, 400);
		await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 300);
		await expect(header).not.toBeInViewport();
		await expect.poll(() => jumps.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(1);
		await page.mouse.wheel(0, -200);
		await expect(header).toBeInViewport({ ratio: 1 });
	});

	test('USER-2 what is to be compared is a row of the bar, which offers the car of the page and leaves who reads on', async ({
		page,
	}) => {
		await page.goto(sampleUrl('motorama', '/search/used-cars/'));
		await page.locator('[data-save="compare"]').nth(0).click();
		await page.locator('.car-card:not(.car-card-sold) .card-link').nth(3).click();
		const tray = page.getByRole('status').filter({ has: page.locator('.compare-tray') });
		await expect(tray.getByRole('button', { name: 'Add this car' })).toBeVisible();
		await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
		const bar = page.locator('.car-bar');
		await expect(bar).toBeInViewport({ ratio: 1 });
		await expect(tray).toBeHidden();
		await page.mouse.move(195, 400);
		await page.mouse.wheel(0, 300);
		const add = bar.getByRole('button', { name: 'Add this car' });
		await expect(add).toBeHidden();
		await page.mouse.wheel(0, -100);
		await expect(add).toBeInViewport({ ratio: 1 });
		await expect(bar.getByRole('link', { name: 'Enquire' })).toBeInViewport({ ratio: 1 });
		await expectAccessible(page);
		await add.click();
		await expect(add).toHaveCount(0);
		await expect(bar).toContainText('2 of 4');
		await bar.getByRole('link', { name: 'Compare 2' }).click();
		await expect(page).toHaveURL(sampleUrl('motorama', '/mymotorama/saved/?tab=compare'));
		await expect(page.getByRole('columnheader')).toHaveCount(2);
	});

	test('below the last part of a car’s page is no more ground than the bar takes', async ({ page }) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		const ground = await page.evaluate(() => {
			const below = document.querySelector('.car-similar')?.getBoundingClientRect().bottom ?? 0;
			return (document.querySelector('.site-footer')?.getBoundingClientRect().top ?? 0) - below;
		});
		const bar = await page.evaluate(() => document.querySelector<HTMLElement>('.car-bar')?.offsetHeight ?? 0);
		expect(ground).toBeLessThanOrEqual(bar + 32);
	});
});

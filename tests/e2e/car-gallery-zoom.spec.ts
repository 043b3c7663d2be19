import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

/** The photos over the whole screen, and the middle of their stage. */
async function openPhotos(page: Page) {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	await page.getByRole('button', { name: 'Full screen' }).click();
	const dialog = page.getByRole('dialog', { name: /^Photos of/ });
	await expect(dialog.getByRole('button', { name: 'All photos' })).toBeVisible();
	const stage = dialog.getByRole('region', { name: 'Large photos' });
	const box = await stage.boundingBox();
	if (!box) throw new Error('The photos have no stage.');
	const scale = () =>
		stage.evaluate((element) => {
			const place = Math.round(element.scrollLeft / element.clientWidth);
			const photo = element.querySelectorAll('img')[place];
			return photo ? photo.getBoundingClientRect().width / element.clientWidth : 0;
		});
	return { dialog, stage, scale, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('CAR-1 a click shows the photo larger, it is dragged, the next one is whole again', wideOnly, async ({ page }) => {
	const { dialog, stage, scale, x, y } = await openPhotos(page);
	await page.mouse.dblclick(x, y);
	await expect.poll(scale).toBeCloseTo(2.5, 1);
	const left = () =>
		stage
			.locator('img')
			.first()
			.evaluate((photo) => photo.getBoundingClientRect().left);
	const before = await left();
	await page.mouse.down();
	await page.mouse.move(x - 80, y, { steps: 4 });
	await page.mouse.up();
	expect(await left()).toBeCloseTo(before - 80, 0);
	await page.mouse.wheel(40, 0);
	await expect.poll(left).toBeCloseTo(before - 120, 0);
	await dialog.getByRole('button', { name: 'Next photo' }).click();
	await expect(dialog).toContainText('2 of 6');
	await expect.poll(scale).toBe(1);
	await page.keyboard.press('+');
	await expect.poll(scale).toBe(1.5);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
});

test(
	'CAR-1 two fingers and a double tap show the photo larger, and not the window',
	onlyAt('phone'),
	async ({ page }) => {
		const { dialog, scale, x, y } = await openPhotos(page);
		const session = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
			session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((at, id) => ({ x: at, y, id })) });
		await touch('touchStart', x - 40, x + 40);
		for (const by of [20, 40, 60, 80]) await touch('touchMove', x - 40 - by, x + 40 + by);
		await touch('touchEnd');
		await expect.poll(scale).toBeGreaterThan(2);
		expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
		// One finger moves the large photo, and does not bring the next.
		await touch('touchStart', x + 60);
		for (const by of [20, 60, 100]) await touch('touchMove', x + 60 - by);
		await touch('touchEnd');
		await expect(dialog).toContainText('1 of 6');
		for (const expected of [1, 2.5]) {
			await page.touchscreen.tap(x, y);
			await page.touchscreen.tap(x, y);
			await expect.poll(scale).toBeCloseTo(expected, 1);
		}
		await page.goBack();
		await expect(dialog).toBeHidden();
	},
);

test(
	'CAR-1 all photos at once lead to each, and the page shows the one that was seen last',
	bothWidths,
	async ({ page }) => {
		const { dialog } = await openPhotos(page);
		await dialog.getByRole('button', { name: 'All photos' }).click();
		const photos = dialog.locator('.gallery-all').getByRole('button');
		await expect(photos).toHaveCount(6);
		await expect(photos.first()).toBeFocused();
		await expect(dialog.locator('.gallery-next')).toHaveAttribute('inert');
		await expectAccessible(page);
		await photos.nth(4).click();
		await expect(dialog).toContainText('5 of 6');
		await expect(dialog.getByRole('button', { name: 'All photos' })).toHaveAttribute('aria-expanded', 'false');
		await page.keyboard.press('ArrowRight');
		await expect(dialog).toContainText('6 of 6');
		await expect(dialog.getByRole('region', { name: 'Large photos' })).toHaveCSS('outline-style', 'none');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(page.locator('.gallery-count')).toHaveText('6/6');
		await expect(page.locator('.gallery-thumbnails [aria-current]')).toHaveAttribute('href', '#photo-4');
	},
);

test('the tabs of a long page stay in view on a desktop and lead to its parts', wideOnly, async ({ page }) => {
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	const tabs = page.getByRole('navigation', { name: 'On this page' });
	for (const name of ['Features', 'Specs', 'Overview']) {
		const tab = tabs.getByRole('link', { name });
		await tab.click();
		await expect(tab).toHaveAttribute('aria-current', 'true');
		await expect(tab).toBeInViewport();
		const part = page.locator(String(await tab.getAttribute('href')));
		const below = async () => {
			const [bar, top] = [await tabs.boundingBox(), await part.boundingBox()];
			return bar && top ? top.y - bar.y - bar.height : -1;
		};
		await expect.poll(below).toBeGreaterThanOrEqual(0);
	}
});

test('CARD-3 a reserved car leads to others right below its offer', bothWidths, async ({ page }) => {
	await page.goto(sampleUrl('throttle-and-tide', '/motorcycles/2019-bmw-r-1250-gs-adventure-u10045/'));
	const offer = page.getByRole('complementary', { name: 'Price and contact' });
	await expect(offer).not.toContainText('on finance');
	await offer.getByRole('link', { name: 'See 4 like it' }).click();
	const others = page.getByRole('heading', { name: 'Others like it' });
	await expect(others).toBeInViewport();
	const [heading, overview] = [await others.boundingBox(), await page.locator('#overview').boundingBox()];
	expect(heading?.y).toBeLessThan(overview?.y ?? 0);
	// The warning that belongs to their repayments is a line that opens: the page goes on right below them.
	const warning = page.locator('#like-it').getByText(/Warning: this comparison rate/);
	await expect(warning).toBeHidden();
	await page.locator('#like-it').getByText('Comparison rate warning').click();
	await expect(warning).toBeVisible();
	await expect(page.locator('.car-bar')).toContainText('Reserved');
	await expect(page.getByRole('heading', { name: 'You may also like' })).toHaveCount(0);
	await page.goto(sampleUrl('motorama', '/cars/2018-mercedes-benz-vito-116-u10100/'));
	await expect(offer.getByRole('link', { name: 'See others' })).toHaveAttribute('href', '#like-it');
	await expect(page.locator('#like-it .car-card').first()).toBeAttached();
});

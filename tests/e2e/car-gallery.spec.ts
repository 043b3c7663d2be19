import { expectAccessible } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

test(
	'CAR-1 later photos wait until the first has had the network to itself, or until the gallery is used',
	onlyAt('phone'),
	async ({ page, context }) => {
		await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
		// No mouse has been here yet: it would be over the gallery.
		const visit = await context.newPage();
		await visit.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => {
				const second = document.querySelector('#photo-2');
				document.documentElement.dataset['second'] = second ? getComputedStyle(second).display : 'missing';
			});
		});
		await visit.goto(page.url());
		await expect(visit.locator('html')).toHaveAttribute('data-second', 'none');
		const second = visit.getByRole('img', { name: 'Photo 2' });
		await expect.poll(() => second.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
		await visit.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => {
				document.querySelector<HTMLElement>('.gallery-strip')?.focus();
			});
		});
		await visit.reload();
		await visit.keyboard.press('ArrowRight');
		await expect(second).toBeInViewport({ ratio: 0.6 });
	},
);

test(
	'CAR-1 the arrows on the photos show the next one, and the screen stays as it is',
	bothWidths,
	async ({ page }) => {
		await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
		await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
		const { x, y, width, height } = (await page.locator('.gallery-stage').boundingBox()) ?? {
			x: 0,
			y: 0,
			width: 0,
			height: 0,
		};
		const arrow = { x: x + width - 34, y: y + height / 2 };
		await page.mouse.click(arrow.x, arrow.y);
		await expect(page.locator('.gallery-count')).toHaveText('2/6');
		await page.mouse.click(arrow.x, arrow.y);
		await expect(page.locator('.gallery-count')).toHaveText('3/6');
		await expect(page.getByRole('dialog')).toBeHidden();
	},
);

test('the gallery fills the screen and follows the keys', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
	// What belongs below the photos is fetched before they are opened.
	const foot = page.waitForResponse(/gallery-foot/);
	await page.getByRole('region', { name: 'Photos', exact: true }).hover();
	await foot;
	await page.getByRole('region', { name: 'Photos', exact: true }).press('ArrowRight');
	await expect(page.getByRole('img', { name: 'Photo 2' })).toBeInViewport({ ratio: 0.6 });
	await expect(page.locator('.gallery-count')).toHaveText('2/6');
	await page.getByRole('button', { name: 'Full screen' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('2 of 6');
	await page.keyboard.press('End');
	await expect(dialog).toContainText('6 of 6');
	await dialog.getByRole('button', { name: 'Next photo' }).click();
	await expect(dialog).toContainText('1 of 6');
	for (const place of ['6 of 6', '5 of 6']) {
		await dialog.getByRole('button', { name: 'Previous photo' }).click();
		await expect(dialog).toContainText(place);
	}
	const small = dialog.getByRole('list').getByRole('button');
	await expect(small).toHaveCount(6);
	await expect(dialog.locator('[aria-current]')).toHaveAccessibleName('Photo 5 of 6');
	await small.nth(2).click();
	await expect(dialog).toContainText('3 of 6');
	await small.nth(4).click();
	await expect(dialog).toContainText('5 of 6');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('img', { name: 'Photo 5' })).toBeInViewport({ ratio: 0.6 });
});

test(
	'a photo beside comes into the place of the large one, and neither page nor address moves',
	wideOnly,
	async ({ page }) => {
		await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
		await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
		const before = page.url();
		await page.getByRole('link', { name: 'Photo 3 of 6' }).click();
		await expect(page.locator('.gallery-count')).toHaveText('3/6');
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect(page.url()).toBe(before);
		await page.getByRole('link', { name: 'Photo 4 of 6' }).click();
		await expect(page.getByRole('dialog')).toContainText('4 of 6');
		expect(page.url()).toBe(before);
	},
);

test(
	'Back closes what lies over the page and stays on it; closed by its button, Back leaves; none of it is left after a reload',
	bothWidths,
	async ({ page }) => {
		await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
		const car = page.url();
		const steps = (over: number) => expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(over);
		const photos = page.getByRole('dialog', { name: /^Photos of/ });
		const open = page.getByRole('button', { name: 'Full screen' });
		await open.click();
		await expect(photos).toBeVisible();
		await steps(1);
		await page.goBack();
		await expect(photos).toBeHidden();
		expect(page.url()).toBe(car);
		// A form over the photos: one after the other.
		await open.click();
		await steps(1);
		await photos.locator('[data-gallery-foot] [data-form-dialog]').first().click();
		const form = page.getByRole('dialog', { name: 'Submit an enquiry' });
		await expect(form).toBeVisible();
		await steps(2);
		await page.goBack();
		await expect(form).toBeHidden();
		await expect(photos).toBeVisible();
		await page.reload();
		await expect(open).toBeVisible();
		await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
		await open.click();
		await steps(1);
		await photos.getByRole('button', { name: 'Close' }).click();
		await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/search\/used-cars\/$/);
	},
);

test(
	'Back closes the menu of phones; a page that it leads to comes back to the page below it',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/faqs/'));
		await page.goto(sampleUrl('motorama', '/about-us/'));
		const menu = page.locator('.phone-menu');
		const opener = menu.locator('> summary');
		await opener.click();
		await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(1);
		await page.goBack();
		await expect(menu).not.toHaveAttribute('open');
		await expect(page).toHaveURL(/about-us/);
		await opener.click();
		await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(1);
		await menu.getByRole('link', { name: 'Sell your car', exact: true }).first().click();
		await expect(page).toHaveURL(/\/sell-your-car\/$/);
		await page.goBack();
		await expect(page).toHaveURL(/about-us/);
		await page.goBack();
		await expect(page).toHaveURL(/faqs/);
	},
);

test('a browser that draws no arrows on the photos gets some', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(() => {
		const supports = CSS.supports.bind(CSS);
		CSS.supports = (...args: [string, string?]) =>
			!args[0].includes('::scroll-button') && supports(...(args as [string, string]));
	});
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	const arrows = page.locator('.gallery-stage > [data-gallery-step]');
	await expect(arrows).toHaveCount(2);
	await expect(arrows.filter({ visible: true })).toHaveAccessibleName('Next photo');
	await arrows.last().click();
	await expect(page.locator('.gallery-count')).toHaveText('2/6');
	await arrows.first().click();
	await expect(page.locator('.gallery-count')).toHaveText('1/6');
	await expect(arrows.filter({ visible: true })).toHaveCount(1);
});

test('SITE-13 a photo that a phone took upright is shown upright and whole', async ({ page }) => {
	await page.goto(sampleUrl('throttle-and-tide', '/motorcycles/2020-kawasaki-z900-se-u10028/'));
	await expect(page.locator('[data-gallery-strip] img')).toHaveCount(20);
	const photo = page.locator('[data-gallery-strip] img[src*="motorcycle-black-front"]');
	await photo.scrollIntoViewIfNeeded();
	await expect(photo).toHaveCSS('object-fit', 'contain');
	const [width, height] = await photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
	expect(Number(height) / Number(width)).toBeCloseTo(4 / 3, 1);
	await expect(page.locator('[data-gallery-strip] img').first()).toHaveCSS('object-fit', 'cover');
});

test('CAR-1 price and Enquire are below the photos that fill the screen, and the form opens over them', async ({
	page,
}) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(request.url()));
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
	expect(loaded.filter((url) => url.includes('gallery-foot'))).toEqual([]);
	await page.getByRole('button', { name: 'Full screen' }).click();
	const photos = page.getByRole('dialog', { name: /^Photos of/ });
	await expect(photos.getByText(/^\$[\d,]+/)).toBeVisible();
	await photos.getByRole('link', { name: 'Enquire' }).click();
	const form = page.getByRole('dialog', { name: 'Submit an enquiry' });
	await expect(form.getByLabel('First name')).toBeVisible({ timeout: 15_000 });
	await page.keyboard.press('Escape');
	await expect(form).toBeHidden();
	await expect(photos).toBeVisible();
});

test('CAR-1 a form over the photos lies over them for Back and Escape too when what tells the history comes late', async ({
	page,
}) => {
	const late = Promise.withResolvers<void>();
	await page.route(/\/covers\.[^/]+\.js/, async (route) => {
		await late.promise;
		await route.continue();
	});
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	await page.getByRole('button', { name: 'Full screen' }).click();
	const photos = page.getByRole('dialog', { name: /^Photos of/ });
	await photos.getByRole('link', { name: 'Enquire' }).click();
	const form = page.getByRole('dialog', { name: 'Submit an enquiry' });
	await expect(form).toBeVisible();
	late.resolve();
	await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(2);
	await page.keyboard.press('Escape');
	await expect(form).toBeHidden();
	await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
	await expect(photos).toBeVisible();
});

import { expectAccessible } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test('the gallery fills the screen and follows the keys', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', /6 photos/);
	await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
	await page.getByRole('region', { name: 'Photos', exact: true }).press('ArrowRight');
	await expect(page.getByRole('img', { name: 'Photo 2' })).toBeInViewport({ ratio: 0.6 });
	await expect(page.locator('.gallery-count')).toHaveText('2/6');
	await page.getByRole('button', { name: 'Full screen' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('2 of 6');
	await page.keyboard.press('End');
	await expect(dialog).toContainText('6 of 6');
	await dialog.getByRole('button', { name: 'Previous photo' }).click();
	await expect(dialog).toContainText('5 of 6');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('img', { name: 'Photo 5' })).toBeInViewport({ ratio: 0.6 });
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

import { expectAccessible } from './support/accessibility.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const list = sampleUrl('bathurst-toyota', '/search/used-cars/');

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

	test('the bar at the foot of a phone never hides what has the focus', async ({ page }) => {
		await page.goto(list);
		await page.locator('.car-card').first().getByRole('link').click();
		await expect(page.locator('.car-bar')).toBeVisible();
		const stops = await page.locator('main :is(a, button, summary, [tabindex="0"]):visible').count();
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
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('thumbnails lead to their photos, and long comments open', async ({ page }) => {
		await page.goto(list);
		await page
			.locator('.car-card', { has: page.locator('.car-overlay', { hasText: '4 photos' }) })
			.first()
			.getByRole('link')
			.click();
		const third = page.getByRole('img', { name: 'Photo 3' });
		await expect(third).not.toBeInViewport();
		await page.getByRole('link', { name: 'Photo 3 of 4' }).click();
		await expect(third).toBeInViewport({ ratio: 0.6 });
		const comments = page.locator('details.comments');
		if ((await comments.count()) > 0) {
			await comments.getByText('Show more').click();
			await expect(comments.getByText('Show less')).toBeVisible();
		}
	});
});

test('a sold car says so and leads to others', async ({ page }) => {
	await page.goto(sampleUrl('throttle-and-tide', '/search/new-used-and-demo-motorcycles/'));
	const sold = page.locator('.car-card-sold');
	for (let next = 0; next < 5 && (await sold.count()) === 0; next++) {
		await page.getByRole('link', { name: 'Next page' }).click();
	}
	await expect(sold.first().getByText('SOLD', { exact: true })).toBeVisible();
	await sold.first().getByRole('link').click();
	const offer = page.getByRole('complementary', { name: 'Sold' });
	await expect(offer).not.toContainText('$');
	await expectAccessible(page);
	await offer.getByRole('link', { name: /^All/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale');
});

import { expectAccessible } from './support/accessibility.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

for (const slug of ['plain', 'everything']) {
	test(`${slug}: a site of ${slug === 'plain' ? 'the fewest' : 'all'} settings works from home to list`, async ({
		page,
	}) => {
		await page.goto(fixtureUrl(slug));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expectAccessible(page);
		await page.goto(fixtureUrl(slug, '/used-cars/'));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expectAccessible(page);
	});
}

test('the 404 page leads back', async ({ page, allowFault }) => {
	allowFault(/404/);
	const answer = await page.goto(fixtureUrl('plain', '/no-such-page/'));
	expect(answer?.status()).toBe(404);
	await expectAccessible(page);
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

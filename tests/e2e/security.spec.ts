import type { Page } from '@playwright/test';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** Opens a car's page of the fixture with every setting; `around` changes its HTML on the way, as an attacker or a feed might. */
async function openCar(page: Page, around: (html: string) => string): Promise<void> {
	await page.goto(fixtureUrl('everything', '/used-cars/'));
	const path = (await page.locator('.car-card h2 a, .car-card h3 a').first().getAttribute('href')) ?? '/';
	const { html, policy } = await page.evaluate(async (address) => {
		const answer = await fetch(address);
		return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
	}, path);
	const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
	await page.route(`**${path}`, (route) => route.fulfill({ headers, body: around(html) }));
	await page.goto(fixtureUrl('everything', path));
}

test('a script that somebody brings into a page does not run', async ({ page, allowFault }) => {
	allowFault(/Content Security Policy/);
	const script = '<script>document.title = "taken"</script><img src="x:y" onerror="document.title = \'taken\'">';
	await openCar(page, (html) => html.replace('</main>', `${script}</main>`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page).not.toHaveTitle('taken');
});

test('SITE-10 a walk-around is framed on a click, in a sandbox that keeps it off the page around it', async ({
	page,
}) => {
	const link =
		'<a href="/robots.txt" data-walk-around="Walk-around of the car" target="_blank" rel="noopener">Look</a>';
	await openCar(page, (html) =>
		html.replace('</main>', `${link}</main>`).replace(/<a[^>]*data-walk-around.*?<\/a>/s, link),
	);
	await expect(page.locator('iframe')).toHaveCount(0);
	await page.getByRole('link', { name: 'Look', exact: true }).first().click();
	const frame = page.locator('iframe[title="Walk-around of the car"]');
	await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
	await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin|allow-top-navigation/);
});

import { expectAccessible } from './support/accessibility.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { enterCode, numberOf } from './support/sms.ts';
import { expect, test } from './support/test.ts';

test('USER-4, SITE-11 where bots are kept off, a code costs a captcha that the page solves by itself', async ({
	page,
	allowFault,
}, info) => {
	allowFault(/422/);
	const asked: { captcha?: string }[] = [];
	page.on('request', (request) => request.url().endsWith('/auth/code') && asked.push(request.postDataJSON()));
	await page.goto(sampleUrl('blinkr', '/sign-in/'));
	await expect(page.getByLabel('Mobile number')).toBeVisible();
	await expectAccessible(page);
	await enterCode(page, numberOf(5, info));
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
	expect(asked.map(({ captcha }) => typeof captcha)).toEqual(['string']);
	const refused = await page.evaluate(async () => {
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify({ phone: '0491570110' });
		return (await fetch('/api/auth/code', { method: 'POST', headers, body })).json();
	});
	expect(refused).toMatchObject({ code: 'captcha' });
});

test('SITE-15, USER-3, USER-4 a site in mock mode signs in with any code, and saves a car', async ({ page }) => {
	const calls: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/(?:api|mock)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
	});
	await page.goto(fixtureUrl('everything', '/sign-in/'));
	await page.getByLabel('Cell number').fill('202 555 0123');
	await page.getByRole('button', { name: 'Send the code' }).click();
	await page.getByRole('textbox', { name: 'Code' }).fill('123456');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
	await expect(page.getByText('Signed in as Sam Lee')).toBeVisible();
	await expect(page.getByText(/^Your watchlist is empty/)).toBeVisible();
	await page.getByLabel('By SMS').check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Your details are saved.')).toBeVisible();
	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByLabel('Cell number')).toBeVisible();
	expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
	expect(calls).toEqual(
		expect.arrayContaining(['POST /mock/auth/code', 'POST /mock/auth/session', 'PUT /mock/auth/user']),
	);
	expect(calls.at(-1)).toBe('DELETE /mock/auth/session');
});

import type { Page } from '@playwright/test';
import { withoutIds } from '../support/without-ids.ts';
import { fixtureUrl, ports } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const own = 'https://www.everything.example';
const ingest = 'http://127.0.0.1:4403/api/7/envelope/';

type Reported = { release?: string; message: string; type: string; url: string; text: string };

/** The site at its own address, and a double of the service that takes reports. Returns what that got. */
async function openOwnSite(page: Page, path: string): Promise<Reported[]> {
	const got: Reported[] = [];
	await page.route(`${own}/**`, async (route) => {
		const { pathname, search } = new URL(route.request().url());
		const { host } = new URL(fixtureUrl('everything'));
		const url = `http://127.0.0.1:${ports.fixtures}${pathname}${search}`;
		await route.fulfill({ response: await route.fetch({ url, headers: { ...route.request().headers(), host } }) });
	});
	await page.route(`${ingest}**`, async (route) => {
		const text = route.request().postData() ?? '';
		const { release, exception, request } = JSON.parse(text.split('\n')[2] ?? '{}');
		const { type, value } = exception.values[0];
		got.push({ release, type, message: value, url: request.url, text });
		await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
	});
	await page.goto(own + path);
	return got;
}

const throwOnPage = (page: Page, message: string) =>
	page.evaluate((text) => void setTimeout(() => reportError(new TypeError(text))), message);

test('SITE-17, FORM-14 what goes wrong is reported, scrubbed, each once, five times at most', async ({
	page,
	allowFault,
}) => {
	allowFault(/page error|console: (?:TypeError|Error|Uncaught)/);
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	const got = await openOwnSite(page, '/pages/faqs/?utm_source=mail&phone=0491570156');
	await page.waitForLoadState('networkidle');
	expect(scripts.filter((url) => url.includes('report-fault'))).toEqual([]);

	await throwOnPage(page, 'No lead of sam.lee@example.com, 0491 570 156');
	await expect.poll(() => got).toHaveLength(1);
	expect(got[0]).toMatchObject({
		type: 'TypeError',
		message: 'No lead of [email], [number]',
		url: `${own}/pages/faqs/?utm_source=mail&phone=`,
		release: expect.stringMatching(/^forecourt@[\w-]{14}$/),
	});
	expect(withoutIds(got[0]?.text ?? '')).not.toMatch(/sam\.lee|0491/);

	await throwOnPage(page, 'No lead of sam.lee@example.com, 0491 570 156');
	await throwOnPage(page, 'Minified React error #418; visit https://react.dev/errors/418');
	await page.evaluate(() => void Promise.reject(new Error('Hydration failed because of this')));
	await page.evaluate(() => void Promise.reject('refused'));
	await expect.poll(() => got.map(({ message }) => message)).toContain('refused');
	await page.evaluate(() =>
		document.dispatchEvent(
			new CustomEvent('forecourt:fault', { detail: 'Fleet Enquiry Form submission error occured. HTTP 503' }),
		),
	);
	await expect.poll(() => got).toHaveLength(3);
	expect(got[2]).toMatchObject({
		type: 'FormSubmissionError',
		message: 'Fleet Enquiry Form submission error occured. HTTP 503',
	});
	for (const nth of ['a', 'b', 'c', 'd']) await throwOnPage(page, `one more ${nth}`);
	await expect.poll(() => got).toHaveLength(5);
	await page.waitForTimeout(300);
	expect(got).toHaveLength(5);
});

test('SITE-17 nothing is reported from another address, nor loaded for it', async ({ page, allowFault }) => {
	allowFault(/page error|console: (?:TypeError|Error|Uncaught)/);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(fixtureUrl('everything', '/pages/faqs/'));
	await throwOnPage(page, 'x');
	await page.waitForLoadState('networkidle');
	expect(asked.filter((url) => /report-fault|:4403\/api/.test(url))).toEqual([]);
});

test('SITE-17 a site without a DSN has nothing of it', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const answer = await page.goto(fixtureUrl('plain', '/about-us/'), { waitUntil: 'networkidle' });
	expect(asked.filter((url) => /fault/.test(url))).toEqual([]);
	await expect(page.locator('html')).not.toHaveAttribute('data-faults');
	expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
});

import type { Page } from '@playwright/test';
import { accessFaults, expectAccessible } from './support/accessibility.ts';
import { expectOwnStyles } from './support/own-styles.ts';
import { sitesToRead } from './support/read-pages.ts';
import { sidewaysPixels } from './support/sideways.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { hideMouse } from './support/unseen-mouse.ts';
import { onlyAt } from './support/widths.ts';

/** On a busy machine a page with its check of accessibility takes some seconds. */
const mostPerPage = 10_000;
const narrow = { width: 320, height: 640 };
/** Pages about what is not there answer so. */
const saysGone = /\b4(?:04|10)\b.*\/(?:404\.html|gone\/)/;

type Read = { url: string; sheets: readonly string[]; isMobile: boolean };

async function expectReadable(page: Page, { url, sheets, isMobile }: Read): Promise<void> {
	const viewport = page.viewportSize() ?? narrow;
	await page.goto(url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expectAccessible(page);
	await expectOwnStyles(page, sheets);
	const [text = ''] = await page.locator('body').allInnerTexts();
	expect(text.match(/.{0,20}\p{L}'(?:\p{L}|\s).{0,20}/gu) ?? [], `typed apostrophes on ${url}`).toEqual([]);
	if (!isMobile) return;
	expect(await sidewaysPixels(page), `pixels by which ${url} scrolls sideways at ${viewport.width} px`).toBe(0);
	await page.setViewportSize(narrow);
	expect(await sidewaysPixels(page), `pixels by which ${url} scrolls sideways at 320 px`).toBe(0);
	await page.setViewportSize(viewport);
}

const titles = {
	phone: 'every kind of page can be read by everyone, on a narrow screen too',
	desktop: 'every kind of page can be read by everyone, on a wide screen',
};

for (const width of ['phone', 'desktop'] as const) {
	for (const { slug, url, paths, sheets } of sitesToRead(width)) {
		test(`${slug}: ${titles[width]}`, onlyAt(width), async ({ page, isMobile, allowFault }) => {
			allowFault(saysGone);
			test.setTimeout(30_000 + paths.length * mostPerPage);
			for (const path of paths) {
				await test.step(path, () => expectReadable(page, { url: url(path), sheets, isMobile }));
			}
		});
	}
}

/** Pages with the most scripts that they may load before they are used: that of all pages, one of their kind, and what few parts bring. */
const scriptCounts = [
	['/', 2],
	['/search/used-cars/', 2],
	['/models/', 2],
	['/cars/2019-toyota-camry-sl-hybrid-u10154/', 7],
	['/my-garage/', 10],
] as const;

for (const [path, most] of scriptCounts) {
	test(`${path} loads at most ${most} scripts before it is used`, async ({ page }) => {
		const loaded: string[] = [];
		page.on('request', (request) => void (/\.js$/.test(request.url()) && loaded.push(request.url())));
		await hideMouse(page);
		await page.goto(sampleUrl('cowra-toyota', path), { waitUntil: 'networkidle' });
		expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(most);
		expect(loaded.length).toBeGreaterThan(1);
	});
}

test('a page that is too wide is found, though a phone zooms out until it fits', onlyAt('phone'), async ({ page }) => {
	await page.setViewportSize(narrow);
	const of = (width: number) => `<!doctype html><meta name="viewport" content="width=device-width">
		<body style="margin: 0"><p style="width: ${width}px; margin: 0">Wide</p>`;
	await page.setContent(of(1513));
	expect(await page.evaluate(() => window.innerWidth)).toBeGreaterThan(narrow.width);
	expect(await sidewaysPixels(page)).toBe(1513 - narrow.width);
	await page.setContent(of(narrow.width));
	expect(await sidewaysPixels(page)).toBe(0);
});

test('a field without a name is found, in a frame of another host too', async ({ page }) => {
	const field = (rest = '') => `<!doctype html><html lang="en"><title>Page</title><main><input>${rest}</main></html>`;
	await page.route('https://vendor.example/', (route) => route.fulfill({ contentType: 'text/html', body: field() }));
	await page.setContent(field('<iframe title="Other" src="https://vendor.example/"></iframe>'));
	const faults = await accessFaults(page);
	expect(faults).toHaveLength(2);
	for (const at of ['label: input: ', 'label: iframe input: ']) {
		expect(
			faults.filter((fault) => fault.startsWith(at)),
			at,
		).toHaveLength(1);
	}
});

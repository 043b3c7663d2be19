import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Shot } from './contact-sheet.ts';
import type { KeyPage } from './key-pages.ts';

/** The key pages of a tenant. */
export type TenantPages = { slug: string; pages: readonly KeyPage[] };

type Taking = { executablePath: string; port: number; widths: readonly number[]; to: string };

/** Takes whole pages as pictures from the host on `port`; animations are still and maps ask nobody for tiles. */
export async function takeShots(
	tenants: readonly TenantPages[],
	{ executablePath, port, widths, to }: Taking,
): Promise<Shot[]> {
	const browser = await chromium.launch({ executablePath });
	const shots: Shot[] = [];
	try {
		for (const width of widths) {
			for (const { slug, pages } of tenants) {
				mkdirSync(join(to, slug), { recursive: true });
				for (const page of pages) {
					const file = `${slug}/${page.name}-${width}.png`;
					const url = `http://${slug}.localhost:${port}${page.path}`;
					await takeShot(browser, { url, width, path: join(to, file) });
					shots.push({ slug, page: page.name, width, file });
				}
			}
		}
	} finally {
		await browser.close();
	}
	return shots;
}

async function takeShot(browser: Browser, { url, width, path }: { url: string; width: number; path: string }) {
	const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 800 }, reducedMotion: 'reduce' });
	try {
		await page.route(
			(address) => !address.hostname.endsWith('localhost'),
			(route) => route.abort(),
		);
		const answer = await page.goto(url, { waitUntil: 'load' });
		// Pages about what is not there answer so.
		if (!answer?.ok() && ![404, 410].includes(answer?.status() ?? 0))
			throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}.`);
		await loadWholePage(page);
		await page.screenshot({ path, fullPage: true, animations: 'disabled' });
	} finally {
		await page.close();
	}
}

/** What is further down is drawn once it is near: the page is scrolled through, and all of it drawn, before it is taken. */
async function loadWholePage(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((done) => setTimeout(done, 40));
		}
		scrollTo(0, 0);
		for (const element of document.querySelectorAll<HTMLElement>('main *, footer'))
			if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
		await document.fonts.ready;
	});
	await page.waitForLoadState('networkidle');
}

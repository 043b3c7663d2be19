import type { Browser } from '@playwright/test';

/** Milliseconds: when the largest part of a page was painted, and how long its main thread was blocked. */
export type PageCost = { lcp: number; tbt: number };

/** What a heavy vendor's script does when it is there: at a quarter of the speed, 200 ms of work. */
const vendorScript = 'for (const end = performance.now() + 200; performance.now() < end; );';

/** Milliseconds after loading in which a visitor is taken to do nothing. */
const untilActMilliseconds = 4000;

/** Opens a page on a phone that is four times slower than this machine, and leaves it alone. Nobody else is asked anything. */
export async function pageCost(browser: Browser, url: string): Promise<PageCost> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	try {
		await page.route(
			({ hostname }) => !hostname.endsWith('localhost'),
			(route) => route.fulfill({ contentType: 'text/javascript', body: vendorScript }),
		);
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		await page.addInitScript(observe);
		await page.goto(url, { waitUntil: 'load' });
		await page.waitForTimeout(untilActMilliseconds);
		return await page.evaluate(() => Reflect.get(window, 'pageCost') as PageCost);
	} finally {
		await context.close();
	}
}

/** Runs in the page: what blocks longer than 50 ms counts from there. */
function observe(): void {
	const cost = { lcp: 0, tbt: 0 };
	Object.assign(window, { pageCost: cost });
	const on = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	on('largest-contentful-paint', ({ startTime }) => {
		cost.lcp = startTime;
	});
	on('longtask', ({ duration }) => {
		cost.tbt += duration - 50;
	});
}

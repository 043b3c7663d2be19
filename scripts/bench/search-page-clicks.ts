import type { Page } from '@playwright/test';

/** What the clock in the page keeps: when the last click or choice was, and when the last change after it was painted. */
type Clock = { from: number; painted: number };

/** Milliseconds without a change of the results after which they are whole. */
const rest = 250;

/** Opens the search and clicks through it; milliseconds from each click to the frame that shows the last of its changes. */
export async function clickTimes(page: Page, url: string): Promise<number[]> {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(`${url}?sort=price:asc`);
	await page.locator('.search[data-live]:not([hidden])').waitFor({ timeout: 120_000 });
	await page.evaluate(startClock);
	const times: number[] = [];
	for (const act of acts(page)) {
		await act();
		times.push(await paintedAfter(page));
	}
	return times;
}

/** Filters on and off, orders and pages. */
function acts(page: Page): (() => Promise<unknown>)[] {
	const tick = (facet: string, index: number) => () =>
		page.locator(`[data-facet="${facet}"] .facet-choice`).nth(index).click();
	const order = (index: number) => () => page.locator('select[name="sort"]').selectOption({ index });
	const turn = (name: string) => () => page.getByRole('link', { name }).click();
	return [
		...[0, 1, 2].map((index) => tick('type', index)),
		...[0, 1, 2].map((index) => tick('type', index)),
		tick('make', 2),
		tick('model', 0),
		() => page.locator('.search-clear').first().click(),
		...[0, 3, 5].map((index) => tick('body', index)),
		() => page.locator('.search-filter').first().click(),
		() => page.locator('.search-clear').first().click(),
		...[1, 2, 3, 0].map(order),
		...['Next page', 'Next page', 'Last page', 'Previous page', 'First page'].map(turn),
		tick('make', 0),
		tick('make', 4),
	];
}

/** Waits until the results rest. Throws if they never change. */
async function paintedAfter(page: Page): Promise<number> {
	const clock = await page.waitForFunction((quiet) => {
		const { from, painted } = (window as unknown as { clock: Clock }).clock;
		return painted > from && performance.now() - painted > quiet ? { from, painted } : null;
	}, rest);
	const { from, painted } = (await clock.jsonValue()) as Clock;
	return painted - from;
}

/** Runs in the page. A frame is painted once a message that was sent within it arrives. */
function startClock(): void {
	const clock: Clock = { from: Number.POSITIVE_INFINITY, painted: 0 };
	Object.assign(window, { clock });
	const start = ({ timeStamp }: Event): void => {
		clock.from = timeStamp;
	};
	// A tick is a click and a change: the click is first.
	addEventListener('click', start, { capture: true });
	document.querySelector('select[name="sort"]')?.addEventListener('input', start);
	const painted = new MessageChannel();
	painted.port1.onmessage = () => {
		clock.painted = performance.now();
	};
	// What is said of an earlier choice, once it rests, is not a change of the results.
	const isSaid = ({ target }: MutationRecord): boolean =>
		Boolean((target instanceof Element ? target : target.parentElement)?.closest('[aria-live]'));
	new MutationObserver((changes) => {
		if (!changes.every(isSaid)) requestAnimationFrame(() => painted.port2.postMessage(null));
	}).observe(document.querySelector('.search[data-live]') as Element, {
		subtree: true,
		childList: true,
		characterData: true,
	});
}

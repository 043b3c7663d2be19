import type { Page, Route } from '@playwright/test';

/** A machine that is so many times slower than this one. */
export async function slowDown(page: Page, rate: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** From now on scripts and the index of the stock come so much later; answers how to end that. */
export async function delayIslands(page: Page, milliseconds: number): Promise<() => Promise<void>> {
	const late = async (route: Route) => {
		await new Promise((done) => setTimeout(done, milliseconds));
		await route.continue().catch(() => undefined);
	};
	await page.route(islands, late);
	return () => page.unroute(islands, late);
}

const islands = /\.js$|\/stock(?:\.json|-index\/)/;

import type { Page } from '@playwright/test';

/** An event as tag managers are told. */
export type Told = { event: string; event_id: number; event_name: string; [more: string]: unknown };

/** Notes what third parties are told from here on, over pages that are left. Numbers, maps and other sites are not for this browser. */
export async function noteTold(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const queue: unknown[] = [];
		queue.push = (event) => {
			const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
			sessionStorage.setItem('told', JSON.stringify([...told, event]));
			return told.length;
		};
		Object.assign(window, { dataLayer: queue });
		addEventListener('click', (event) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null;
			if (link && link.origin !== location.origin) event.preventDefault();
		});
	});
}

/** What the site has counted, in order; what plugins say to one another is left out. */
export const told = async (page: Page): Promise<Told[]> => {
	const all = await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Told[]);
	return all.filter(({ event }) => event === 'forecourt');
};

export const idsTold = async (page: Page): Promise<number[]> => (await told(page)).map(({ event_id }) => event_id);

import type { Page } from '@playwright/test';

/** The ids of what is counted, on all pages of the tab. */
export async function countEvents(page: Page): Promise<number[]> {
	const ids: number[] = [];
	await page.exposeFunction('noteEvent', (id: number) => void ids.push(id));
	await page.addInitScript(() => {
		document.addEventListener('forecourt:event', (event) =>
			Reflect.get(window, 'noteEvent')((event as CustomEvent<{ id: number }>).detail.id),
		);
	});
	return ids;
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails with rule, element and reason for everything on the page that breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
	await settled(page);
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
	);
	expect(found).toEqual([]);
}

/** Waits for what fades or slides in: halfway its colours are neither the one nor the other. */
async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ends = document
			.getAnimations()
			.filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
			.map((animation) => animation.finished.catch(() => undefined));
		await Promise.all(ends);
	});
}

/** Where the header that stays at the top is over no field. */
export async function atTop(page: Page): Promise<Page> {
	await page.evaluate(() => scrollTo(0, 0));
	return page;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

const options: RunOptions = {
	runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
	// All that passes as well, told element by element, takes longer than the checks.
	resultTypes: ['violations'],
};

const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
;axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Fails with rule, element and reason for everything on the page that breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
	await settled(page);
	const faults = await accessFaults(page);
	if (faults.length === 0) return;
	// What came while it was looked at, as a chat bubble does once a page is at rest, was halfway.
	await settled(page);
	expect(await accessFaults(page)).toEqual([]);
}

/** The same with the page at its top: what stays there while one scrolls may cover half of a button at any one place. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await expectAccessible(page);
}

/**
 * What axe finds on a page and in its frames. Its own package for Playwright gathers the results in a tab of its own, which takes
 * three times as long.
 */
export async function accessFaults(page: Page): Promise<string[]> {
	for (const frame of page.frames()) {
		const isThere = await frame.evaluate(() => 'axe' in window);
		if (!isThere) await frame.evaluate(axeSource);
	}
	const violations = await page.evaluate(async (options) => (await axe.run(document, options)).violations, options);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
	);
}

/** Waits for what fades or slides in, and for what does so after it: halfway its colours are neither the one nor the other. */
async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = () =>
			document
				.getAnimations()
				.filter(({ playState }) => playState === 'running')
				.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
				// What the browser leaves out far below the screen stands still, and its end never comes.
				.filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }));
		while (ending().length > 0) await new Promise(requestAnimationFrame);
	});
}

/** Where the header that stays at the top is over no field. */
export async function atTop(page: Page): Promise<Page> {
	await page.evaluate(() => scrollTo(0, 0));
	return page;
}

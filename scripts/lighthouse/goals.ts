import type { Figures } from './figures.ts';

/** What every page has to reach, on a phone as Lighthouse simulates it. */
export const goals = {
	performance: 98,
	accessibility: 100,
	bestPractices: 100,
	seo: 100,
	lcpMs: 1800,
	cls: 0.02,
	tbtMs: 50,
} as const;

const atLeast = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const atMost = ['lcpMs', 'cls', 'tbtMs'] as const;

/** The goals that a page misses. */
export function missedGoals(figures: Figures): (keyof typeof goals)[] {
	return [
		...atLeast.filter((name) => figures[name] < goals[name]),
		...atMost.filter((name) => figures[name] > goals[name]),
	];
}

import type { Result } from 'lighthouse';

/** What one run of Lighthouse says of a page. Scores are of 100, times in milliseconds, weights in kilobytes as they were sent. */
export type Figures = {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	lcpMs: number;
	cls: number;
	tbtMs: number;
	kilobytes: number;
	requests: number;
	/** Names of the audits that cost points outside of performance. */
	failed: readonly string[];
};

/** Takes the figures from Lighthouse's result. Throws an Error if the page could not be measured. */
export function figuresOf({ audits, categories, runtimeError, finalDisplayedUrl }: Result): Figures {
	if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`);
	const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
	const value = (id: string): number => audits[id]?.numericValue ?? 0;
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		bestPractices: score('best-practices'),
		seo: score('seo'),
		lcpMs: Math.round(value('largest-contentful-paint')),
		cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
		tbtMs: Math.round(value('total-blocking-time')),
		kilobytes: Math.round(value('total-byte-weight') / 1024),
		requests: requestsOf(audits['network-requests']?.details),
		failed: failedOf({ audits, categories }),
	};
}

const requestsOf = (details: unknown): number =>
	typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items)
		? details.items.length
		: 0;

function failedOf({ audits, categories }: Pick<Result, 'audits' | 'categories'>): string[] {
	const rated = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []);
	const costly = rated.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
	return [...new Set(costly.map(({ id }) => id))];
}

/** The middle one of several runs: by performance, then by LCP. */
export function middleRun(runs: readonly Figures[]): Figures {
	const sorted = [...runs].sort((one, other) => one.performance - other.performance || other.lcpMs - one.lcpMs);
	const middle = sorted[Math.floor((sorted.length - 1) / 2)];
	if (!middle) throw new Error('There is no run to take the middle of.');
	return middle;
}

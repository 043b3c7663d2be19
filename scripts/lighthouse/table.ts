import type { Figures } from './figures.ts';
import { goals, missedGoals } from './goals.ts';

/** A page of a site and its middle run. */
export type MeasuredRow = Figures & { slug: string; page: string; path: string };

type Made = { rows: readonly MeasuredRow[]; runs: number; version: string; benchmarkIndex: number };

const columns = ['page', 'perf', 'a11y', 'BP', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'KB', 'requests', 'misses'];

/** The table as Markdown, with the goals and how it was made. */
export function lighthouseTable({ rows, runs, version, benchmarkIndex }: Made): string {
	const { performance, lcpMs, cls, tbtMs } = goals;
	return [
		`# Lighthouse ${version}`,
		'',
		`Mobile, simulated throttling, middle of ${runs} runs; \`noindex\` of demo sites is not counted. This machine's benchmark index: ${Math.round(benchmarkIndex)} (a quiet desktop has 1,500 or more; below 1,000 TBT and LCP are not to be trusted).`,
		`Goals: performance ${performance}, the rest 100, LCP ${lcpMs / 1000} s, CLS ${cls}, TBT ${tbtMs} ms.`,
		'',
		line(columns),
		line(columns.map(() => '---')),
		...rows.map(rowLine),
		'',
	].join('\n');
}

function rowLine(row: MeasuredRow): string {
	const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, kilobytes, requests, failed } = row;
	const misses = [...missedGoals(row), ...failed].join(', ');
	const seconds = (lcpMs / 1000).toFixed(2);
	const scores = [performance, accessibility, bestPractices, seo];
	return line([`${row.slug} ${row.page}`, ...scores, seconds, cls, tbtMs, kilobytes, requests, misses]);
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

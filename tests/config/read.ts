import { readFileSync } from 'node:fs';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { SiteConfig } from '../../src/config/site.ts';

/** The smallest valid site, with what the test is about. */
export function makeSite(over: Record<string, unknown> = {}): Record<string, unknown> {
	return {
		slug: 'plain',
		name: 'Plain',
		url: 'https://plain.example',
		stock_feed: { type: 'file', path: 'stock.jsonl' },
		finance: { fees: {} },
		forms: { opt_in_default: false },
		...over,
	};
}

export function readSite(value: unknown): SiteConfig {
	const parsed = parseSite(value, { file: 'site.json', strict: true });
	if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
	return parsed.site;
}

/** The problems of a site as they are printed, without the file's name. */
export function problemsOf(value: unknown): string[] {
	const parsed = parseSite(value, { file: 'site.json', strict: true });
	return parsed.ok ? [] : parsed.problems.map((problem) => formatProblem(problem).replace(/^site\.json: /, ''));
}

export function fixture(slug: string): Record<string, unknown> {
	return JSON.parse(readFileSync(`tests/fixtures/tenants/${slug}/site.json`, 'utf8'));
}

import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { type Figures, figuresOf, middleRun } from '../../../scripts/lighthouse/figures.ts';
import { missedGoals } from '../../../scripts/lighthouse/goals.ts';
import { readLighthouseOptions } from '../../../scripts/lighthouse/options.ts';
import { lighthouseTable } from '../../../scripts/lighthouse/table.ts';

const good: Figures = {
	performance: 99,
	accessibility: 100,
	bestPractices: 100,
	seo: 100,
	lcpMs: 1700,
	cls: 0,
	tbtMs: 20,
	kilobytes: 120,
	requests: 14,
	failed: [],
};

test('the figures of a run, with the audits that cost points', () => {
	const result = {
		finalDisplayedUrl: 'http://a.localhost/',
		audits: {
			'largest-contentful-paint': { numericValue: 1712.6 },
			'cumulative-layout-shift': { numericValue: 0.01234 },
			'total-blocking-time': { numericValue: 31.4 },
			'total-byte-weight': { numericValue: 153_600 },
			'network-requests': { details: { type: 'table', items: [{}, {}, {}] } },
			'color-contrast': { score: 0 },
			'image-alt': { score: 1 },
			hreflang: { score: null },
		},
		categories: {
			performance: { score: 0.984, auditRefs: [] },
			accessibility: {
				score: 0.9,
				auditRefs: [
					{ id: 'color-contrast', weight: 7 },
					{ id: 'image-alt', weight: 10 },
				],
			},
			'best-practices': { score: 1, auditRefs: [] },
			seo: { score: 1, auditRefs: [{ id: 'hreflang', weight: 1 }] },
		},
	} as unknown as Result;
	expect(figuresOf(result)).toEqual({
		...good,
		...{ performance: 98, accessibility: 90, lcpMs: 1713, cls: 0.012, tbtMs: 31, kilobytes: 150, requests: 3 },
		failed: ['color-contrast'],
	});
	const failed = { ...result, runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } };
	expect(() => figuresOf(failed)).toThrow('http://a.localhost/: The page did not paint.');
});

test('the middle run is the one between the best and the worst', () => {
	const runs = [99, 81, 96].map((performance) => ({ ...good, performance }));
	expect(middleRun(runs).performance).toBe(96);
	expect(middleRun([good, { ...good, lcpMs: 2400 }]).lcpMs).toBe(2400);
});

test('a page misses a goal when it is below a score or above a limit', () => {
	expect(missedGoals(good)).toEqual([]);
	expect(missedGoals({ ...good, performance: 98, lcpMs: 1800, cls: 0.02, tbtMs: 50 })).toEqual([]);
	expect(missedGoals({ ...good, performance: 97, seo: 92, lcpMs: 1801, tbtMs: 51 })).toEqual([
		'performance',
		'seo',
		'lcpMs',
		'tbtMs',
	]);
});

test('the table has a line for each page, with what it misses', () => {
	const row = { ...good, slug: 'motorama', page: 'car', path: '/cars/x/', performance: 91, failed: ['image-alt'] };
	const text = lighthouseTable({ rows: [row], runs: 3, version: '13.5.0', benchmarkIndex: 812.4 });
	expect(text).toContain('| motorama car | 91 | 100 | 100 | 100 | 1.70 | 0 | 20 | 120 | 14 | performance, image-alt |');
	expect(text).toContain('benchmark index: 812');
});

test('options: tenants, pages and runs', () => {
	expect(readLighthouseOptions(['--tenants', 'blinkr', '--pages', 'car,home', '--runs', '1', '--check'])).toMatchObject(
		{
			slugs: ['blinkr'],
			pages: ['car', 'home'],
			runs: 1,
			check: true,
		},
	);
	expect(readLighthouseOptions([])).toMatchObject({ runs: 3, check: false });
	expect(readLighthouseOptions([]).slugs).toHaveLength(5);
});

test.each([
	[['--pages', 'home,blog'], '--pages: found blog, expected home, stock, car, finance, contact, locations.'],
	[['--runs', '0'], '--runs: found 0, expected a whole number from 1 to 15.'],
	[['--tenants', ''], '--tenants: found nothing'],
])('%j is refused', (args, message) => {
	expect(() => readLighthouseOptions(args)).toThrow(message);
});

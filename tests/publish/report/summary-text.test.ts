import { expect, test } from 'vitest';
import type { BuildReport, TenantReport } from '../../../scripts/publish/report/build-report.ts';
import { summaryText } from '../../../scripts/publish/report/summary-text.ts';
import { emptyReport } from '../../../scripts/publish/report/tenant-report.ts';

const built: TenantReport = {
	...emptyReport('cowra'),
	pages: { rendered: 9, reused: 41, removed: 1, written: 8 },
	cars: { listed: 23, leftOut: 2 },
	warnings: ['stock: 2 left out: no make', 'site.json: phone: looks short'],
	timesMs: { pull: 10, plan: 20, render: 1_200, publish: 4, total: 1_234 },
	bytes: 1_250_000,
};
const failed: TenantReport = { ...emptyReport('bathurst'), ok: false, published: true };

function say(tenants: TenantReport[], bundle: Partial<BuildReport['bundle']> = {}): string[] {
	const report: BuildReport = {
		ok: true,
		startedAt: '2026-06-15T02:00:00.000Z',
		durationMs: 2_345,
		bundle: { id: 'x', rebuilt: false, durationMs: 7, ...bundle },
		problems: [],
		tenants,
	};
	return summaryText(report).split('\n');
}

test('a line for each tenant, under it its warnings, last how many were built', () => {
	expect(say([failed, built])).toEqual([
		'bathurst  FAILED, its published site is unchanged',
		'cowra     9 rendered, 41 reused, 1 removed, 8 written; 23 cars listed, 2 left out; 1.3 MB; 1.23 s',
		'          warning: stock: 2 left out: no make',
		'          warning: site.json: phone: looks short',
		'1 of 2 tenants built in 2.35 s.',
		'',
	]);
});

test('cars left out are named only where there are some, the bundle only where it was made again', () => {
	const [line, last] = say([{ ...built, cars: { listed: 23, leftOut: 0 }, warnings: [] }], { rebuilt: true });
	expect(line).toBe('cowra  9 rendered, 41 reused, 1 removed, 8 written; 23 cars listed; 1.3 MB; 1.23 s');
	expect(last).toBe('1 of 1 tenant built in 2.35 s, of which 0.01 s for the bundle.');
});

test('no tenant at all', () => {
	expect(say([])).toEqual(['0 of 0 tenants built in 2.35 s.', '']);
});

test('a tenant that failed and never had a site is not said to keep one', () => {
	expect(say([{ ...failed, published: false }])[0]).toBe('bathurst  FAILED, it has no site yet');
});

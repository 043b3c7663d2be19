import { expect, test } from 'vitest';
import type { BuildReport, TenantReport } from '../../../scripts/publish/report/build-report.ts';
import { endingText, summaryText } from '../../../scripts/publish/report/summary-text.ts';
import { emptyReport } from '../../../scripts/publish/report/tenant-report.ts';
import { carsOf, warningKinds } from '../../../scripts/publish/report/warning-kinds.ts';

const built: TenantReport = {
	...emptyReport('cowra'),
	pages: { rendered: 9, reused: 41, removed: 1, written: 8 },
	cars: { listed: 23, leftOut: 2 },
	warnings: ['stock: 2 left out: no make', 'site.json: phone: looks short'],
	timesMs: { pull: 10, plan: 20, render: 1_200, publish: 4, total: 1_234 },
	bytes: 1_250_000,
	publishedAt: '2026-06-15T02:00:01.000Z',
};
const failed: TenantReport = { ...emptyReport('bathurst'), ok: false, published: true };

function reportOf(tenants: TenantReport[], bundle: Partial<BuildReport['bundle']> = {}): BuildReport {
	return {
		ok: true,
		startedAt: '2026-06-15T02:00:00.000Z',
		durationMs: 2_345,
		bundle: { id: 'x', rebuilt: false, durationMs: 7, ...bundle },
		problems: [],
		tenants,
	};
}
const say = (...args: Parameters<typeof reportOf>) => summaryText(reportOf(...args)).split('\n');
const end = (...args: Parameters<typeof reportOf>) => endingText(reportOf(...args)).split('\n');

test('a line for each site, then the warnings by kind', () => {
	expect(say([failed, built])).toEqual([
		'bathurst  HELD BACK  the build failed, so the site stays as it was',
		'cowra     published  9 of 50 pages drawn, 8 written, 1 removed; 23 cars, 2 left out; 1.3 MB; 1.23 s',
		'',
		'Warnings, 2 kinds:',
		'  2 cars: left out: no make (1 site: cowra 2)',
		'      Correct these records in the feed.',
		'  phone: looks short (1 site: cowra)',
		'',
		'',
	]);
});

test('what asks nobody to act stands below the warnings', () => {
	const notes = ['stock: 9 × no photos', 'site.json: manufacturer: found a setting without effect. Leave it out.'];
	expect(say([{ ...built, warnings: [], notes }]).slice(1)).toEqual([
		'',
		'Notes, 2 kinds. Nobody has to act on them:',
		'  9 cars: no photos',
		'      Add photos to these cars in the feed.',
		'  manufacturer: found a setting without effect',
		'      Leave it out.',
		'',
		'',
	]);
});

test('cars left out and pages removed are named only where there are some; sites that stay say so', () => {
	const pages = { rendered: 0, reused: 50, removed: 0, written: 0 };
	const { publishedAt: _, ...idle } = { ...built, pages, cars: { listed: 23, leftOut: 0 }, warnings: [] };
	expect(say([idle])).toEqual(['cowra  no change  0 of 50 pages drawn, 0 written; 23 cars; 1.3 MB; 1.23 s', '']);
	expect(say([{ ...failed, published: false }])[0]).toBe('bathurst  FAILED     there is no site yet');
});

test('the end says what was published, what was held back and what to do', () => {
	expect(end([failed, built, { ...failed, slug: 'orange', published: false }], { rebuilt: true })).toEqual([
		'1 of 3 sites built in 2.35 s, of which 0.01 s for the bundle: 1 published, 0 without a change.',
		'Held back, so as they were before: bathurst.',
		'Failed, and without a site: orange.',
		'What to do: correct what is named above, then npm run build -- bathurst orange',
		'',
	]);
	expect(end([])).toEqual(['0 of 0 sites built in 2.35 s.', '']);
});

test('warnings that say the same of several sites are one kind, with its sum and one remedy', () => {
	const phone = 'no phone number to show';
	const optIn = 'forms.opt_in_default: found true, expected false. Set it to false.';
	const kinds = warningKinds([
		{
			slug: 'a',
			warnings: ['stock: 4 × no photos', `tenants/a/site.json: ${optIn}`, `stock: 2 × ${phone} (x, y). Give one.`],
		},
		{
			slug: 'b',
			warnings: ['stock: 3 × no photos', `tenants/b/site.json: ${optIn}`, `stock: 9 × ${phone} (z, …). Give one.`],
		},
		{ slug: 'c', warnings: ['stock: 1 × no photos', 'ad_feeds.meta: 5 left out: no photo (q, …)', 'photos: few'] },
		{ slug: 'd', warnings: ['stock: 6 × images: no such file. Put it there (https://…) ("/a.svg", …)'] },
	]);
	expect(kinds.map((kind) => [kind.what, kind.remedy, kind.sites.length, carsOf(kind)])).toEqual([
		['no photos', 'Add photos to these cars in the feed.', 3, 8],
		[phone, 'Give one.', 2, 11],
		['forms.opt_in_default: found true, expected false', 'Set it to false.', 2, 0],
		['images: no such file', 'Put it there (https://…)', 1, 6],
		['ad_feeds.meta: left out: no photo', 'Complete these cars in the feed.', 1, 5],
		['photos: few', '', 1, 0],
	]);
});

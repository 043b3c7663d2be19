import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFile } from '../../../scripts/publish/paths.ts';
import { builtFrom } from '../../../scripts/publish/report/built-from.ts';
import { makeBuild } from '../../support/make-build.ts';
import { testNow } from '../../support/make-site.ts';

/** What is beside the pages: assets, pictures, the host's rules, whose site it is. */
const beside = /^(_astro|pictures|share)\/|^(_headers|_redirects|build\.txt|tenant\.json|chunks\.json)$/;

test('CAR-2 the report of a tenant: pages rendered, reused, removed and written, cars, warnings, times, bytes of all files', async () => {
	const { run, rewrite, out, files } = makeBuild({ plain: { cars: [{}, {}, { make: '' }] } });
	const pages = () => files('plain').filter((file) => !beside.test(file));
	const bytes = () => files('plain').reduce((sum, file) => sum + statSync(join(out, 'plain', file)).size, 0);

	const [first] = (await run(testNow)).tenants;
	const before = pages();
	expect(first?.pages).toEqual({ rendered: before.length, reused: 0, removed: 0, written: before.length });
	expect(first?.cars).toEqual({ listed: 2, leftOut: 1 });
	expect(first?.warnings).toEqual([
		'stock: 1 left out: no make',
		'stock: 2 × no VIN',
		'stock: 2 × no photos',
		'stock: 2 × no phone number to show (car-0, car-1). Give the site a "phone", or the location one in contact_detail.phone.',
	]);
	expect(first?.bytes).toBe(bytes());
	expect(Object.values(first?.stock?.carPages ?? {})).toEqual(['/cars/car-0/', '/cars/car-1/']);
	expect(first?.configFile).toMatch(/plain\/site\.json$/);
	expect(first?.commit).toBe(builtFrom());

	rewrite({ plain: { cars: [{}, { vin: 'KNADN512MH6123456' }, { make: '' }, {}] } });
	const [second] = (await run(testNow)).tenants;
	const { rendered = 0, reused = 0, removed, written } = second?.pages ?? {};
	expect([rendered + reused, removed]).toEqual([
		pages().length,
		before.filter((file) => !pages().includes(file)).length,
	]);
	expect([rendered, reused, written].every((count = 0) => count > 0 && count < before.length)).toBe(true);
	expect(second?.warnings).toEqual([
		'stock: 1 left out: no make',
		'stock: 3 × no photos',
		'stock: 2 × no VIN',
		expect.stringContaining('3 × no phone number'),
	]);
	expect(second?.bytes).toBe(bytes());
	expect(second?.changes).toMatchObject({ fresh: { cars: 1 }, gone: { cars: 0, others: 0, examples: [] } });
	expect(second?.changes.fresh.examples).toContain('/cars/car-3/');
	expect(second?.changes.changed.examples).toContain('/cars/car-1/');
});

test('the report has the time of every step, and is kept beside the sites as it was returned', async () => {
	const { run, out } = makeBuild({ plain: {} });
	const started = Date.now();
	const report = await run(testNow);
	const { pull = 0, plan = 0, render = 0, publish = 0, total = 0 } = report.tenants[0]?.timesMs ?? {};
	expect(Math.min(pull, plan, render, publish)).toBeGreaterThan(0);
	expect(total).toBeGreaterThanOrEqual(pull + plan + render + publish);
	// Whole milliseconds there, parts of them here.
	expect(report.durationMs).toBeGreaterThanOrEqual(Math.floor(total));
	expect(Date.parse(report.startedAt)).toBeGreaterThanOrEqual(started);
	expect(Date.parse(report.startedAt) + report.durationMs).toBeLessThanOrEqual(Date.now());
	expect(JSON.parse(readFileSync(reportFile(out), 'utf8'))).toEqual(report);
});

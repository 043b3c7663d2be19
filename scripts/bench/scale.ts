import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TenantReport } from '../publish/report/build-report.ts';
import { benchNow, changeOnePrice, makeDealer } from './fleet.ts';
import { runBuild } from './run.ts';
import type { Result } from './table.ts';

const carsPerTenant = 300;
const minuteMs = 60_000;
/** In seconds: no build sees the clock stand still. */
const tenMinutes = 600;

/** What a build of the fleet took, and what it would send to a host. */
type Run = { ms: number; tenants: readonly TenantReport[] };

/**
 * A fleet of a thousand dealers: all of it, nothing changed, one car changed at one dealer of a hundred. The goals are for a
 * thousand; a smaller fleet (`--quick`, `FORECOURT_BENCH_TENANTS`) is held to its share of the first, and prints the others.
 */
export function benchScale(dir: string, quick: boolean): Result[] {
	const count = Number(process.env['FORECOURT_BENCH_TENANTS'] ?? (quick ? 10 : 1_000));
	const tenants = join(dir, 'scale');
	const slugs = Array.from({ length: count }, (_, index) => `scale-${String(index).padStart(4, '0')}`);
	for (const slug of slugs) makeDealer(tenants, slug, { cars: carsPerTenant });
	const build = (later = 0): Run => {
		const { ms, report } = runBuild(['--all', '--tenants', tenants, '--out', join(dir, 'scale-out')], benchNow + later);
		return { ms, tenants: report.tenants };
	};
	const whole = build();
	const idle = build(tenMinutes);
	const changed = slugs.filter((_, index) => index % 100 === 0);
	for (const slug of changed) changeFeed(join(tenants, slug, 'stock.jsonl'));
	const some = build(2 * tenMinutes);
	const fleet = `${count.toLocaleString('en-AU')} tenants × ${carsPerTenant} cars`;
	const share = count / 1_000;
	return [
		row(`${fleet}: everything, share pictures drawn on demand`, whole, 12 * minuteMs * share),
		row(`${fleet}: nothing changed, ten minutes later`, idle, 15_000 * Math.max(share, 0.1)),
		row(`${fleet}: a car changed at ${changed.length} of them`, some, 20_000 * Math.max(share, 0.1)),
	];
}

function changeFeed(file: string): void {
	writeFileSync(file, changeOnePrice(readFileSync(file, 'utf8'), 19_999));
}

function row(what: string, { ms, tenants }: Run, goalMs: number): Result {
	const sum = (figure: (report: TenantReport) => number): number =>
		tenants.reduce((total, report) => total + figure(report), 0);
	const largest = Math.max(...tenants.map(({ peakMemory }) => peakMemory));
	const pages = sum((report) => report.pages.rendered).toLocaleString('en-AU');
	const bytes = (sum((report) => report.bytes) / 1e9).toFixed(1);
	const measured = `${seconds(ms)} s, ${pages} pages rendered, ${bytes} GB in all, largest process ${Math.round(largest / 1e6)} MB`;
	return { what, measured, goal: `≤ ${seconds(goalMs)} s`, holds: ms <= goalMs };
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(ms < 100_000 ? 1 : 0);

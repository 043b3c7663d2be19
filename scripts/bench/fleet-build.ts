import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesDir } from '../publish/bundle.ts';
import { benchNow, makeDealer } from './fleet.ts';
import { median, runAstroBuild, runBuild } from './run.ts';
import { megabytes, type Result, ratio, seconds } from './table.ts';

/** Cars that give a tenant 300 pages, with its lists and the rest. */
const carsFor300Pages = 128;

/** The whole fleet is built as often; Astro builds each tenant once, a share of them beside each of ours. */
const roundCount = 4;

/** Many tenants of 300 pages: one bundle and all rendered, against one `astro build` per tenant; both write their files. */
export function benchFleetBuild(dir: string, quick: boolean): Result[] {
	const count = quick ? 4 : 50;
	const tenants = join(dir, 'fleet');
	const slugs = Array.from({ length: count }, (_, index) => `fleet-${String(index).padStart(2, '0')}`);
	for (const slug of slugs) makeDealer(tenants, slug, { cars: carsFor300Pages });
	const astroBuild = (slug: string) =>
		runAstroBuild({ tenantsDir: tenants, slug, out: join(dir, 'fleet-astro', slug), now: benchNow }).ms;
	const share = Math.ceil(count / roundCount);
	const measured = Array.from({ length: roundCount }, (_, round) => {
		// A share of Astro's builds stands for all: they are alike, and so both sides have the machine of the same minutes.
		const some = slugs.slice(round * share, (round + 1) * share);
		const slow = (some.reduce((ms, slug) => ms + astroBuild(slug), 0) * count) / some.length;
		rmSync(bundlesDir, { recursive: true, force: true });
		const { ms, report } = runBuild(['--all', '--tenants', tenants, '--out', join(dir, `fleet-out-${round}`)]);
		return { slow, fast: ms, tenants: report.tenants };
	});
	const kept = runBuild(['--all', '--tenants', tenants, '--out', join(dir, 'fleet-out-kept')]);
	const reports = measured.flatMap((round) => round.tenants);
	const pages = reports.map((tenant) => tenant.pages.written);
	const memory = Math.max(...reports.map(({ peakMemory }) => peakMemory));
	return [
		ratio(
			`${count} tenants × ${median(pages)} pages: \`astro build\` of each against one build of all, bundling included; Astro’s from the ${share} beside each of ours`,
			{ rounds: measured, goal: 15 },
		),
		{
			what: 'the same build again into another folder: no source has changed, so the bundle is the one that is kept',
			measured: `${seconds(kept.ms)}, of which ${seconds(kept.report.bundle.durationMs)} to look for it`,
			goal: 'nothing bundled',
			holds: !kept.report.bundle.rebuilt,
		},
		{ what: 'largest process of that build', measured: megabytes(memory), goal: '≤ 450 MB', holds: memory <= 450e6 },
	];
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTenant } from './fleet.ts';
import { runBuild } from './run.ts';
import { megabytes, type Result, seconds } from './table.ts';

/** Cars that give a tenant 4,000 and 16,000 pages, with its lists and the rest. */
const sizes = [3_200, 12_800];

/** One tenant of 4,000 and of 16,000 pages: time and memory may grow with the pages, not with their square. */
export function benchBigTenant(dir: string, quick: boolean): Result[] {
	const [small, large] = (quick ? [500, 2000] : sizes).map((cars) => measure(dir, cars)) as [Size, Size];
	const factor = large.pages / small.pages;
	return [
		{
			what: `one tenant of ${large.pages} pages`,
			measured: `${seconds(large.ms)}, largest process ${megabytes(large.memory)}`,
			goal: '≤ 450 MB',
			holds: large.memory <= 450e6,
		},
		{
			what: `time and memory, ${large.pages} pages against ${small.pages} (${factor.toFixed(1)} times as many)`,
			measured: `${(large.ms / small.ms).toFixed(1)}×, ${(large.memory / small.memory).toFixed(1)}×`,
			goal: `≤ ${factor.toFixed(1)}× each, and a quarter more for noise`,
			holds: large.ms / small.ms <= factor * 1.25 && large.memory / small.memory <= factor * 1.25,
		},
	];
}

type Size = { pages: number; ms: number; memory: number };

function measure(dir: string, cars: number): Size {
	const tenants = join(dir, `big-${cars}`);
	const out = join(dir, `big-${cars}-out`);
	makeTenant(tenants, 'big', cars);
	const { ms, report } = runBuild(['big', '--tenants', tenants, '--out', out]);
	rmSync(out, { recursive: true });
	return { ms, pages: report.tenants[0]?.pages.written ?? 0, memory: report.tenants[0]?.peakMemory ?? 0 };
}

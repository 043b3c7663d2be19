import { join } from 'node:path';
import { projectDir } from '../publish/paths.ts';
import type { Round } from './car-pages-rounds.ts';
import { benchNow, makeTenant } from './fleet.ts';
import { median, runScript } from './run.ts';
import type { Result } from './table.ts';

/** Car pages a second of one process on its own, once it is warm: rendered, verified and written. */
export function benchCarPages(dir: string): Result[] {
	const tenants = join(dir, 'warm');
	makeTenant(tenants, 'warm', 1000);
	const script = join(projectDir, 'scripts', 'bench', 'car-pages-rounds.ts');
	const { stdout } = runScript([script, tenants, join(dir, 'warm-out')], { FORECOURT_NOW: String(benchNow) });
	const rounds = JSON.parse(stdout) as Round[];
	const rate = median(rounds.slice(2).map(({ pages, ms }) => (pages / ms) * 1000));
	return [
		{
			what: 'car pages per second and core, warm: rendered, verified, written',
			measured: String(Math.round(rate)),
			goal: '≥ 1,000',
			holds: rate >= 1000,
		},
	];
}

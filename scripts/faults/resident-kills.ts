import { join } from 'node:path';
import { benchNow } from '../bench/fleet.ts';
import { ownerOf } from '../publish/disk/lock.ts';
import { openResident } from '../publish/resident/open-resident.ts';
import { count, emptyTally, type Fault } from './fault.ts';
import { settle } from './kills.ts';
import { openLab, shapes } from './lab.ts';

/** A resident builder whose process is killed at any moment of a build. The builder itself goes on, with a new process. */
export const residentKilled: Fault = {
	name: 'process of the resident builder killed at any moment',
	runs: { quick: 3, whole: 70 },
	run: async (runs, dir) => {
		const tally = emptyTally();
		const lab = await openLab(dir, shapes.one);
		const resident = await openResident({ tenantsDir: join(dir, 'tenants'), out: join(dir, 'out'), processes: 1 });
		const build = (feed: number) => {
			lab.write(feed);
			return resident.build('motors', { now: benchNow });
		};
		try {
			for (let round = 0; round < runs; round++) {
				await build(round % 2);
				const from = performance.now();
				await build((round + 1) % 2);
				const ms = performance.now() - from;
				const building = build(round % 2);
				// Nobody, while the note of the owner is being written. Number 0 would be our own process group.
				const holder = ownerOf(lab.dirs.lock)?.holder;
				// Spread over the build in an order that looks random but is the same each time.
				const timer = setTimeout(() => holder && process.kill(holder, 'SIGKILL'), ((round * 0.618034) % 1) * ms);
				const { ok } = await building;
				clearTimeout(timer);
				const { outcome, note } = await settle(lab, round % 2, lab.published() !== null);
				count(tally, outcome, { killed: !ok, note: `round ${round}: ${note}` });
			}
		} finally {
			await resident.close();
		}
		return tally;
	},
};

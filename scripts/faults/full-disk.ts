import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, emptyTally, type Fault } from './fault.ts';
import { settle } from './kills.ts';
import { openLab, shapes } from './lab.ts';

/** A disk that has less and less room when a build begins: it fails, leaves the site as it is, and works again with room. */
export const fullDisk: Fault = {
	name: 'disk full',
	runs: { quick: 1, whole: 12 },
	run: async (runs, dir) => {
		const tally = emptyTally();
		const disk = join(dir, 'disk');
		if (!mountSmallDisk(disk, 60_000)) return { ...tally, notes: ['left out: this user may not mount a small disk'] };
		try {
			const lab = await openLab(disk, shapes.several);
			for (let run = 0; run < runs; run++) {
				const filler = join(disk, 'filler');
				fillDisk(filler, run * 160);
				const feed = (run + 1) % 2;
				await lab.build(feed);
				const wasWhole = lab.published() !== null;
				rmSync(filler);
				const { outcome, note } = await settle(lab, feed, wasWhole);
				count(tally, outcome, { note: `${run * 160} KB free: ${note}` });
			}
		} finally {
			execFileSync('umount', [disk]);
		}
		return tally;
	},
};

/** A disk of so many kilobytes, where this machine lets us mount one. */
export function mountSmallDisk(dir: string, kilobytes: number): boolean {
	mkdirSync(dir, { recursive: true });
	return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dir]).status === 0;
}

/** Leaves so many kilobytes of a disk free. */
export function fillDisk(file: string, leftKilobytes: number): void {
	const block = Buffer.alloc(64 * 1024);
	try {
		for (;;) {
			writeFileSync(file, block, { flag: 'a' });
		}
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
	}
	truncateSync(file, Math.max(0, statSync(file).size - leftKilobytes * 1024));
}

import type { Queue } from '../../netlify/rebuilds/queue.ts';
import type { BuildPages } from '../../src/contract/rebuild.ts';

type Told = {
	queue: Pick<Queue, 'noteProgress' | 'endProgress'>;
	tenant: string;
	builder: string;
	/** Unix milliseconds. */
	startedAt: number;
};

/**
 * Keeps in the database how far a build is, for those who follow it (SITE-16). At most one write is under way: what is told
 * meanwhile waits, and the newest of it is written next. A write that fails is of no account, as the next one says more.
 */
export function tellProgress({ queue, tenant, builder, startedAt }: Told) {
	let waiting: BuildPages | null = null;
	let writing: Promise<void> | null = null;
	let wasTold = false;
	const write = async (): Promise<void> => {
		while (waiting) {
			const pages = waiting;
			waiting = null;
			const row = { tenant, builder, ...pages, started_at: startedAt, told_at: Date.now() };
			await queue.noteProgress(row).catch(() => undefined);
		}
		writing = null;
	};
	return {
		hear: (pages: BuildPages): void => {
			waiting = pages;
			wasTold = true;
			writing ??= write();
		},
		/** The build has ended. Costs nothing where nothing was told. */
		end: async (): Promise<void> => {
			waiting = null;
			if (!wasTold) return;
			await writing;
			await queue.endProgress({ tenant, builder }).catch(() => undefined);
		},
	};
}

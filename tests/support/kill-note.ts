import { drawCount } from '../../scripts/testing/draw.ts';

declare module 'vitest' {
	interface TaskMeta {
		/** What `npm run faults` counts: processes killed, what was sent again under the same id, and what is wrong. */
		kills?: { kills: number; sentAgain: number; wrong: string[] };
	}
}

/** How many processes a kill test kills: `FORECOURT_KILLS`, else all in a full run and a sample in every other. */
export const killCount = (counts: { sample: number; whole: number }): number =>
	Number(process.env['FORECOURT_KILLS']) || drawCount(counts);

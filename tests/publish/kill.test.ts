import { expect, test } from 'vitest';
import { killedAtAnyMoment, killedAtEachStep } from '../../scripts/faults/kills.ts';
import { shapes } from '../../scripts/faults/lab.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** `npm run faults` kills more than 200 builds, every run of the tests a few. */
const kills = Number(process.env['FORECOURT_KILLS']) || 3;
const runs = { quick: kills, whole: kills };

test.each([
	killedAtAnyMoment(shapes.one, runs),
	killedAtAnyMoment(shapes.several, runs),
	killedAtEachStep(shapes.several, runs),
])(
	'issue 11.1 $name: the old site or the new one, whole, and the next build goes through',
	async ({ run }) => {
		const tally = await run(kills, makeTempDir());
		expect(tally.notes).toEqual([]);
		expect(tally.outcomes.whole + tally.outcomes.repaired).toBe(kills);
		expect(tally.kills).toBeGreaterThan(kills / 2 - 1);
	},
	600_000,
);

import { expect, test } from 'vitest';
import { killedAtAnyMoment, killedAtEachStep } from '../../scripts/faults/kills.ts';
import { shapes } from '../../scripts/faults/lab.ts';
import { drawItems } from '../../scripts/testing/draw.ts';
import { killCount } from '../support/kill-note.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** A full run kills more than 200 builds, as `npm run faults` does; every run of the tests a few, in one of these ways. */
const kills = killCount({ sample: 3, whole: 70 });
const runs = { quick: kills, whole: kills };
const ways = [
	killedAtAnyMoment(shapes.one, runs),
	killedAtAnyMoment(shapes.several, runs),
	killedAtEachStep(shapes.several, runs),
];

test.each(drawItems({ matrix: 'build kills', items: ways, count: 1 }))(
	'$name: the old site or the new one, whole, and the next build goes through',
	async ({ run }) => {
		const tally = await run(kills, makeTempDir());
		expect(tally.notes).toEqual([]);
		expect(tally.outcomes.whole + tally.outcomes.repaired).toBe(kills);
		expect(tally.kills).toBeGreaterThan(kills / 2 - 1);
	},
	3_600_000,
);

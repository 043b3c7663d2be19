import { count, emptyTally, type Fault, type Outcome } from './fault.ts';
import { type Lab, openLab, problemText, type Shape, shapes } from './lab.ts';

/** A build that is killed at any moment, by how many processes it has. */
export const killedAtAnyMoment = (shape: Shape, runs: Fault['runs']): Fault => ({
	name: `build killed at any moment, ${shape.name}`,
	runs,
	run: async (wanted, dir) => {
		const lab = await openLab(dir, shape);
		const { ms } = await lab.build(1);
		// Spread evenly over the build and a little beyond its end, in an order that looks random but is the same each time.
		return killRounds(lab, wanted, (round) => ({ killAfterMs: ((round * 0.618034) % 1) * ms * 1.1 }));
	},
});

/** A build that dies before a call that moves, removes or copies a file: each such call in turn. */
export const killedAtEachStep = (shape: Shape, runs: Fault['runs']): Fault => ({
	name: `build killed at each step of publishing, ${shape.name}`,
	runs,
	run: async (wanted, dir) => {
		const lab = await openLab(dir, shape);
		const calls = (await lab.build(1)).result?.calls ?? 0;
		return killRounds(lab, wanted, (round) => ({ dieAt: 1 + Math.floor((round * calls) / wanted) }));
	},
});

/** The faults of this file, at every size of tenant. */
export const kills: Fault[] = [
	killedAtAnyMoment(shapes.one, { quick: 3, whole: 70 }),
	killedAtAnyMoment(shapes.several, { quick: 3, whole: 70 }),
	killedAtEachStep(shapes.one, { quick: 3, whole: 45 }),
	killedAtEachStep(shapes.several, { quick: 3, whole: 45 }),
];

/** Kills builds of one site and of the other by turns, each followed by one that goes through. */
async function killRounds(lab: Lab, rounds: number, ending: (round: number) => Parameters<Lab['build']>[1]) {
	const tally = emptyTally();
	for (let round = 0; round < rounds; round++) {
		const feed = round % 2;
		const { result } = await lab.build(feed, ending(round));
		const wasWhole = lab.published() !== null;
		const { outcome, note } = await settle(lab, feed, wasWhole);
		count(tally, outcome, { killed: result === null, note: `round ${round}: ${note}` });
	}
	return tally;
}

/** What the next build makes of it: it is to go through and to publish the site of its feed, byte for byte. */
export async function settle(lab: Lab, feed: number, wasWhole: boolean): Promise<{ outcome: Outcome; note: string }> {
	const { result } = await lab.build(feed);
	const found = lab.published();
	if (!result?.ok) return { outcome: 'wrong', note: `the next build failed: ${problemText(result)}` };
	if (found !== feed)
		return {
			outcome: 'wrong',
			note: `the next build published ${found === null ? 'no whole site' : 'the other site'}`,
		};
	return { outcome: wasWhole ? 'whole' : 'repaired', note: '' };
}

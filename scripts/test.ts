import { parseArgs } from 'node:util';
import { startCaretaker } from './testing/caretaker.ts';
import { drawEnv, thisDraw } from './testing/draw.ts';
import { isGreen, type Outcome, summary } from './testing/outcome.ts';
import { runRound } from './testing/run-stage.ts';
import { chooseRounds } from './testing/stages.ts';

const usage = 'Usage: npm test [-- [--only <stage>[,<stage>…]] [--full]]';

/** Runs the stages, all of them whatever fails, and ends with `N passed, N failed`. */
async function main(): Promise<number> {
	const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean' } } });
	const started = performance.now();
	const found = thisDraw();
	const draw = { ...found, isFull: values.full ?? found.isFull };
	const rounds = chooseRounds(values.only);
	const caretaker = startCaretaker();
	const outcomes: Outcome[] = [];
	for (const round of rounds) outcomes.push(...(await runRound(round, { env: drawEnv(draw), caretaker })));
	await caretaker.release();
	process.stdout.write(`\n${summary(outcomes, { draw, seconds: (performance.now() - started) / 1000 })}\n`);
	return isGreen(outcomes) ? 0 : 1;
}

try {
	process.exitCode = await main();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
	process.exitCode = 1;
}

import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { startCaretaker } from './testing/caretaker.ts';
import { drawEnv, thisDraw } from './testing/draw.ts';
import { isGreen, type Outcome, summary } from './testing/outcome.ts';
import { runRound } from './testing/run-stage.ts';
import { chooseRounds, stages } from './testing/stages.ts';

const usage = `Usage: npm test [-- [--only <stage>[,<stage>…]] [--full]]
  --only   some of the stages: ${stages.map(({ name }) => name).join(', ')}
  --full   every matrix whole, of which a run reads a sample`;

/** Runs the stages, all of them whatever fails, and ends with `N passed, N failed`. */
async function main(): Promise<number> {
	const { values } = readArguments({ options: { only: { type: 'string' }, full: { type: 'boolean' } } }, usage);
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

await runCommand(main);

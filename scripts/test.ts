import { parseArgs } from 'node:util';
import { type Outcome, summary } from './testing/outcome.ts';
import { runStage } from './testing/run-stage.ts';
import { chooseStages } from './testing/stages.ts';

const usage = 'Usage: npm test [-- --only <stage>[,<stage>…]]';

/** Runs the stages one after the other, all of them whatever fails, and ends with `N passed, N failed`. */
async function main(): Promise<number> {
	const { values } = parseArgs({ options: { only: { type: 'string' } } });
	const outcomes: Outcome[] = [];
	for (const stage of chooseStages(values.only)) {
		process.stdout.write(`\n== ${stage.name}\n`);
		outcomes.push(await runStage(stage));
	}
	process.stdout.write(`\n${summary(outcomes)}\n`);
	return outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
}

try {
	process.exitCode = await main();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
	process.exitCode = 1;
}

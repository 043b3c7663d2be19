import { readTriggerOptions, usage } from './trigger/options.ts';
import { runTrigger } from './trigger/run-trigger.ts';

try {
	const options = readTriggerOptions(process.argv.slice(2));
	const write = (text: string): void => void process.stdout.write(text);
	const complain = (text: string): void => void process.stderr.write(text);
	if (options) process.exitCode = await runTrigger(options, { write, complain });
	else write(`${usage}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}

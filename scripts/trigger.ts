import { runCommand } from './program/run-command.ts';
import { readTriggerOptions } from './trigger/options.ts';
import { runTrigger } from './trigger/run-trigger.ts';

await runCommand(() => {
	const write = (text: string): void => void process.stdout.write(text);
	const complain = (text: string): void => void process.stderr.write(text);
	return runTrigger(readTriggerOptions(process.argv.slice(2)), { write, complain, tell: complain });
});

import { runDeployCommand } from './deploy/command.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(() =>
	runDeployCommand(process.argv.slice(2), {
		env: process.env,
		say: (text) => process.stderr.write(`${text}\n`),
		print: (text) => process.stdout.write(text),
	}),
);

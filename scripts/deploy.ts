import { runDeployCommand } from './deploy/command.ts';

try {
	process.exitCode = await runDeployCommand(process.argv.slice(2), {
		env: process.env,
		say: (text) => process.stderr.write(`${text}\n`),
		print: (text) => process.stdout.write(text),
	});
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}

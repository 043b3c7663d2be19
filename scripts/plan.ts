import { planCommand } from './changes/plan-command.ts';

try {
	process.stdout.write(planCommand(process.argv.slice(2), process.env));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}

import { compareCommand } from './compare/compare-command.ts';

try {
	process.stdout.write(compareCommand(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}

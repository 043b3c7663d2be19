import { compareCommand } from './compare/compare-command.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(() => void process.stdout.write(compareCommand(process.argv.slice(2))));

import { planCommand } from './changes/plan-command.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(() => void process.stdout.write(planCommand(process.argv.slice(2), process.env)));

import { doctorCommand } from './doctor/doctor-command.ts';
import { runCommand } from './program/run-command.ts';

const run = () =>
	doctorCommand(process.argv.slice(2), {
		env: process.env,
		now: Math.floor(Date.now() / 1000),
		write: (text) => void process.stdout.write(text),
	});

await runCommand(run, { failed: 2 });

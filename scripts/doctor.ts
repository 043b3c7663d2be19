import { doctorCommand } from './doctor/doctor-command.ts';

try {
	process.exitCode = await doctorCommand(process.argv.slice(2), {
		env: process.env,
		now: Math.floor(Date.now() / 1000),
		write: (text) => void process.stdout.write(text),
	});
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 2;
}

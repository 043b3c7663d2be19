import { readCommand } from './reservations/options.ts';
import { runCommand } from './reservations/run.ts';
import { runOnDatabase } from './terminal/run-on-database.ts';

await runOnDatabase({
	read: readCommand,
	run: (command, { db, env, tenants, secrets, write, confirm }) =>
		runCommand(command, { db, env, tenants, secrets: secrets(), now: Date.now, write, confirm }),
});

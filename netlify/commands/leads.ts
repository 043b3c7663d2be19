import { readCommand } from './leads/options.ts';
import { runCommand } from './leads/run.ts';
import { runOnDatabase } from './terminal/run-on-database.ts';

const stopping = new AbortController();

await runOnDatabase({
	read: (args, now) => {
		const command = readCommand(args, now);
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
		return command;
	},
	run: (command, { db, env, tenants, write, confirm }) =>
		runCommand(command, { db, env, tenants, now: Date.now, write, confirm, stop: stopping.signal }),
});

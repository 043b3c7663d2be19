import { runCommand } from '../../scripts/program/run-command.ts';
import { databasePlace, openDatabase } from '../platform/db/database.ts';
import { openTenants } from '../platform/runtime/tenants.ts';
import { readCommand } from './leads/options.ts';
import { runCommand as runLeadsCommand } from './leads/run.ts';
import { confirm } from './terminal/confirm.ts';

async function main(): Promise<number> {
	const { env } = process;
	const command = readCommand(process.argv.slice(2), Date.now());
	const stopping = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
	const db = await openDatabase(databasePlace(env));
	try {
		const write = (text: string): void => void process.stdout.write(text);
		return await runLeadsCommand(command, {
			db,
			env,
			tenants: openTenants(env),
			now: Date.now,
			write,
			confirm,
			stop: stopping.signal,
		});
	} finally {
		await db.destroy();
	}
}

await runCommand(main, { misused: 2 });

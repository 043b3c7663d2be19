import { databasePlace, openDatabase } from '../platform/db/database.ts';
import { openTenants } from '../platform/runtime/tenants.ts';
import { readCommand, UsageError } from './leads/options.ts';
import { runCommand } from './leads/run.ts';
import { confirm } from './terminal/confirm.ts';

async function main(): Promise<number> {
	const { env } = process;
	const command = readCommand(process.argv.slice(2), Date.now());
	const stopping = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
	const db = await openDatabase(databasePlace(env));
	try {
		const write = (text: string): void => void process.stdout.write(text);
		return await runCommand(command, {
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

try {
	process.exitCode = await main();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = error instanceof UsageError ? 2 : 1;
}

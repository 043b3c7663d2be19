import { runCommand } from '../../scripts/program/run-command.ts';
import { databasePlace, openDatabase } from '../platform/db/database.ts';
import { openOwnSecrets } from '../platform/runtime/secrets.ts';
import { openTenants } from '../platform/runtime/tenants.ts';
import { readCommand } from './reservations/options.ts';
import { runCommand as runReservationsCommand } from './reservations/run.ts';
import { confirm } from './terminal/confirm.ts';

async function main(): Promise<number> {
	const { env } = process;
	const command = readCommand(process.argv.slice(2));
	const db = await openDatabase(databasePlace(env));
	try {
		const write = (text: string): void => void process.stdout.write(text);
		const runtime = { db, env, tenants: openTenants(env), secrets: openOwnSecrets(env), now: Date.now };
		return await runReservationsCommand(command, { ...runtime, write, confirm });
	} finally {
		await db.destroy();
	}
}

await runCommand(main, { misused: 2 });

import { runCommand } from '../../scripts/program/run-command.ts';
import { databasePlace, openDatabase } from '../platform/db/database.ts';
import { openSecrets } from '../platform/runtime/secrets.ts';
import { openTenants } from '../platform/runtime/tenants.ts';
import { readTestDrivesArguments, testDrivesCommand } from './test-drives/run.ts';

async function main(): Promise<number> {
	const args = readTestDrivesArguments(process.argv.slice(2));
	const place = databasePlace(process.env);
	const db = await openDatabase(place);
	try {
		return await testDrivesCommand(args, {
			db,
			tenants: openTenants({ ...process.env, TENANT: undefined, TENANT_SLUG: undefined }),
			secrets: openSecrets(process.env, place.dir),
			now: Date.now(),
			write: (text) => void process.stdout.write(text),
		});
	} finally {
		await db.destroy();
	}
}

await runCommand(main, { misused: 2 });

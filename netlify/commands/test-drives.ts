import { runOnDatabase } from './terminal/run-on-database.ts';
import { readTestDrivesArguments, testDrivesCommand } from './test-drives/run.ts';

await runOnDatabase({
	read: readTestDrivesArguments,
	run: (args, { db, allTenants, secrets, write }) =>
		testDrivesCommand(args, { db, tenants: allTenants(), secrets: secrets(), now: Date.now(), write }),
});

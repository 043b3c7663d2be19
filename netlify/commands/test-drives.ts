import { databasePlace, openDatabase } from '../platform/db/database.ts';
import { openSecrets } from '../platform/runtime/secrets.ts';
import { openTenants } from '../platform/runtime/tenants.ts';
import { testDrivesCommand } from './test-drives/run.ts';

const place = databasePlace(process.env);
const db = await openDatabase(place);
try {
	process.exitCode = await testDrivesCommand(process.argv.slice(2), {
		db,
		tenants: openTenants({ ...process.env, TENANT: undefined, TENANT_SLUG: undefined }),
		secrets: openSecrets(process.env, place.dir),
		now: Date.now(),
		write: (text) => void process.stdout.write(text),
	});
} finally {
	await db.destroy();
}

import { databasePlace, openDatabase } from '../db/database.ts';
import { openSecrets } from '../services/secrets.ts';
import { openTenants } from '../services/tenants.ts';
import { apiKeyCommand } from './api-keys.ts';

const place = databasePlace(process.env);
const db = await openDatabase(place);
try {
	process.exitCode = await apiKeyCommand(process.argv.slice(2), {
		db,
		tenants: openTenants({ ...process.env, TENANT: undefined, TENANT_SLUG: undefined }),
		secrets: () => openSecrets(process.env, place.dir),
		now: Date.now(),
		write: (text) => void process.stdout.write(text),
	});
} finally {
	await db.destroy();
}

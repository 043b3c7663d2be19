import { databasePlace } from '../db/database.ts';
import { makeApiKey } from '../services/api-keys.ts';
import { openSecrets } from '../services/secrets.ts';
import { openTenants } from '../services/tenants.ts';

const usage = 'Usage: npm run api-key -- <tenant> <name of the program, lower-case letters, digits, hyphens>';

const [tenant = '', client = ''] = process.argv.slice(2);
if (
	!/^[a-z0-9-]{1,63}$/.test(client) ||
	!openTenants({ ...process.env, TENANT: undefined, TENANT_SLUG: undefined }).bySlug(tenant)
) {
	process.stderr.write(`Found tenant "${tenant}", program "${client}". ${usage}\n`);
	process.exitCode = 1;
} else {
	const secrets = openSecrets(process.env, databasePlace(process.env).dir);
	process.stdout.write(`${makeApiKey(secrets, { tenant, client })}\n`);
}

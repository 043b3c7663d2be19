import { apiKeyCommand, readApiKeyArguments } from './api-key/run.ts';
import { runOnDatabase } from './terminal/run-on-database.ts';

await runOnDatabase({
	read: readApiKeyArguments,
	run: (args, { db, allTenants, secrets, write }) =>
		apiKeyCommand(args, { db, tenants: allTenants(), secrets, now: Date.now(), write }),
});

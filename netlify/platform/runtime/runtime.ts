import { databasePlace, openDatabase } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { log } from '../log.ts';
import { openOwnSecrets, type Secrets } from './secrets.ts';
import { openTenants, type Tenants } from './tenants.ts';

/** What all functions of a process share. */
export type Runtime = {
	db: Db;
	tenants: Tenants;
	secrets: Secrets;
	/** Unix milliseconds. */
	now: () => number;
	rateFactor: number;
	env: NodeJS.ProcessEnv;
};

// Kept in the process, not in this module: functions are bundled one by one, and would otherwise open SQLite several
// times in one process. Two connections in one thread wait for each other for ever.
const shared = Symbol.for('forecourt.runtime');
const holder = globalThis as { [shared]?: Promise<Runtime> };

/** The process's runtime, opened on first use. A failure is tried again at the next call. */
export function openRuntime(): Promise<Runtime> {
	holder[shared] ??= open(process.env).catch((error: unknown) => {
		delete holder[shared];
		const reason = error instanceof Error ? error.message : String(error);
		log('error', { message: `The functions cannot start: ${reason}` });
		throw error;
	});
	return holder[shared];
}

/**
 * Closes it; the next call opens a new one. A server is ended with its process, so only tests call this.
 * @public
 */
export async function closeRuntime(): Promise<void> {
	const runtime = holder[shared];
	delete holder[shared];
	await (await runtime)?.db.destroy();
}

async function open(env: NodeJS.ProcessEnv): Promise<Runtime> {
	const secrets = openOwnSecrets(env);
	return {
		db: await openDatabase(databasePlace(env)),
		tenants: openTenants(env),
		secrets,
		now: Date.now,
		rateFactor: Number(env['FORECOURT_RATE_FACTOR']) || 1,
		env,
	};
}

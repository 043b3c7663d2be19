import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db, Tables } from './schema.ts';

/**
 * Where the data are: on a PostgreSQL server if `url` is set, otherwise in a file in the folder `dir`. `passing`: the machine
 * and its disk may disappear when a function ends. `patienceMs`: how long a call waits for a server whose connections are all in use.
 */
export type DatabasePlace = { url: string | undefined; dir: string; passing?: boolean; patienceMs?: number };

/** Whether this runs on Netlify or AWS Lambda, where disks do not last. */
export const isPassing = (env: NodeJS.ProcessEnv): boolean =>
	Boolean(env['NETLIFY'] || env['AWS_LAMBDA_FUNCTION_NAME']);

/** Reads the place from the environment: `DATABASE_URL`, Netlify's `NETLIFY_DB_URL`, else `.data` or `FORECOURT_DATA`. */
export function databasePlace(env: NodeJS.ProcessEnv): DatabasePlace {
	return {
		url: env['DATABASE_URL'] || env['NETLIFY_DB_URL'] || undefined,
		dir: env['FORECOURT_DATA'] || '.data',
		passing: isPassing(env),
	};
}

/** Opens the database and leaves its tables as they are, for looks that must change nothing. Throws as `openDatabase` does. */
export async function connectDatabase(place: DatabasePlace): Promise<Db> {
	return new Kysely<Tables>({ dialect: await dialectOf(place) });
}

/** Opens the database and brings its tables up to date. Throws what the engine throws if that fails, and an Error where a file would not last. */
export async function openDatabase(place: DatabasePlace): Promise<Db> {
	const db = await connectDatabase(place);
	try {
		await migrate(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return db;
}

const noDisk =
	'Set DATABASE_URL to a PostgreSQL server. NETLIFY or AWS_LAMBDA_FUNCTION_NAME is set: on such a machine files do not last, so every lead would be lost.';

// Each engine is loaded only where it is used: pg is large.
async function dialectOf({ url, dir, passing = false, patienceMs }: DatabasePlace): Promise<Dialect> {
	if (url)
		return (await import('./postgres.ts')).postgresDialect(url, {
			passing,
			...(patienceMs !== undefined && { patienceMs }),
		});
	if (passing) throw new Error(noDisk);
	return (await import('./sqlite.ts')).sqliteDialect(dir === ':memory:' ? dir : join(dir, 'forecourt.db'));
}

async function migrate(db: Db): Promise<void> {
	if (await isCurrent(db)) return;
	const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
	if (error) throw error;
}

/** Whether every migration has run; ones that a later release ran do not matter, they only add. */
async function isCurrent(db: Db): Promise<boolean> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	return tables.some(({ name }) => name === 'kysely_migration') && isMigrated(db);
}

/** The same in one query. Throws what the engine throws if nothing has ever run, and if the database cannot be reached. */
export async function isMigrated(db: Db): Promise<boolean> {
	const rows = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name')
		.execute();
	const done = new Set(rows.map(({ name }) => name));
	return Object.keys(migrations).every((name) => done.has(name));
}

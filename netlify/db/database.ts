import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db, Tables } from './schema.ts';

/** Where the data are: a PostgreSQL server if `url` is set, else a file in the folder `dir`. */
export type DatabasePlace = { url: string | undefined; dir: string };

/** Reads the place from the environment: `DATABASE_URL`, Netlify's `NETLIFY_DB_URL`, else `.data` or `FORECOURT_DATA`. */
export function databasePlace(env: NodeJS.ProcessEnv): DatabasePlace {
	return { url: env['DATABASE_URL'] || env['NETLIFY_DB_URL'] || undefined, dir: env['FORECOURT_DATA'] || '.data' };
}

/** Opens the database and brings its tables up to date. Throws what the engine throws if it cannot. */
export async function openDatabase({ url, dir }: DatabasePlace): Promise<Db> {
	const db = new Kysely<Tables>({ dialect: await dialectOf(url, dir) });
	try {
		await migrate(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return db;
}

// Each engine is loaded only where it is used: pg is not small.
async function dialectOf(url: string | undefined, dir: string): Promise<Dialect> {
	if (url) return (await import('./postgres.ts')).postgresDialect(url);
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
	if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
	const rows = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name')
		.execute();
	const done = new Set(rows.map(({ name }) => name));
	return Object.keys(migrations).every((name) => done.has(name));
}

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely';

/** Milliseconds that a writer waits for another process. */
const busyTimeout = 10_000;
/** Statements that are kept prepared. */
const mostStatements = 400;

/**
 * Node's own SQLite in a file, or in memory (`:memory:`). A commit is on the disk when it returns: `synchronous=FULL`
 * syncs the log of every transaction. Several processes may share the file.
 */
export function sqliteDialect(file: string): Dialect {
	const dialect = new SqliteDialect({ database: async () => open(file) });
	return {
		createDriver: () => dialect.createDriver(),
		createQueryCompiler: () => dialect.createQueryCompiler(),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createAdapter: () => new LockingAdapter(),
	};
}

function open(file: string): SqliteDatabase {
	const isNew = file !== ':memory:' && !existsSync(file);
	if (isNew) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	const database = new DatabaseSync(file, { timeout: busyTimeout });
	// Everybody may be able to read the folder. SQLite gives its log the same rights as the file.
	if (isNew) chmodSync(file, 0o600);
	database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
	const prepare = keepStatements(database);
	return {
		close: () => database.close(),
		prepare: (text) => {
			// A transaction that starts by reading cannot wait for another writer later on, so all start as writers.
			const statement = prepare(text === 'begin' ? 'begin immediate' : text);
			const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
			return {
				reader: statement.columns().length > 0,
				all: (parameters) => statement.all(...values(parameters)),
				run: (parameters) => statement.run(...values(parameters)),
				// A row at a time, while the same statement may be run by another caller: it has its own.
				iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
			};
		},
	};
}

/** Statements are prepared once: that takes as long as running one. Texts with lists are many, so the oldest are dropped. */
function keepStatements(database: DatabaseSync): (text: string) => StatementSync {
	const kept = new Map<string, StatementSync>();
	return (text) => {
		const known = kept.get(text);
		if (known) return known;
		const [oldest] = kept.keys();
		if (kept.size >= mostStatements && oldest !== undefined) kept.delete(oldest);
		const statement = database.prepare(text);
		kept.set(text, statement);
		return statement;
	};
}

/** Runs migrations in one transaction, which is the writer from its first statement on: two processes take turns. */
class LockingAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}

	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	override async acquireMigrationLock(db: Kysely<any>): Promise<void> {
		await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db);
	}
}

import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** The type number of 64-bit integers, which pg gives as text: ours are milliseconds and counts, exact as numbers. */
const int8 = 20;

/** A PostgreSQL server, at an address such as `postgres://user@host/name`. */
export function postgresDialect(connectionString: string): Dialect {
	const pool = new pg.Pool({
		connectionString,
		max: 5,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 10_000,
		statement_timeout: 20_000,
		// A process that only waits for an idle connection may end.
		allowExitOnIdle: true,
		types: {
			getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
		},
	});
	// An idle connection that the server closes is replaced at the next query.
	pool.on('error', (error) => process.stderr.write(`database: ${error.message}\n`));
	return new PostgresDialect({ pool });
}

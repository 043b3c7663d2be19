import type { Dialect } from 'kysely';
import pg from 'pg';
import { log } from '../log.ts';
import { connectPatiently } from './patient-connect.ts';
import { PipeliningDialect, pipeliningClient } from './pipelining.ts';

/** The type number of 64-bit integers, which pg gives as text: ours are milliseconds and counts, exact as numbers. */
const int8 = 20;
/** Milliseconds after which the server gives a query up, and after which we do: a dead connection says nothing. */
const statementTimeout = 15_000;
const queryTimeout = 20_000;
/** The code with which the server closes an idle connection, as we asked it to. */
const idleClosed = '57P05';

/**
 * A PostgreSQL server, at an address such as `postgres://user@host/name`. `passing`: one of hundreds of functions that
 * may be frozen at any moment. It holds one connection for a second, and the server closes an idle one after five.
 */
export function postgresDialect(
	connectionString: string,
	{ passing = false, patienceMs }: { passing?: boolean; patienceMs?: number } = {},
): Dialect {
	const idleMs = passing ? 1_000 : 10_000;
	const pool = new pg.Pool({
		// A function that may be frozen answers too few calls for names, and often through a pooler.
		Client: pipeliningClient({ naming: !passing }),
		pipeline: true,
		connectionString,
		max: passing ? 1 : 5,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: idleMs,
		query_timeout: queryTimeout,
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		// An idle connection does not keep the process alive.
		allowExitOnIdle: true,
		onConnect: (client) => limitSession(client, passing ? { idle_session_timeout: 5_000 } : {}),
		types: {
			getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
		},
	});
	// An idle connection that the server closes is replaced at the next query.
	pool.on('error', (error: Error & { code?: string }) => {
		if (error.code !== idleClosed) log('error', { message: `An idle database connection failed: ${error.message}` });
	});
	return new PipeliningDialect({
		pool: { options: pool.options, connect: connectPatiently(pool, { idleMs, patienceMs }), end: () => pool.end() },
	});
}

/** Set once connected: poolers refuse such settings in the connecting call, and older servers lack one of them. */
async function limitSession(client: pg.ClientBase, more: Record<string, number>): Promise<void> {
	const limits = {
		statement_timeout: statementTimeout,
		idle_in_transaction_session_timeout: 2 * statementTimeout,
		// A plan that was made while a table was empty would read all of it once it is full.
		plan_cache_mode: 'force_custom_plan',
		...more,
	};
	await client.query('select set_config(name, $1::json ->> name, false) from pg_settings where name = any($2)', [
		JSON.stringify(limits),
		Object.keys(limits),
	]);
}

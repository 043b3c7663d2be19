import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './schema.ts';

/** A query that is sent with others, and what follows from its answer. */
export type Step = { query: CompiledQuery; after: (result: QueryResult<unknown>) => Promise<void> | void };

/** Makes a step; `after` may throw, which rolls back a transaction. */
export const step = <Row>(
	query: CompiledQuery<Row>,
	after: (result: QueryResult<Row>) => Promise<void> | void = () => undefined,
): Step => ({ query, after: (result) => after(result as QueryResult<Row>) });

/**
 * Runs queries that need nothing from each other's answers: in their order, on one connection, and on PostgreSQL in one round
 * trip. Then goes through the answers, in the same order. Throws the first error of the database, or what an `after` throws.
 */
export async function together(db: Db, steps: readonly Step[]): Promise<void> {
	const results = await db
		.getExecutor()
		.provideConnection((connection) =>
			Promise.allSettled(steps.map(({ query }) => connection.executeQuery<unknown>(query))),
		);
	// In a transaction, everything after the first error fails because of it.
	for (const result of results) if (result.status === 'rejected') throw result.reason;
	for (const [at, result] of results.entries()) if (result.status === 'fulfilled') await steps[at]?.after(result.value);
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Finds the lanes in which something is due again without reading what waits in them for a later time. Rows that were never
 * tried have `outbox_waiting`; they are not in here, or PostgreSQL would sometimes read all of them to find the first.
 */
export const outboxDueMigration: Migration = {
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	up: async (db: Kysely<any>) => {
		await db.schema
			.createIndex('outbox_next')
			.on('outbox')
			.columns(['tenant', 'destination', 'next_at'])
			.where(sql.ref('state'), '=', sql.lit('pending'))
			.where(sql.ref('attempts'), '>', sql.lit(0))
			.execute();
	},
};

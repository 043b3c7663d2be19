import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the lanes in which something is due without reading what waits in them for a later time. */
export const outboxDueMigration: Migration = {
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	up: async (db: Kysely<any>) => {
		await db.schema
			.createIndex('outbox_next')
			.on('outbox')
			.columns(['tenant', 'destination', 'next_at'])
			.where(sql.ref('state'), '=', sql.lit('pending'))
			.execute();
	},
};

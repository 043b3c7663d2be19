import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A lane for each tenant and destination: whose turn it is, and what is wrong with the receiver. */
export const deliveryLanesMigration: Migration = {
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	up: async (db: Kysely<any>) => {
		await db.schema
			.createTable('delivery_lanes')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('destination', 'text', (column) => column.notNull())
			.addColumn('turn_at', 'bigint', (column) => column.notNull())
			.addColumn('failures', 'integer', (column) => column.notNull())
			.addColumn('paused_until', 'bigint')
			.addColumn('trouble', 'text')
			.addColumn('trouble_since', 'bigint')
			.addColumn('reason', 'text')
			.addColumn('alarmed_at', 'bigint')
			.addPrimaryKeyConstraint('delivery_lanes_primary', ['tenant', 'destination'])
			.execute();
		await db.schema
			.createIndex('outbox_waiting')
			.on('outbox')
			.columns(['tenant', 'destination', 'attempts', 'next_at'])
			.where(sql.ref('state'), '=', sql.lit('pending'))
			.execute();
		// What waits for delivery at the time of the release.
		await sql`insert into delivery_lanes (tenant, destination, turn_at, failures)
			select distinct tenant, destination, 0, 0 from outbox where state = 'pending'`.execute(db);
	},
};

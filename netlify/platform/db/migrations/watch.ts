import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What looks at the whole fleet: by time instead of by tenant, and only at what somebody has to see to. */
export const watchMigration: Migration = {
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	up: async ({ schema }: Kysely<any>) => {
		await schema.createIndex('leads_by_time').on('leads').columns(['created_at', 'tenant', 'form']).execute();
		await schema
			.createIndex('leads_unopened')
			.on('leads')
			.columns(['tenant', 'completed_at'])
			.where(sql.ref('opened_at'), 'is', null)
			.where(sql.ref('status'), '=', sql.lit('complete'))
			.execute();
		await schema
			.createIndex('deliveries_by_time')
			.on('deliveries')
			.columns(['finished_at', 'tenant', 'destination', 'outcome'])
			.execute();
		await schema
			.createIndex('outbox_dead')
			.on('outbox')
			.column('tenant')
			.where(sql.ref('state'), '=', sql.lit('dead'))
			.execute();
	},
};

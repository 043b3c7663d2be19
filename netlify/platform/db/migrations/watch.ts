import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for looks at the whole fleet, by time; and the alarms that were raised. */
export const watchMigration: Migration = {
	// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
	up: async ({ schema }: Kysely<any>) => {
		await schema.createIndex('leads_by_time').on('leads').columns(['created_at', 'tenant', 'form']).execute();
		await schema
			.createIndex('deliveries_by_time')
			.on('deliveries')
			.columns(['finished_at', 'tenant', 'destination', 'outcome'])
			.execute();
		await schema
			.createTable('alarms')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('kind', 'text', (column) => column.notNull())
			.addColumn('subject', 'text', (column) => column.notNull())
			.addColumn('text', 'text', (column) => column.notNull())
			.addColumn('state', 'text', (column) => column.notNull())
			.addColumn('since', 'bigint', (column) => column.notNull())
			.addColumn('said', 'text')
			.addColumn('said_at', 'bigint')
			.addColumn('try_at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('alarms_primary', ['tenant', 'kind', 'subject'])
			.execute();
	},
};

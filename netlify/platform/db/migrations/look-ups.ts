import type { Migration } from 'kysely/migration';

/** Answers of providers that are kept for a while, and how often providers were asked (USER-10). */
export const lookUpsMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createTable('look_ups')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('key_hash', 'text', (column) => column.notNull())
			.addColumn('sealed', 'text', (column) => column.notNull())
			.addColumn('asked_at', 'bigint', (column) => column.notNull())
			.addColumn('expires_at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('look_ups_primary', ['tenant', 'key_hash'])
			.execute();
		await schema.createIndex('look_ups_by_age').on('look_ups').column('expires_at').execute();
		await schema
			.createTable('look_up_counts')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('provider', 'text', (column) => column.notNull())
			.addColumn('day', 'bigint', (column) => column.notNull())
			.addColumn('calls', 'integer', (column) => column.notNull())
			.addColumn('failures_in_row', 'integer', (column) => column.notNull())
			.addColumn('failed_at', 'bigint')
			.addPrimaryKeyConstraint('look_up_counts_primary', ['tenant', 'provider', 'day'])
			.execute();
	},
};

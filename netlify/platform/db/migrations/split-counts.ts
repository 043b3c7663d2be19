import type { Migration } from 'kysely/migration';

/** What came of the variants of pages. */
export const splitCountsMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createTable('split_counts')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('test', 'text', (column) => column.notNull())
			.addColumn('variant', 'text', (column) => column.notNull())
			.addColumn('visitors', 'integer', (column) => column.notNull())
			.addColumn('leads', 'integer', (column) => column.notNull())
			.addColumn('first_at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('split_counts_primary', ['tenant', 'test', 'variant'])
			.execute();
	},
};

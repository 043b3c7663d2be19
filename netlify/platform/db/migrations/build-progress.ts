import type { Migration } from 'kysely/migration';

/** How far the builds are that run, a row for each tenant that is being built. */
export const buildProgressMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createTable('build_progress')
			.addColumn('tenant', 'text', (column) => column.primaryKey())
			.addColumn('builder', 'text', (column) => column.notNull())
			.addColumn('step', 'text', (column) => column.notNull())
			.addColumn('drawn', 'integer', (column) => column.notNull())
			.addColumn('of', 'integer', (column) => column.notNull())
			.addColumn('started_at', 'bigint', (column) => column.notNull())
			.addColumn('told_at', 'bigint', (column) => column.notNull())
			.execute();
	},
};

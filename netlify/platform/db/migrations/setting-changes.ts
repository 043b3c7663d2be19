import type { Migration } from 'kysely/migration';

/** What operators changed in the settings of a site: from what to what, when, and who. */
export const settingChangesMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createTable('setting_changes')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('path', 'text', (column) => column.notNull())
			.addColumn('kind', 'text', (column) => column.notNull())
			.addColumn('value_before', 'text')
			.addColumn('value_after', 'text')
			.addColumn('is_whole', 'integer', (column) => column.notNull())
			.addColumn('author', 'text', (column) => column.notNull())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.execute();
		await schema
			.createIndex('setting_changes_by_tenant')
			.on('setting_changes')
			.columns(['tenant', 'created_at'])
			.execute();
		await schema.createIndex('setting_changes_by_age').on('setting_changes').column('created_at').execute();
	},
};

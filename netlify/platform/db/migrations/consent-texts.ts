import type { Migration } from 'kysely/migration';

/** The wordings that visitors agreed to, which leads name by their version. */
export const consentTextsMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createTable('consent_texts')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('version', 'text', (column) => column.notNull())
			.addColumn('text', 'text', (column) => column.notNull())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('consent_texts_primary', ['tenant', 'version'])
			.execute();
	},
};

import type { Migration } from 'kysely/migration';

/** When somebody at the dealership said that a lead has been answered. */
export const answeredLeadsMigration: Migration = {
	up: async ({ schema }) => {
		await schema.alterTable('leads').addColumn('answered_at', 'bigint').execute();
	},
};

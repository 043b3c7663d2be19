import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators ask about all tenants at once is answered from indexes: rows of builds and leads are long. */
export const buildOutcomesMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createIndex('builds_by_outcome')
			.on('builds')
			.columns(['tenant', 'outcome', 'finished_at'])
			.where(sql.ref('outcome'), 'is not', null)
			.execute();
		await schema
			.createIndex('leads_unopened')
			.on('leads')
			.columns(['tenant', 'completed_at'])
			.where(sql.ref('opened_at'), 'is', null)
			.where(sql.ref('status'), '=', sql.lit('complete'))
			.execute();
	},
};

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a dealer's last lead came, and how many came lately, is asked for all tenants at once: an index has both. */
export const lastLeadsMigration: Migration = {
	up: async ({ schema }) => {
		await schema
			.createIndex('leads_completed')
			.on('leads')
			.columns(['tenant', 'completed_at'])
			.where(sql.ref('status'), '=', sql.lit('complete'))
			.execute();
	},
};

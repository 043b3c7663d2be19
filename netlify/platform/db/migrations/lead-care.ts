import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Who looks after a lead, when they get back to it and what came of it; what they noted meanwhile. Both go with the lead. */
export const leadCareMigration: Migration = {
	up: async ({ schema }) => {
		await createCare(schema);
		await createNotes(schema);
	},
};

async function createCare(schema: Schema): Promise<void> {
	await schema
		.createTable('lead_care')
		.addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('owner', 'text', (column) => column.notNull())
		.addColumn('follow_up', 'text', (column) => column.notNull())
		.addColumn('outcome', 'text')
		.addColumn('reason', 'text', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('lead_care_by_tenant').on('lead_care').columns(['tenant', 'owner']).execute();
	await schema.createIndex('lead_care_by_follow_up').on('lead_care').column('follow_up').execute();
}

async function createNotes(schema: Schema): Promise<void> {
	await schema
		.createTable('lead_notes')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('said', 'text', (column) => column.notNull())
		.addColumn('author', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('lead_notes_by_lead').on('lead_notes').columns(['lead_id', 'created_at']).execute();
}

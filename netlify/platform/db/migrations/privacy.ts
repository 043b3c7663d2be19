import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Who may change a lead, which of its answers are encrypted, what is left of an erased one, and keys of programs. */
export const privacyMigration: Migration = {
	up: async ({ schema }) => {
		await schema.alterTable('leads').addColumn('token_hash', 'text').execute();
		await schema.alterTable('leads').addColumn('sealed', 'text').execute();
		await schema.alterTable('idempotency_keys').addColumn('lead_id', 'text').execute();
		await schema.createIndex('idempotency_keys_by_lead').on('idempotency_keys').column('lead_id').execute();
		await schema.createIndex('leads_by_age').on('leads').columns(['tenant', 'updated_at']).execute();
		await createErasedLeads(schema);
		await createApiKeys(schema);
	},
};

async function createErasedLeads(schema: Schema): Promise<void> {
	await schema
		.createTable('erased_leads')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('reason', 'text', (column) => column.notNull())
		.addColumn('erased_at', 'bigint', (column) => column.notNull())
		.execute();
}

async function createApiKeys(schema: Schema): Promise<void> {
	await schema
		.createTable('api_keys')
		.addColumn('id', 'text', (column) => column.notNull())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('client', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint')
		.addColumn('revoked_at', 'bigint')
		.addPrimaryKeyConstraint('api_keys_primary', ['tenant', 'client', 'id'])
		.execute();
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Column types that both engines read: SQLite keeps a blob as it is in a column called bytea.
const bytes = sql`bytea`;

type Schema = Kysely<unknown>['schema'];

/** Leads with their files, what is to be delivered and what was, and the guards of the endpoints. */
export const leadsMigration: Migration = {
	up: async ({ schema }) => {
		await createLeads(schema);
		await createFiles(schema);
		await createOutbox(schema);
		await createDeliveries(schema);
		await createGuards(schema);
		await createEvents(schema);
	},
};

async function createLeads(schema: Schema): Promise<void> {
	await schema
		.createTable('leads')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('form', 'text')
		.addColumn('category', 'text')
		.addColumn('subcategory', 'text')
		.addColumn('location_id', 'text')
		.addColumn('status', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.addColumn('payload', 'text', (column) => column.notNull())
		.addColumn('opt_in', 'integer')
		.addColumn('consent_text_version', 'text')
		.addColumn('origin', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.addColumn('completed_at', 'bigint')
		.addColumn('opened_at', 'bigint')
		.execute();
	await schema.createIndex('leads_by_tenant').on('leads').columns(['tenant', 'created_at']).execute();
}

async function createFiles(schema: Schema): Promise<void> {
	await schema
		.createTable('lead_files')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('type', 'text', (column) => column.notNull())
		.addColumn('size', 'integer', (column) => column.notNull())
		.addColumn('sha256', 'text', (column) => column.notNull())
		.addColumn('data', bytes, (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('lead_files_by_lead').on('lead_files').column('lead_id').execute();
}

async function createOutbox(schema: Schema): Promise<void> {
	await schema
		.createTable('outbox')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('destination', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('attempts', 'integer', (column) => column.notNull())
		.addColumn('next_at', 'bigint', (column) => column.notNull())
		.addColumn('lease_until', 'bigint')
		.addColumn('last_error', 'text')
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.addUniqueConstraint('outbox_once', ['lead_id', 'destination', 'version'])
		.execute();
	await schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
}

async function createDeliveries(schema: Schema): Promise<void> {
	await schema
		.createTable('deliveries')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
		.addColumn('lead_id', 'text', (column) => column.notNull())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('destination', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.addColumn('attempt', 'integer', (column) => column.notNull())
		.addColumn('outcome', 'text', (column) => column.notNull())
		.addColumn('status', 'integer')
		.addColumn('error', 'text')
		.addColumn('started_at', 'bigint', (column) => column.notNull())
		.addColumn('finished_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('deliveries_by_lead').on('deliveries').column('lead_id').execute();
}

async function createGuards(schema: Schema): Promise<void> {
	await schema
		.createTable('idempotency_keys')
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('key', 'text', (column) => column.notNull())
		.addColumn('request_hash', 'text', (column) => column.notNull())
		.addColumn('owner', 'text', (column) => column.notNull())
		.addColumn('lease_until', 'bigint', (column) => column.notNull())
		.addColumn('status', 'integer')
		.addColumn('answer', 'text')
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('idempotency_keys_primary', ['tenant', 'key'])
		.execute();
	await schema
		.createTable('used_challenges')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createTable('rate_limits')
		.addColumn('bucket', 'text', (column) => column.primaryKey())
		.addColumn('window_start', 'bigint', (column) => column.notNull())
		.addColumn('count', 'integer', (column) => column.notNull())
		.execute();
}

async function createEvents(schema: Schema): Promise<void> {
	await schema
		.createTable('events')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('payload', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('events_by_tenant').on('events').columns(['tenant', 'created_at']).execute();
}

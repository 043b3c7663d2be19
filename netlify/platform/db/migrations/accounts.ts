import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Visitors with an account, the codes that sign them in, their sessions, the cars that they watch, and what was sent by SMS. */
export const accountsMigration: Migration = {
	up: async ({ schema }) => {
		await createVisitors(schema);
		await createCodes(schema);
		await createSessions(schema);
		await createWatchlist(schema);
		await createMessages(schema);
	},
};

async function createVisitors(schema: Schema): Promise<void> {
	await schema
		.createTable('visitors')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('phone', 'text', (column) => column.notNull())
		.addColumn('name', 'text')
		.addColumn('last_name', 'text')
		.addColumn('email', 'text')
		.addColumn('alerts', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('seen_at', 'bigint', (column) => column.notNull())
		.addUniqueConstraint('visitors_by_phone', ['tenant', 'phone'])
		.execute();
	await schema.createIndex('visitors_by_age').on('visitors').column('seen_at').execute();
}

async function createCodes(schema: Schema): Promise<void> {
	await schema
		.createTable('sign_in_codes')
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('phone_hash', 'text', (column) => column.notNull())
		.addColumn('browser_hash', 'text', (column) => column.notNull())
		.addColumn('code_hash', 'text', (column) => column.notNull())
		.addColumn('tries', 'integer', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('sign_in_codes_primary', ['tenant', 'phone_hash'])
		.execute();
	await schema.createIndex('sign_in_codes_by_age').on('sign_in_codes').column('expires_at').execute();
}

async function createSessions(schema: Schema): Promise<void> {
	await schema
		.createTable('sessions')
		.addColumn('token_hash', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('visitor_id', 'text', (column) => column.notNull().references('visitors.id').onDelete('cascade'))
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('ends_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('sessions_by_visitor').on('sessions').column('visitor_id').execute();
	await schema.createIndex('sessions_by_age').on('sessions').column('expires_at').execute();
}

async function createWatchlist(schema: Schema): Promise<void> {
	await schema
		.createTable('watchlist')
		.addColumn('visitor_id', 'text', (column) => column.notNull().references('visitors.id').onDelete('cascade'))
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('car_id', 'bigint', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('told_price_at', 'bigint')
		.addColumn('told_end_at', 'bigint')
		.addPrimaryKeyConstraint('watchlist_primary', ['visitor_id', 'car_id'])
		.execute();
	await schema.createIndex('watchlist_by_tenant').on('watchlist').column('tenant').execute();
}

async function createMessages(schema: Schema): Promise<void> {
	await schema
		.createTable('sms_messages')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('gateway_id', 'text')
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('fault', 'text')
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema.createIndex('sms_messages_by_time').on('sms_messages').columns(['created_at', 'tenant']).execute();
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Requests to rebuild a tenant's site, and the history of builds (SITE-16). */
export const rebuildsMigration: Migration = {
	up: async ({ schema }) => {
		await createRequests(schema);
		await createBuilds(schema);
	},
};

async function createRequests(schema: Schema): Promise<void> {
	await schema
		.createTable('rebuild_requests')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('asked_at', 'bigint', (column) => column.notNull())
		.addColumn('asked_last', 'bigint', (column) => column.notNull())
		.addColumn('triggers', 'integer', (column) => column.notNull())
		.addColumn('asked_by', 'text', (column) => column.notNull())
		.addColumn('why', 'text', (column) => column.notNull())
		.addColumn('options', 'text', (column) => column.notNull())
		.addColumn('automatic', 'integer', (column) => column.notNull())
		.addColumn('losses', 'integer', (column) => column.notNull())
		.addColumn('not_before', 'bigint', (column) => column.notNull())
		.addColumn('build_id', 'text')
		.execute();
	await schema
		.createIndex('rebuild_requests_waiting')
		.on('rebuild_requests')
		.columns(['tenant', 'asked_at'])
		.where(sql.ref('build_id'), 'is', null)
		.execute();
	await schema.createIndex('rebuild_requests_by_build').on('rebuild_requests').column('build_id').execute();
}

async function createBuilds(schema: Schema): Promise<void> {
	await schema
		.createTable('builds')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('builder', 'text', (column) => column.notNull())
		.addColumn('asked_by', 'text', (column) => column.notNull())
		.addColumn('why', 'text', (column) => column.notNull())
		.addColumn('options', 'text', (column) => column.notNull())
		.addColumn('automatic', 'integer', (column) => column.notNull())
		.addColumn('triggers', 'integer', (column) => column.notNull())
		.addColumn('started_at', 'bigint', (column) => column.notNull())
		.addColumn('lease_until', 'bigint')
		.addColumn('finished_at', 'bigint')
		.addColumn('outcome', 'text')
		.addColumn('message', 'text')
		.addColumn('facts', 'text')
		.execute();
	// At most one build of a tenant runs, whatever two builders believe.
	await schema
		.createIndex('builds_running')
		.unique()
		.on('builds')
		.column('tenant')
		.where(sql.ref('outcome'), 'is', null)
		.execute();
	await schema.createIndex('builds_by_tenant').on('builds').columns(['tenant', 'started_at']).execute();
}

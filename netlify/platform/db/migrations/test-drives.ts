import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Test drives that are held or booked, and the quarters of an hour that they take up of a place and of a car. */
export const testDrivesMigration: Migration = {
	up: async ({ schema }) => {
		await createTestDrives(schema);
		await createQuarters(schema);
	},
};

async function createTestDrives(schema: Schema): Promise<void> {
	await schema
		.createTable('test_drives')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('location_id', 'bigint', (column) => column.notNull())
		.addColumn('car_id', 'text')
		.addColumn('zone', 'text', (column) => column.notNull())
		.addColumn('starts_at', 'bigint', (column) => column.notNull())
		.addColumn('ends_at', 'bigint', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('held_until', 'bigint')
		// A booking goes with the lead that made it: when that is erased, the time is free.
		.addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
		.addColumn('sequence', 'integer', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.execute();
	await schema
		.createIndex('test_drives_by_place')
		.on('test_drives')
		.columns(['tenant', 'location_id', 'starts_at'])
		.execute();
	await schema.createIndex('test_drives_by_lead').on('test_drives').column('lead_id').execute();
}

async function createQuarters(schema: Schema): Promise<void> {
	await schema
		.createTable('test_drive_quarters')
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('taken', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('seat', 'integer', (column) => column.notNull())
		.addColumn('test_drive_id', 'text', (column) => column.notNull().references('test_drives.id').onDelete('cascade'))
		.addColumn('free_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('test_drive_quarters_once', ['tenant', 'taken', 'at', 'seat'])
		.execute();
	await schema.createIndex('test_drive_quarters_by_drive').on('test_drive_quarters').column('test_drive_id').execute();
}

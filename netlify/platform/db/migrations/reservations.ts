import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>['schema'];

/** Reservations of cars, and whose a car is (CAR-11). */
export const reservationsMigration: Migration = {
	up: async ({ schema }) => {
		await createReservations(schema);
		await schema
			.createTable('car_claims')
			.addColumn('tenant', 'text', (column) => column.notNull())
			.addColumn('car_id', 'bigint', (column) => column.notNull())
			.addColumn('reservation_id', 'text', (column) => column.notNull())
			.addColumn('until', 'bigint')
			.addPrimaryKeyConstraint('car_claims_primary', ['tenant', 'car_id'])
			.execute();
		await schema.createIndex('reservations_due').on('reservations').columns(['due_at']).execute();
		await schema.createIndex('reservations_by_tenant').on('reservations').columns(['tenant', 'created_at']).execute();
	},
};

async function createReservations(schema: Schema): Promise<void> {
	await schema
		.createTable('reservations')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('tenant', 'text', (column) => column.notNull())
		.addColumn('car_id', 'bigint', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('deposit', 'integer', (column) => column.notNull())
		.addColumn('currency', 'text', (column) => column.notNull())
		.addColumn('provider', 'text', (column) => column.notNull())
		.addColumn('until', 'bigint', (column) => column.notNull())
		.addColumn('reference', 'text', (column) => column.notNull())
		.addColumn('token_hash', 'text', (column) => column.notNull())
		.addColumn('terms', 'text', (column) => column.notNull())
		.addColumn('details', 'text')
		.addColumn('intent', 'text')
		.addColumn('paid_at', 'bigint')
		.addColumn('refunded', 'integer', (column) => column.notNull())
		.addColumn('reason', 'text')
		.addColumn('lead_id', 'text')
		.addColumn('asked_at', 'bigint', (column) => column.notNull())
		.addColumn('due_at', 'bigint')
		.addColumn('attempts', 'integer', (column) => column.notNull())
		.addColumn('fault', 'text')
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.execute();
}

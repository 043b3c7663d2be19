import type { TestDriveRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

type Place = { tenant: string; id: string };

/** Writes a new booking. Part of the transaction that takes its time. */
export async function insertBooking(tx: Db, row: TestDriveRow): Promise<void> {
	await tx.insertInto('test_drives').values(row).execute();
}

/** The tenant's booking with this id; null if there is none. */
export async function findBooking(db: Db, { tenant, id }: Place): Promise<TestDriveRow | null> {
	const row = await db
		.selectFrom('test_drives')
		.selectAll()
		.where('id', '=', id)
		.where('tenant', '=', tenant)
		.executeTakeFirst();
	return row ?? null;
}

/** Changes a booking if it is still as it was read; false if something else came first. */
export async function changeBooking(tx: Db, before: TestDriveRow, change: Partial<TestDriveRow>): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('test_drives')
		.set(change)
		.where('id', '=', before.id)
		.where('state', '=', before.state)
		.where('sequence', '=', before.sequence)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Gives up a time that nobody has booked. */
export async function dropHold(db: Db, { tenant, id }: Place): Promise<void> {
	await db
		.deleteFrom('test_drives')
		.where('id', '=', id)
		.where('tenant', '=', tenant)
		.where('state', '=', 'held')
		.execute();
}

/** A booking with its lead's answers. */
export type BookingOfLead = TestDriveRow & { payload: string };

/** The bookings of a tenant from a time on (Unix milliseconds), the earliest first; of one location where it is given. */
export function listBookings(
	db: Db,
	{ tenant, location, from }: { tenant: string; location?: number | undefined; from: number },
): Promise<BookingOfLead[]> {
	return db
		.selectFrom('test_drives')
		.innerJoin('leads', 'leads.id', 'test_drives.lead_id')
		.selectAll('test_drives')
		.select('leads.payload')
		.where('test_drives.tenant', '=', tenant)
		.where('test_drives.ends_at', '>=', from)
		.where('test_drives.state', 'in', ['booked', 'cancelled'])
		.$if(location !== undefined, (query) => query.where('test_drives.location_id', '=', location ?? 0))
		.orderBy('test_drives.starts_at')
		.orderBy('test_drives.id')
		.execute();
}

import { SqliteAdapter } from 'kysely';
import type { CheckoutCar } from '../../../src/contract/checkout-car.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Who reserves a car. */
export type Person = { first_name: string; last_name: string; email: string; phone: string };

/** What is kept of a reservation in words: erased once it is no longer needed. */
export type Details = {
	person: Person;
	car: Pick<CheckoutCar, 'slug' | 'title' | 'stocknum' | 'path' | 'price' | 'about'>;
	/** What every lead carries of the visit (USER-6). */
	visit: Record<string, unknown>;
	/** What a page needs of the dealer's account at the processor: no secret. */
	key: string;
	userAgent: string | null;
};

/** What was written about a reservation; null once it is erased. */
export const detailsOf = ({ details }: Pick<ReservationRow, 'details'>): Details | null =>
	details === null ? null : (JSON.parse(details) as Details);

/** Writes a new reservation. */
export async function insertReservation(db: Db, row: ReservationRow): Promise<void> {
	await db.insertInto('reservations').values(row).execute();
}

/** The reservation with this id; null if there is none. */
export async function findReservation(db: Db, id: string): Promise<ReservationRow | null> {
	const row = await db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
	return row ?? null;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockReservation(tx: Db, id: string): Promise<ReservationRow | null> {
	const query = tx.selectFrom('reservations').selectAll().where('id', '=', id);
	// A transaction in SQLite is the only writer from its start.
	const isSqlite = tx.getExecutor().adapter instanceof SqliteAdapter;
	return (await (isSqlite ? query : query.forUpdate()).executeTakeFirst()) ?? null;
}

/** Changes a reservation. */
export async function updateReservation(
	db: Db,
	id: string,
	change: Partial<Omit<ReservationRow, 'id' | 'tenant'>>,
): Promise<void> {
	await db.updateTable('reservations').set(change).where('id', '=', id).execute();
}

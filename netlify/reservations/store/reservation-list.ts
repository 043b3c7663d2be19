import type { ReservationState } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

type Filter = { tenant: string | undefined; state: ReservationState | undefined; limit: number };

/** Reservations, newest first. */
export function listReservations(db: Db, { tenant, state, limit }: Filter): Promise<ReservationRow[]> {
	return db
		.selectFrom('reservations')
		.selectAll()
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.$if(state !== undefined, (query) => query.where('state', '=', state as ReservationState))
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(limit)
		.execute();
}

/** The reservations with this id or reference; two tenants may give the same reference. */
export function findByName(
	db: Db,
	{ which, tenant }: { which: string; tenant: string | undefined },
): Promise<ReservationRow[]> {
	return db
		.selectFrom('reservations')
		.selectAll()
		.where(({ eb, or }) => or([eb('id', '=', which.toLowerCase()), eb('reference', '=', which.toUpperCase())]))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.execute();
}

/** Every reservation of which it is known who made it, of a tenant or of all. */
export function reservationsWithDetails(db: Db, tenant: string | undefined): Promise<ReservationRow[]> {
	return db
		.selectFrom('reservations')
		.selectAll()
		.where('details', 'is not', null)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.orderBy('created_at')
		.execute();
}

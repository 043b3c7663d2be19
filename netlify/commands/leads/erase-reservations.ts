import { personFinder } from '../../leads/store/find-person.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { reservationsWithDetails } from '../../reservations/store/reservation-list.ts';
import { detailsOf } from '../../reservations/store/reservation-rows.ts';
import type { LeadsCommand } from './options.ts';

/** The reservations whose own number or e-mail address is asked for, and those that became a lead that is erased. */
export async function reservationsOf(
	{ who, filter }: Extract<LeadsCommand, { name: 'erase' }>,
	{ db, leadIds }: { db: Db; leadIds: readonly string[] },
): Promise<ReservationRow[]> {
	const find = personFinder(who);
	const rows = await reservationsWithDetails(db, filter.tenant);
	return rows.filter((row) => {
		const { email, phone } = detailsOf(row)?.person ?? {};
		const isTheirs = find !== null && find({ ...(phone && { phone }), ...(email && { email }) }) === 'exact';
		return isTheirs || (row.lead_id !== null && leadIds.includes(row.lead_id));
	});
}

/** A line about a reservation. */
export const describeReservation = ({ id, reference, tenant, created_at, state }: ReservationRow): string =>
	`${id}  ${new Date(created_at).toISOString().slice(0, 10)}  ${tenant}  is the reservation ${reference}, ${state}\n`;

export const countOfReservations = (rows: readonly unknown[]): string =>
	rows.length === 1 ? '1 reservation' : `${rows.length} reservations`;

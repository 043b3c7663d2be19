import type { TakenCars } from '../../../src/contract/reservations.ts';
import type { CarClaimRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

type Car = Pick<CarClaimRow, 'tenant' | 'car_id'>;

/**
 * Claims a car for a reservation if nobody has it: one statement, so that of many who ask at once one gets it. A claim whose
 * time is over is taken over; the reservation's own becomes the new one. False if somebody else has the car.
 */
export async function claimCar(db: Db, claim: CarClaimRow, now: number): Promise<boolean> {
	const row = await db
		.insertInto('car_claims')
		.values(claim)
		.onConflict((conflict) =>
			conflict
				.columns(['tenant', 'car_id'])
				.doUpdateSet({ reservation_id: claim.reservation_id, until: claim.until })
				.where(({ eb, or }) =>
					or([eb('car_claims.reservation_id', '=', claim.reservation_id), eb('car_claims.until', '<=', now)]),
				),
		)
		.returning('reservation_id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether a car is this reservation's. */
export async function holdsCar(db: Db, { tenant, car_id, reservation_id }: Omit<CarClaimRow, 'until'>) {
	const row = await claimOf(db, { tenant, car_id });
	return row?.reservation_id === reservation_id;
}

/** Whose a car is. */
export const claimOf = (db: Db, { tenant, car_id }: Car): Promise<CarClaimRow | undefined> =>
	db.selectFrom('car_claims').selectAll().where('tenant', '=', tenant).where('car_id', '=', car_id).executeTakeFirst();

/** Frees a car, unless it is another reservation's by now. */
export async function freeCar(db: Db, { tenant, car_id, reservation_id }: Omit<CarClaimRow, 'until'>): Promise<void> {
	await db
		.deleteFrom('car_claims')
		.where('tenant', '=', tenant)
		.where('car_id', '=', car_id)
		.where('reservation_id', '=', reservation_id)
		.execute();
}

/** The cars of a tenant that cannot be reserved now, in the order of their ids. */
export function takenCars(db: Db, tenant: string, now: number): Promise<TakenCars['cars']> {
	return db
		.selectFrom('car_claims')
		.select(['car_id as id', 'until'])
		.where('tenant', '=', tenant)
		.where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', now)]))
		.orderBy('car_id')
		.execute();
}

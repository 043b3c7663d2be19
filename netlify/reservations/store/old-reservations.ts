import { leadsKeptFrom } from '../../leads/store/retention.ts';
import type { Db } from '../../platform/db/schema.ts';
import { eraseKeys } from '../../platform/guards/idempotency.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds for which it is known who held a car without paying. */
const unpaidLife = 30 * day;

/**
 * Forgets who made these reservations, and the keys of their requests. What was paid and refunded stays, without a name; a
 * running reservation goes on.
 */
export async function eraseDetails(db: Db, ids: readonly string[], now: number): Promise<void> {
	if (ids.length === 0) return;
	await db.transaction().execute(async (tx) => {
		await tx.updateTable('reservations').set({ details: null }).where('id', 'in', ids).execute();
		await eraseKeys(tx, { leadIds: ids, now });
	});
}

/**
 * Deletes reservations that came to nothing after 30 days, and those with a payment when leads of their time are deleted, with
 * the claim on the car. One about which something is still to be done stays.
 */
export async function deleteOldReservations({
	db,
	...runtime
}: Pick<Runtime, 'db' | 'tenants' | 'env' | 'now'>): Promise<void> {
	const now = runtime.now();
	const tenants = await db.selectFrom('reservations').select('tenant').distinct().execute();
	for (const { tenant } of tenants) {
		const paidFrom = leadsKeptFrom(tenant, { ...runtime, now });
		const { numDeletedRows } = await db
			.deleteFrom('reservations')
			.where('tenant', '=', tenant)
			.where('due_at', 'is', null)
			.where(({ eb, or, and }) =>
				or([
					and([eb('paid_at', 'is', null), eb('updated_at', '<', now - unpaidLife)]),
					eb('updated_at', '<', paidFrom),
				]),
			)
			.executeTakeFirst();
		if (numDeletedRows > 0n) await deleteLostClaims(db, tenant);
	}
}

/** Claims of reservations that are no more. */
async function deleteLostClaims(db: Db, tenant: string): Promise<void> {
	await db
		.deleteFrom('car_claims')
		.where('tenant', '=', tenant)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('reservations')
						.select('reservations.id')
						.whereRef('reservations.id', '=', 'car_claims.reservation_id'),
				),
			),
		)
		.execute();
}

import type { WatchlistEntry } from '../../../src/contract/account.ts';
import { mostWatched } from '../../../src/contract/account-calls.ts';
import type { WatchlistRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

type Watched = Pick<WatchlistRow, 'visitor_id' | 'car_id'>;

/** The cars that a visitor watches, the latest last. */
export async function listWatched(db: Db, visitorId: string): Promise<WatchlistEntry[]> {
	const rows = await db
		.selectFrom('watchlist')
		.select('car_id as id')
		.where('visitor_id', '=', visitorId)
		.orderBy('created_at')
		.execute();
	return rows;
}

/**
 * Puts a car on a visitor's watchlist. `full` if no more fit; `gone` if the account was deleted meanwhile. A car that is on it
 * stays where it was.
 */
export async function watchCar(
	db: Db,
	{ visitor_id, car_id, tenant, now }: Watched & { tenant: string; now: number },
): Promise<'watched' | 'full' | 'gone'> {
	return db.transaction().execute(async (tx) => {
		// Changes nothing, but lets no other call for this visitor go on before the transaction ends.
		const locked = await tx
			.updateTable('visitors')
			.set((eb) => ({ seen_at: eb.ref('seen_at') }))
			.where('id', '=', visitor_id)
			.executeTakeFirst();
		if (locked.numUpdatedRows === 0n) return 'gone';
		const { count, last } = await tx
			.selectFrom('watchlist')
			.select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('created_at').as('last')])
			.where('visitor_id', '=', visitor_id)
			.where('car_id', '!=', car_id)
			.executeTakeFirstOrThrow();
		if (count >= mostWatched) return 'full';
		const created_at = Math.max(now, (last ?? 0) + 1);
		await tx
			.insertInto('watchlist')
			.values({ visitor_id, tenant, car_id, created_at, told_price_at: null, told_end_at: null })
			.onConflict((conflict) => conflict.columns(['visitor_id', 'car_id']).doNothing())
			.execute();
		return 'watched';
	});
}

/** Takes a car off a visitor's watchlist. */
export async function unwatchCar(db: Db, { visitor_id, car_id }: Watched): Promise<void> {
	await db.deleteFrom('watchlist').where('visitor_id', '=', visitor_id).where('car_id', '=', car_id).execute();
}

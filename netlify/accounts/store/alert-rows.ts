import type { VisitorRow, WatchlistRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** A car that somebody watches who wants to be told of it. */
export type WatchedRow = Pick<WatchlistRow, 'visitor_id' | 'car_id' | 'created_at' | 'told_price_at' | 'told_end_at'> &
	Pick<VisitorRow, 'phone' | 'email' | 'alerts'>;

/** The watched cars of a tenant's visitors who want to be told. */
export function listWatchedWithAlerts(db: Db, tenant: string): Promise<WatchedRow[]> {
	return db
		.selectFrom('watchlist')
		.innerJoin('visitors', 'visitors.id', 'watchlist.visitor_id')
		.select(['visitor_id', 'car_id', 'watchlist.created_at', 'told_price_at', 'told_end_at'])
		.select(['phone', 'email', 'alerts'])
		.where('watchlist.tenant', '=', tenant)
		.where('alerts', '!=', 'none')
		.orderBy('visitor_id')
		.orderBy('watchlist.created_at')
		.execute();
}

/** What a visitor is told of a car. */
export type Told = { row: WatchedRow; about: 'told_price_at' | 'told_end_at' };

/** Records that a visitor is told, before it is done: of several processes one does it. False if another one has. */
export async function claimTold(db: Db, { row, about }: Told, now: number): Promise<boolean> {
	const before = row[about];
	const { numUpdatedRows } = await db
		.updateTable('watchlist')
		.set({ [about]: now })
		.where('visitor_id', '=', row.visitor_id)
		.where('car_id', '=', row.car_id)
		.where((eb) => (before === null ? eb(about, 'is', null) : eb(about, '=', before)))
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Takes that back, for what was certainly not sent. */
export async function releaseTold(db: Db, { row, about }: Told): Promise<void> {
	await db
		.updateTable('watchlist')
		.set({ [about]: row[about] })
		.where('visitor_id', '=', row.visitor_id)
		.where('car_id', '=', row.car_id)
		.execute();
}

/** Whoever has this id at this tenant is told nothing any more. */
export async function stopAlerts(db: Db, { tenant, id }: { tenant: string; id: string }): Promise<void> {
	await db.updateTable('visitors').set({ alerts: 'none' }).where('tenant', '=', tenant).where('id', '=', id).execute();
}

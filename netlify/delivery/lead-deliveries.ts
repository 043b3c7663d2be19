import type { DeliveryRow, OutboxRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';

/** Every attempt to deliver a lead, oldest first. */
export function ledgerOf(db: Db, leadId: string): Promise<DeliveryRow[]> {
	return db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId).orderBy('started_at').execute();
}

/** How the newest version of a lead went to one destination. */
export type LeadDelivery = Pick<OutboxRow, 'destination' | 'state' | 'attempts'> & {
	/** When that was last tried or decided, in Unix milliseconds. */
	at: number;
	/** What went wrong last, or a note about one that succeeded; without personal data. */
	said: string | null;
	/** When it is tried next, in Unix milliseconds; null for one that is not. */
	next: number | null;
};

/** Where a lead goes and how far it is, by destination. */
export async function deliveriesOf(db: Db, leadId: string): Promise<LeadDelivery[]> {
	const rows = await db
		.selectFrom('outbox')
		.select(['destination', 'state', 'attempts', 'updated_at', 'last_error', 'next_at'])
		.where('lead_id', '=', leadId)
		.orderBy('destination')
		.orderBy('version', 'desc')
		.execute();
	const newest = [...Map.groupBy(rows, ({ destination }) => destination).values()].flatMap(([first]) => first ?? []);
	return newest.map(({ updated_at, last_error, attempts, next_at, ...row }) => {
		const next = row.state === 'pending' ? Number(next_at) : null;
		return { ...row, attempts: Number(attempts), at: Number(updated_at), said: last_error, next };
	});
}

/** Makes every delivery of a lead that has not arrived due now; dead letters start again. Returns how many there are. */
export async function requeue(db: Db, leadId: string, now: number): Promise<number> {
	const waiting = await db
		.updateTable('outbox')
		.set({ next_at: now, updated_at: now })
		.where('lead_id', '=', leadId)
		.where('state', '=', 'pending')
		.executeTakeFirst();
	const dead = await db
		.updateTable('outbox')
		.set({ state: 'pending', attempts: 0, next_at: now, lease_until: null, updated_at: now })
		.where('lead_id', '=', leadId)
		.where('state', '=', 'dead')
		.executeTakeFirst();
	await endPauses(db, leadId, now);
	return Number(waiting.numUpdatedRows + dead.numUpdatedRows);
}

/** Lets the paused lanes of a lead send a probe now. */
async function endPauses(db: Db, leadId: string, now: number): Promise<void> {
	await db
		.updateTable('delivery_lanes')
		.set({ paused_until: now })
		.where('paused_until', '>', now)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('outbox')
					.select('outbox.id')
					.where('outbox.lead_id', '=', leadId)
					.where('outbox.state', '=', 'pending')
					.whereRef('outbox.tenant', '=', 'delivery_lanes.tenant')
					.whereRef('outbox.destination', '=', 'delivery_lanes.destination'),
			),
		)
		.execute();
}

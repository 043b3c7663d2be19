import type { ErasedLeadRow } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { eraseKeys } from '../../platform/guards/idempotency.ts';

/**
 * Erases leads with their files, deliveries and stored answers, in one transaction. Only their ids are kept, so that nothing
 * brings them back. Leads that are being delivered at this moment stay; returns the ids of the others.
 */
export async function eraseLeads(
	db: Db,
	leads: readonly { id: string; tenant: string }[],
	{ reason, now }: { reason: ErasedLeadRow['reason']; now: number },
): Promise<string[]> {
	if (leads.length === 0) return [];
	return db.transaction().execute(async (tx) => {
		const underWay = await leadsUnderWay(tx, { ids: leads.map(({ id }) => id), now });
		const free = leads.filter(({ id }) => !underWay.has(id));
		const ids = free.map(({ id }) => id);
		if (ids.length === 0) return [];
		const rows = free.map(({ id, tenant }): ErasedLeadRow => ({ id, tenant, reason, erased_at: now }));
		await insertErased(tx, rows);
		await eraseKeys(tx, { leadIds: ids, now });
		await tx.deleteFrom('leads').where('id', 'in', ids).execute();
		return ids;
	});
}

/** Whether a tenant's lead with this id was erased. */
export async function wasErased(db: Db, { tenant, id }: { tenant: string; id: string }): Promise<boolean> {
	const row = await db
		.selectFrom('erased_leads')
		.select('id')
		.where('id', '=', id)
		.where('tenant', '=', tenant)
		.executeTakeFirst();
	return row !== undefined;
}

/** Records that leads were erased, so that nothing brings them back. Part of the transaction that deletes them. */
async function insertErased(db: Db, rows: readonly ErasedLeadRow[]): Promise<void> {
	if (rows.length === 0) return;
	await db
		.insertInto('erased_leads')
		.values(rows)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}

/** Those of the leads that are being sent right now. Until the transaction ends, none of the others can be. */
async function leadsUnderWay(
	tx: Db,
	{ ids, now }: { ids: readonly string[]; now: number },
): Promise<ReadonlySet<string>> {
	const rows = await tx
		.updateTable('outbox')
		// Changes nothing, but locks the rows, so that no delivery claims them.
		.set(({ ref }) => ({ updated_at: ref('updated_at') }))
		.where('lead_id', 'in', ids)
		.returning(['lead_id', 'state', 'lease_until'])
		.execute();
	const underWay = rows.filter(({ state, lease_until }) => state === 'pending' && (lease_until ?? 0) > now);
	return new Set(underWay.map(({ lead_id }) => lead_id));
}

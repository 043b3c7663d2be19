import type { ExpressionBuilder } from 'kysely';
import type { Db, ErasedLeadRow, Tables } from '../../platform/db/schema.ts';
import { eraseKeys } from '../../platform/guards/idempotency.ts';
import { insertErased } from './erased-leads.ts';

/** Which leads or files are too old: those of a tenant from before `before`; undelivered ones only from before `beforeAll`. */
export type TooOld = { tenant: string; before: number; beforeAll: number; limit: number };

/**
 * Erases leads with their files, deliveries and repeated answers, in one transaction. What is left are their ids, so that
 * nothing brings them back. Those that are being delivered at this moment stay; returns the ids of the others.
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

/** Ids of leads that are too old, oldest first. */
export async function findOldLeads(db: Db, { tenant, before, beforeAll, limit }: TooOld): Promise<string[]> {
	const rows = await db
		.selectFrom('leads')
		.select('id')
		.where('tenant', '=', tenant)
		.where((eb) =>
			eb.or([
				eb.and([eb('updated_at', '<', before), eb.not(isUndelivered(eb, 'leads.id'))]),
				eb('updated_at', '<', beforeAll),
			]),
		)
		.orderBy('updated_at')
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Deletes files that are too old and returns how many. */
export async function deleteOldFiles(db: Db, { tenant, before, beforeAll, limit }: TooOld): Promise<number> {
	const rows = await db
		.selectFrom('lead_files')
		.select('id')
		.where('tenant', '=', tenant)
		.where((eb) =>
			eb.or([
				eb.and([eb('created_at', '<', before), eb.not(isUndelivered(eb, 'lead_files.lead_id'))]),
				eb('created_at', '<', beforeAll),
			]),
		)
		.limit(limit)
		.execute();
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await db.deleteFrom('lead_files').where('id', 'in', ids).execute();
	return ids.length;
}

/** Whether a destination still has to get a lead, or refused it. */
export function isUndelivered<Table extends 'leads' | 'lead_files'>(
	eb: ExpressionBuilder<Tables, Table>,
	lead: 'leads.id' | 'lead_files.lead_id',
) {
	const outbox = (eb as unknown as ExpressionBuilder<Tables, 'leads' | 'lead_files'>)
		.selectFrom('outbox')
		.select('outbox.id')
		.whereRef('outbox.lead_id', '=', lead)
		.where('outbox.state', '!=', 'done');
	return eb.exists(outbox);
}

/** The leads of these that are on their way to a destination. Until the transaction ends no other one is sent. */
async function leadsUnderWay(
	tx: Db,
	{ ids, now }: { ids: readonly string[]; now: number },
): Promise<ReadonlySet<string>> {
	const rows = await tx
		.updateTable('outbox')
		// Changes nothing: it keeps the rows from whoever would claim them.
		.set(({ ref }) => ({ updated_at: ref('updated_at') }))
		.where('lead_id', 'in', ids)
		.returning(['lead_id', 'state', 'lease_until'])
		.execute();
	const underWay = rows.filter(({ state, lease_until }) => state === 'pending' && (lease_until ?? 0) > now);
	return new Set(underWay.map(({ lead_id }) => lead_id));
}

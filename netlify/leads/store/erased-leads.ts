import type { Db, ErasedLeadRow } from '../../platform/db/schema.ts';

/** Notes that leads were erased, so that nothing brings them back. Part of the transaction that deletes them. */
export async function insertErased(db: Db, rows: readonly ErasedLeadRow[]): Promise<void> {
	if (rows.length === 0) return;
	await db
		.insertInto('erased_leads')
		.values(rows)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
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

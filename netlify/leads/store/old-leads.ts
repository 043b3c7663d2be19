import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '../../platform/db/schema.ts';

/** Whose leads or files are too old, and at most how many of them. `before` and `beforeAll` as in `isTooOld`. */
export type TooOld = { tenant: string; before: number; beforeAll: number; limit: number };

/** Ids of leads that are too old, oldest first. */
export async function findOldLeads(db: Db, tooOld: TooOld): Promise<string[]> {
	const rows = await db
		.selectFrom('leads')
		.select('id')
		.where('tenant', '=', tooOld.tenant)
		.where((eb) => isTooOld(eb, { time: 'leads.updated_at', lead: 'leads.id' }, tooOld))
		.orderBy('updated_at')
		.limit(tooOld.limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Deletes files that are too old and returns how many. */
export async function deleteOldFiles(db: Db, tooOld: TooOld): Promise<number> {
	const rows = await db
		.selectFrom('lead_files')
		.select('id')
		.where('tenant', '=', tooOld.tenant)
		.where((eb) => isTooOld(eb, { time: 'lead_files.created_at', lead: 'lead_files.lead_id' }, tooOld))
		.limit(tooOld.limit)
		.execute();
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await db.deleteFrom('lead_files').where('id', 'in', ids).execute();
	return ids.length;
}

/** What is kept for a time, and the lead that it belongs to. */
type Kept = {
	time: 'leads.updated_at' | 'lead_files.created_at';
	lead: 'leads.id' | 'lead_files.lead_id';
};

/** Too old is what is from before `before`, but while a destination has not got the lead only what is from before `beforeAll`. */
function isTooOld<Table extends 'leads' | 'lead_files'>(
	one: ExpressionBuilder<Tables, Table>,
	{ time, lead }: Kept,
	{ before, beforeAll }: TooOld,
) {
	const eb = one as unknown as ExpressionBuilder<Tables, 'leads' | 'lead_files'>;
	const isOverdue = eb.and([eb(time, '<', before), eb.not(isUndelivered(eb, lead))]);
	return eb.or([isOverdue, eb(time, '<', beforeAll)]);
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

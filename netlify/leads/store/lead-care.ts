import { randomUUID } from 'node:crypto';
import type { LeadCareRow, LeadNoteRow } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Who looks after a lead, and how far they are; what nobody has said is empty. */
export type LeadCare = Pick<LeadCareRow, 'owner' | 'follow_up' | 'outcome' | 'reason'>;

/** Of a lead that nobody has taken. */
export const noCare: LeadCare = { owner: '', follow_up: '', outcome: null, reason: '' };

/** Who looks after these leads, by id; those that nobody has taken are left out. */
export async function careOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LeadCare>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom('lead_care').selectAll().where('lead_id', 'in', ids).execute();
	return new Map(
		rows.map(({ lead_id, owner, follow_up, outcome, reason }) => [lead_id, { owner, follow_up, outcome, reason }]),
	);
}

/** What was written about a lead and done to it, oldest first. */
export function notesOf(db: Db, leadId: string): Promise<LeadNoteRow[]> {
	return db.selectFrom('lead_notes').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute();
}

/** The last text that somebody wrote about each of these leads, by id. */
export async function lastNotesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom('lead_notes')
		.select(['lead_id', 'said'])
		.where('lead_id', 'in', ids)
		.where('kind', '=', 'note')
		.orderBy('created_at')
		.execute();
	return new Map(rows.map(({ lead_id, said }) => [lead_id, said]));
}

/** A lead, by whom something is said of it and when. */
export type Noting = { id: string; tenant: string; author: string; now: number };

/** Adds what somebody wrote or did. */
export async function addNote(
	db: Db,
	{ id, tenant, author, now }: Noting,
	{ kind, said }: Pick<LeadNoteRow, 'kind' | 'said'>,
): Promise<void> {
	const row = { id: randomUUID(), lead_id: id, tenant, kind, said, author, created_at: now };
	await db.insertInto('lead_notes').values(row).execute();
}

/** Changes who looks after a lead or how far they are; the rest stays as it is. */
export async function changeCare(db: Db, { id, tenant, now }: Noting, change: Partial<LeadCare>): Promise<void> {
	await db
		.insertInto('lead_care')
		.values({ lead_id: id, tenant, ...noCare, ...change, updated_at: now })
		.onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ ...change, updated_at: now }))
		.execute();
}

const mostOwners = 40;

/** Everybody who looks after a lead of a tenant, in the order of their names. */
export async function ownersOf(db: Db, tenant: string): Promise<string[]> {
	const rows = await db
		.selectFrom('lead_care')
		.select('owner')
		.distinct()
		.where('tenant', '=', tenant)
		.where('owner', '!=', '')
		.orderBy('owner')
		.limit(mostOwners)
		.execute();
	return rows.map(({ owner }) => owner);
}

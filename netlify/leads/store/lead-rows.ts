import type { LeadPayload } from '../../../src/contract/lead.ts';
import { keepQuery } from '../../platform/db/kept-query.ts';
import type { FileFacts, LeadFileRow, LeadRow, StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type Step, step, together } from '../../platform/db/together.ts';

/** Writes a new lead. */
export const insertLead = (db: Db, lead: StoredLead): Promise<void> => together(db, [leadStep(db, lead)]);

/** Writes a new lead. `after` learns whether we have the words of the consent that it names. */
export function leadStep(db: Db, lead: StoredLead, after?: (hasWording: boolean) => Promise<void>): Step {
	return step(leadQuery(db, toRow(lead)), ({ rows: [row] }) => after?.(Boolean(row?.has_wording)));
}

const leadQuery = keepQuery((db, row: LeadRow) =>
	db
		.insertInto('leads')
		.values(row)
		.returning(({ exists, selectFrom }) =>
			exists(
				selectFrom('consent_texts')
					.select('consent_texts.version')
					.whereRef('consent_texts.tenant', '=', 'leads.tenant')
					.whereRef('consent_texts.version', '=', 'leads.consent_text_version'),
			).as('has_wording'),
		),
);

/** The tenant's lead with this id; null if it does not exist or is another tenant's. */
export async function findLead(db: Db, { tenant, id }: { tenant: string; id: string }): Promise<StoredLead | null> {
	const [lead] = await findLeads(db, { tenant, ids: [id] });
	return lead ?? null;
}

/** The tenant's leads with these ids, in any order; those that do not exist are left out. */
export async function findLeads(
	db: Db,
	{ tenant, ids }: { tenant: string; ids: readonly string[] },
): Promise<StoredLead[]> {
	const { rows } = await db.executeQuery(leadsQuery(db, { tenant, ids }));
	return rows.map(fromRow);
}

const leadsQuery = keepQuery((db, { tenant, ids }: { tenant: string; ids: readonly string[] }) =>
	db.selectFrom('leads').selectAll().where('id', 'in', ids).where('tenant', '=', tenant),
);

/**
 * Writes a changed lead if it still has the version that was changed; false if another change came first. Whether somebody has
 * opened or answered it stays as it is: that may have changed meanwhile.
 */
export async function replaceLead(db: Db, lead: StoredLead, fromVersion: number): Promise<boolean> {
	const { id, tenant, opened_at, answered_at, ...values } = toRow(lead);
	const { numUpdatedRows } = await db
		.updateTable('leads')
		.set(values)
		.where('id', '=', id)
		.where('tenant', '=', tenant)
		.where('version', '=', fromVersion)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Writes a lead's newly encrypted answers; false if the lead was changed or erased meanwhile. */
export async function reseal(db: Db, lead: StoredLead): Promise<boolean> {
	const { id, version, payload, sealed } = toRow(lead);
	const { numUpdatedRows } = await db
		.updateTable('leads')
		.set({ payload, sealed })
		.where('id', '=', id)
		.where('version', '=', version)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Writes files of a lead. */
export async function insertFiles(db: Db, files: readonly LeadFileRow[]): Promise<void> {
	if (files.length > 0) await db.insertInto('lead_files').values(files).execute();
}

/** The files of a lead in the order in which they arrived, without their bytes: those are megabytes that few callers need. */
export const findFiles = (db: Db, leadId: string): Promise<FileFacts[]> => findFilesOf(db, [leadId]);

/** The same for several leads. */
export async function findFilesOf(db: Db, leadIds: readonly string[]): Promise<FileFacts[]> {
	return (await db.executeQuery(filesQuery(db, { leadIds }))).rows;
}

const filesQuery = keepQuery((db, { leadIds }: { leadIds: readonly string[] }) =>
	db
		.selectFrom('lead_files')
		.select(['id', 'lead_id', 'tenant', 'name', 'type', 'size', 'sha256', 'created_at'])
		.where('lead_id', 'in', leadIds)
		.orderBy('created_at')
		.orderBy('id'),
);

/** The bytes of one file. */
export async function readFileBytes(db: Db, id: string): Promise<Uint8Array> {
	const { data } = await db.selectFrom('lead_files').select('data').where('id', '=', id).executeTakeFirstOrThrow();
	return data;
}

/** A row as it is written. */
function toRow({ payload, ...lead }: StoredLead): LeadRow {
	return { ...lead, payload: JSON.stringify(payload) };
}

/** A row as it is read. */
export function fromRow({ payload, ...lead }: LeadRow): StoredLead {
	return { ...lead, payload: JSON.parse(payload) as LeadPayload };
}

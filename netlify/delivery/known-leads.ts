import { findFilesOf, findLeads } from '../leads/store/lead-rows.ts';
import type { FileFacts, StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Claim } from './claims.ts';
import { versionsAt } from './ends.ts';

/** A lead that is to be delivered, its files, and the newest version of it that the destination has; 0 for none. */
export type KnownLead = { lead: StoredLead; files: readonly FileFacts[]; arrived: number };

/** The leads of claims in one lane, by id. Those that were erased meanwhile are missing. */
export async function leadsOf(db: Db, claims: readonly Claim[]): Promise<ReadonlyMap<string, KnownLead>> {
	const [first] = claims;
	if (!first) return new Map();
	const ids = claims.map(({ lead_id }) => lead_id);
	const leads = await findLeads(db, { tenant: first.tenant, ids });
	const files = Map.groupBy(await findFilesOf(db, ids), ({ lead_id }) => lead_id);
	const arrived = await versionsAt(db, first.destination, ids);
	return new Map(
		leads.map((lead) => [lead.id, { lead, files: files.get(lead.id) ?? [], arrived: arrived.get(lead.id) ?? 0 }]),
	);
}

import { randomUUID } from 'node:crypto';
import { keepLanes } from '../../delivery/lanes.ts';
import type { Db, OutboxRow, StoredLead } from '../../platform/db/schema.ts';

/** Writes that a version of a lead has to reach these destinations, from `now` on. Part of the lead's own transaction. */
export async function insertOutbox(
	db: Db,
	lead: Pick<StoredLead, 'id' | 'tenant' | 'version'>,
	{ destinations, now }: { destinations: readonly string[]; now: number },
): Promise<void> {
	const rows = [...new Set(destinations)].map(
		(destination): OutboxRow => ({
			id: randomUUID(),
			lead_id: lead.id,
			tenant: lead.tenant,
			destination,
			version: lead.version,
			state: 'pending',
			attempts: 0,
			next_at: now,
			lease_until: null,
			last_error: null,
			created_at: now,
			updated_at: now,
		}),
	);
	if (rows.length === 0) return;
	await db.insertInto('outbox').values(rows).execute();
	await keepLanes(db, lead.tenant, destinations);
}

import { randomUUID } from 'node:crypto';
import type { Db, OutboxRow, StoredLead } from '../../platform/db/schema.ts';

/** Records that a version of a lead is to be delivered to these destinations, from `now` on. Part of the lead's transaction. */
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

/** Creates the lanes of these destinations, unless they exist. */
export async function keepLanes(db: Db, tenant: string, destinations: readonly string[]): Promise<void> {
	// Always in the same order, or two leads that arrive at the same moment would wait for each other.
	const rows = [...new Set(destinations)]
		.sort()
		.map((destination) => ({ tenant, destination, turn_at: 0, failures: 0 }));
	if (rows.length === 0) return;
	await db
		.insertInto('delivery_lanes')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

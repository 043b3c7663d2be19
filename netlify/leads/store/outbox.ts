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
	const wanted = [...new Set(destinations)];
	if (wanted.length === 0) return;
	// Looked for first: an insert would wait for whoever is claiming leads of the lane.
	const known = await db
		.selectFrom('delivery_lanes')
		.select('destination')
		.where('tenant', '=', tenant)
		.where('destination', 'in', wanted)
		.execute();
	const rows = wanted
		.filter((destination) => !known.some((lane) => lane.destination === destination))
		// Always in the same order, or two leads that arrive at the same moment would wait for each other.
		.sort()
		.map((destination) => ({ tenant, destination, turn_at: 0, failures: 0 }));
	if (rows.length === 0) return;
	await db
		.insertInto('delivery_lanes')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

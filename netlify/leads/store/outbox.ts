import { randomUUID } from 'node:crypto';
import { keepQuery } from '../../platform/db/kept-query.ts';
import type { OutboxRow } from '../../platform/db/rows/delivery-rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type Step, step, together } from '../../platform/db/together.ts';

type Sent = { destinations: readonly string[]; now: number };

/** Records that a version of a lead is to be delivered to these destinations, from `now` on. Part of the lead's transaction. */
export async function insertOutbox(
	db: Db,
	lead: Pick<StoredLead, 'id' | 'tenant' | 'version'>,
	sent: Sent,
): Promise<void> {
	if (sent.destinations.length > 0) await together(db, [outboxStep(db, lead, sent)]);
}

/** The same, to be sent with other queries; for one destination at least. */
export function outboxStep(
	db: Db,
	lead: Pick<StoredLead, 'id' | 'tenant' | 'version'>,
	{ destinations, now }: Sent,
): Step {
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
	return step(outboxQuery(db, { rows }), async (written) => {
		const missing = written.rows.flatMap(({ destination, has_lane }) => (has_lane ? [] : [destination]));
		await keepLanes(db, lead.tenant, missing);
	});
}

// Lanes are looked for and not simply inserted: that would wait for whoever is claiming leads of the lane.
const outboxQuery = keepQuery((db, { rows }: { rows: readonly OutboxRow[] }) =>
	db
		.insertInto('outbox')
		.values(rows)
		.returning(({ exists, selectFrom }) => [
			'outbox.destination',
			exists(
				selectFrom('delivery_lanes as lane')
					.select('lane.destination')
					.whereRef('lane.tenant', '=', 'outbox.tenant')
					.whereRef('lane.destination', '=', 'outbox.destination'),
			).as('has_lane'),
		]),
);

/** Creates the lanes of these destinations, unless they exist. */
export async function keepLanes(db: Db, tenant: string, destinations: readonly string[]): Promise<void> {
	// Always in the same order, or two leads that arrive at the same moment would wait for each other.
	const rows = destinations.toSorted().map((destination) => ({ tenant, destination, turn_at: 0, failures: 0 }));
	if (rows.length === 0) return;
	await db
		.insertInto('delivery_lanes')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

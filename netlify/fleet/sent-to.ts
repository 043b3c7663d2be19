import type { OutboxRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';

/** How a lead goes to one destination, in a word. `retrying`: it failed and is tried again, or waits for a setting. */
export type SentTo = {
	destination: string;
	state: 'failed' | 'retrying' | 'waiting' | 'delivered';
	attempts: number;
	/** What went wrong last, without personal data; null where nothing did. */
	said: string | null;
};

/** How leads go to their destinations, by lead: the newest version of each. */
export async function deliveryStates(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SentTo[]>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom('outbox')
		.leftJoin('delivery_lanes as lane', (join) =>
			join.onRef('lane.tenant', '=', 'outbox.tenant').onRef('lane.destination', '=', 'outbox.destination'),
		)
		.select(['lead_id', 'outbox.destination', 'state', 'attempts', 'last_error', 'lane.trouble', 'lane.reason'])
		.where('lead_id', 'in', ids)
		.orderBy('outbox.destination')
		.orderBy('version', 'desc')
		.execute();
	const newest = [...Map.groupBy(rows, ({ lead_id, destination }) => `${lead_id} ${destination}`).values()].flatMap(
		([first]) => first ?? [],
	);
	const sent = newest.map(({ lead_id, destination, state, attempts, last_error, trouble, reason }) => {
		const inWord = stateInWord({ state, attempts: Number(attempts), isTroubled: trouble !== null });
		const said = state === 'done' ? null : (last_error ?? (state === 'pending' ? reason : null));
		return [lead_id, { destination, state: inWord, attempts: Number(attempts), said }] as const;
	});
	const byLead = Map.groupBy(sent, ([lead]) => lead);
	return new Map([...byLead].map(([lead, own]) => [lead, own.map(([, one]) => one)]));
}

type Row = Pick<OutboxRow, 'state' | 'attempts'> & { isTroubled: boolean };

function stateInWord({ state, attempts, isTroubled }: Row): SentTo['state'] {
	if (state === 'done') return 'delivered';
	if (state === 'dead') return 'failed';
	return attempts > 0 || isTroubled ? 'retrying' : 'waiting';
}

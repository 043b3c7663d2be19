import { type DoneAs, doneAs } from '../delivery/done-notes.ts';
import type { OutboxRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';

/**
 * How a lead goes to one destination, in a word. `retrying`: it failed and is tried again, or waits for a setting. `filed`: a
 * demonstration has kept the mail as a file; `unsent`: there was nobody to send it to.
 */
export type SentTo = {
	destination: string;
	state: 'failed' | 'retrying' | 'waiting' | DoneAs;
	attempts: number;
	/** What went wrong last, or why nothing was sent, without personal data; null where it arrived. */
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
		const inWord = stateInWord({ state, last_error, attempts: Number(attempts), isTroubled: trouble !== null });
		const said = inWord === 'delivered' ? null : (last_error ?? (state === 'pending' ? reason : null));
		return [lead_id, { destination, state: inWord, attempts: Number(attempts), said }] as const;
	});
	const byLead = Map.groupBy(sent, ([lead]) => lead);
	return new Map([...byLead].map(([lead, own]) => [lead, own.map(([, one]) => one)]));
}

type Row = Pick<OutboxRow, 'state' | 'attempts' | 'last_error'> & { isTroubled: boolean };

function stateInWord({ state, attempts, last_error, isTroubled }: Row): SentTo['state'] {
	if (state === 'done') return doneAs(last_error);
	if (state === 'dead') return 'failed';
	return attempts > 0 || isTroubled ? 'retrying' : 'waiting';
}

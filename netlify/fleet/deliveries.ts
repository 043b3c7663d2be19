import { waitingLanes } from '../delivery/lanes.ts';
import { stuckLanes } from '../delivery/stuck-lanes.ts';
import type { OutboxRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** What became of a tenant's leads at one destination: how many arrived, wait, or were given up, and what is wrong. */
export type DeliveryCount = {
	destination: string;
	done: number;
	/** When the last one arrived, in Unix milliseconds; null before the first. */
	lastDone: number | null;
	pending: number;
	dead: number;
	/** Why leads wait for somebody, without personal data; null if nothing is wrong. `since` in Unix milliseconds. */
	trouble: { state: 'blocked' | 'failing' | 'untaken'; since: number; reason: string } | null;
};

/** The deliveries of a tenant by destination. */
export async function deliveryCounts(
	{ db, now }: Pick<Runtime, 'db' | 'now'>,
	tenant: string,
): Promise<DeliveryCount[]> {
	const stuck = new Map(
		stuckLanes(await waitingLanes(db, tenant), now()).map(({ lane, state, since, reason }) => [
			lane.destination,
			{ state, since: Number(since), reason },
		]),
	);
	const byDestination = Map.groupBy(await countRows(db, tenant), ({ destination }) => destination);
	return [...byDestination].map(([destination, rows]) => {
		const count = (state: OutboxRow['state']): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
		const counts = { done: count('done'), pending: count('pending'), dead: count('dead') };
		const at = rows.find(({ state }) => state === 'done')?.at;
		const lastDone = at === undefined ? null : Number(at);
		return { destination, ...counts, lastDone, trouble: stuck.get(destination) ?? null };
	});
}

const countRows = (db: Db, tenant: string) =>
	db
		.selectFrom('outbox')
		.select(({ fn }) => [
			'destination',
			'state',
			fn.countAll<number>().as('count'),
			fn.max<number>('updated_at').as('at'),
		])
		.where('tenant', '=', tenant)
		.groupBy(['destination', 'state'])
		.orderBy('destination')
		.execute();

import { type DoneAs, doneAs, reasonIn } from '../../src/domain/leads/delivery-notes.ts';
import { waitingLanes } from '../delivery/lanes.ts';
import { stuckLanes } from '../delivery/stuck-lanes.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** What became of a tenant's leads at one destination: how many arrived, wait, or were given up, and what is wrong. */
export type DeliveryCount = {
	destination: string;
	done: number;
	/** How many mails a demonstration has kept as files. */
	filed: number;
	/** Why it kept the last of them so; empty without one. */
	filedAs: string;
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
		const count = (fits: (row: (typeof rows)[number]) => boolean): number =>
			rows.filter(fits).reduce((sum, row) => sum + Number(row.count), 0);
		const isDone = (as: DoneAs) => (row: (typeof rows)[number]) => row.state === 'done' && doneAs(row.note) === as;
		const counts = {
			done: count(isDone('delivered')),
			filed: count(isDone('filed')),
			pending: count(({ state }) => state === 'pending'),
			dead: count(({ state }) => state === 'dead'),
		};
		const times = rows.filter(isDone(counts.done ? 'delivered' : 'filed')).map(({ at }) => Number(at));
		const lastDone = times.length > 0 ? Math.max(...times) : null;
		const kept = rows.filter(isDone('filed')).sort((one, other) => Number(other.at) - Number(one.at));
		const filedAs = kept[0]?.note ? reasonIn(kept[0].note) : '';
		return { destination, ...counts, filedAs, lastDone, trouble: stuck.get(destination) ?? null };
	});
}

const countRows = (db: Db, tenant: string) =>
	db
		.selectFrom('outbox')
		.select(({ eb, fn }) => [
			'destination',
			'state',
			eb.case().when('state', '=', 'done').then(eb.ref('last_error')).end().as('note'),
			fn.countAll<number>().as('count'),
			fn.max<number>('updated_at').as('at'),
		])
		.where('tenant', '=', tenant)
		.groupBy(['destination', 'state', 'note'])
		.orderBy('destination')
		.execute();
